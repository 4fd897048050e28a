// State of a passed device: whom the match waits for, who has had the device, and when it counts as put away or idle. All of it
// follows from open facts and from the handovers, so that it reveals nothing.
import type { AnyGame, Feed, GameTypes } from '@safehouse/engine'
import { type CurrentMatch, type House, type PersonId, setupOf } from '@safehouse/protocol'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { loadChunk } from '../chunks.ts'
import { useGame } from '../games/loading.ts'
import type { AnyScreens } from '../games/screens.ts'
import { listen } from '../parts/listen.ts'
import { useStaging } from '../table/staging.ts'
import type { TableClient } from '../table/table-client.ts'
import { type AwaitedSeats, findAwaitedSeats } from './awaited-seats.ts'
import type { Handover } from './next-holder.ts'

/** Longer than somebody thinks about a move without touching the screen, shorter than a device lies forgotten on a table. */
const PUT_AWAY_AFTER_MS = 90_000
/** A question that has been on the screen for less was not seen before the device was handed on. */
const NOTICE_MS = 500
/** Longer than a bot takes to decide. */
const IDLE_AFTER_MS = 10_000
const touchEvents = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/** Whom the match waits for, computed again with each message. `client` receives open facts alone. */
export function useAwaitedSeats(
  client: TableClient,
  house: House | undefined,
  match: CurrentMatch | undefined,
): { readonly awaited: AwaitedSeats; readonly count: number } | undefined {
  const game = useGame(match?.game)
  const rules = useRules(game?.screens)
  const shownCount = useStaging(client, house, match, game)?.shownCount
  const isTogether = house?.place === 'room'
  const { matchNumber, messages } = client.received.value
  const isReady = rules !== undefined && match !== undefined && matchNumber === match.n && messages.length > 0
  return useMemo(() => {
    if (!isReady) return undefined
    const setup = setupOf(match)
    const now = (match.clock.pausedAt ?? client.time()) - match.clock.offset
    // A scene is for all to see: nobody is called before it is over.
    const shown = messages.slice(0, shownCount)
    return { awaited: findAwaitedSeats(rules, setup, shown as Feed<GameTypes>, now, isTogether), count: shown.length }
  }, [isReady, isTogether, rules, messages, shownCount, client])
}
function useRules(screens: AnyScreens | undefined): AnyGame | undefined {
  const [rules, setRules] = useState<AnyGame>()
  useEffect(() => {
    if (screens) loadChunk(screens.rules).then(setRules)
  }, [screens])
  return rules?.id === screens?.game.id ? rules : undefined
}

/** As stored in sessionStorage: `n` is the match number, `looked` the last handover of each person, `last` the last holder. */
interface Handovers {
  readonly n: number
  readonly looked: Readonly<Record<PersonId, Handover>>
  readonly last?: PersonId
}
const storageKey = (code: string) => `safehouse.looked.${code}`

/** Who has had the device in this match, and a function to record a handover. Survives a reload, so that nobody reads their cards twice. */
export function useHandovers(code: string, matchNumber: number): readonly [Handovers, (person: PersonId, handover: Handover) => void] {
  const [stored, setStored] = useState<Handovers>(() => JSON.parse(sessionStorage.getItem(storageKey(code)) ?? '{"n":0,"looked":{}}') as Handovers)
  const current = stored.n === matchNumber ? stored : { n: matchNumber, looked: {} }
  const record = (person: PersonId, handover: Handover) => {
    const next = { n: matchNumber, looked: { ...current.looked, [person]: handover }, last: person }
    sessionStorage.setItem(storageKey(code), JSON.stringify(next))
    setStored(next)
  }
  return [current, record]
}

/** Calls `cover` when the page is hidden or left, and when nobody has touched the device for a while. */
export function useCoverWhenPutAway(isHeld: boolean, cover: () => void): void {
  const latestCover = useRef(cover)
  latestCover.current = cover
  useEffect(() => {
    if (!isHeld) return
    const putAway = () => latestCover.current()
    const coverIfHidden = () => document.visibilityState === 'hidden' && putAway()
    coverIfHidden() // the page may have been hidden just before this effect ran
    let timer = setTimeout(putAway, PUT_AWAY_AFTER_MS)
    const restartTimer = () => {
      clearTimeout(timer)
      timer = setTimeout(putAway, PUT_AWAY_AFTER_MS)
    }
    const stopListening = listen(
      [document, 'visibilitychange', coverIfHidden],
      [window, 'pagehide', putAway],
      ...touchEvents.map((event) => [window, event, restartTimer, { passive: true, capture: true }] as const),
    )
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [isHeld])
}

/** A function that returns the questions that a holder who hands the device on now has had the time to notice. */
export function useNoticedQuestions(questions: string | undefined): () => string {
  const shown = useRef({ questions: '', since: 0, before: '' })
  const currentQuestions = questions ?? ''
  if (shown.current.questions !== currentQuestions)
    shown.current = { questions: currentQuestions, since: performance.now(), before: shown.current.questions }
  return () => {
    const { questions, since, before } = shown.current
    return performance.now() - since < NOTICE_MS ? before : questions
  }
}

/** Whether the value has been the same for IDLE_AFTER_MS; never while it is undefined. */
export function useIsUnchanged(value: string | undefined): boolean {
  const [unchanged, setUnchanged] = useState<string>()
  useEffect(() => {
    if (value === undefined) return
    const timer = setTimeout(() => setUnchanged(value), IDLE_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setUnchanged(undefined)
    }
  }, [value])
  return value !== undefined && unchanged === value
}
