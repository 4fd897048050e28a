// Whether a first screen is shown: once for each game on each device, always in the first match at a practice table, and to whoever comes
// in in mid-game. It stays until it is closed with one press: play goes on behind it, and when the table needs this person it says so.
// Loaded on demand: a component that draws nothing itself and hands the introduction to the table's frame.
import { useEffect, useMemo, useState } from 'preact/hooks'
import { hasSeenHint, markHintSeen } from '../../hints/seen-hints.ts'
import type { TableMatchProps } from '../../table/props.ts'
import type { LoadedGame } from '../loading.ts'
import type { AnySpectatorProps } from '../screens.ts'
import { firstWordsOf, type Introduction, introductionTo } from './first-screen.tsx'

/** Fetches a game's first screen beside the game. */
export async function fetchFirstScreen(id: string): Promise<void> {
  if (!hasSeenHint(`${id}.first`)) await firstWordsOf(id)
}

type Kind = 'first' | 'midgame'
export interface OpenIntroduction extends Introduction {
  close(): void
}
/** With so many events somebody who opens the page comes in in mid-game. */
const MIDGAME_EVENTS = 2
/** The match and seat that this tab has shown, so that a reload is no coming in. */
const shownKey = 'safehouse.hinted.match'

interface Props extends TableMatchProps {
  readonly game: LoadedGame
  readonly matchProps: AnySpectatorProps
  /** What the table waits for from this seat. */
  readonly awaited: string | undefined
  /** Called when it is known what is shown, and when that changes. */
  onChange(introduction: OpenIntroduction | undefined): void
}
export function FirstScreen(props: Props) {
  const introduction = useIntroduction(props)
  useEffect(() => {
    if (introduction !== 'undecided') props.onChange(introduction)
  }, [introduction])
  return null
}
function useIntroduction({ client, house, match, game, matchProps, awaited }: Props): OpenIntroduction | 'undecided' | undefined {
  const [kind, setKind] = useState<Kind | 'undecided' | undefined>('undecided')
  const [awaitedAtStart, setAwaitedAtStart] = useState<string>()
  const [render, setRender] = useState<(matchProps: AnySpectatorProps, isNeeded: boolean) => Introduction>()
  const { id } = game.screens.game
  useEffect(() => {
    setAwaitedAtStart(awaited)
    // A person who was here when the match began has received it message by message.
    const isLatecomer = client.received.value.catchUpCount > 1 && matchProps.events.length >= MIDGAME_EVENTS
    setKind(chooseKind(matchProps, isLatecomer, `${client.code} ${match.n} ${client.personId}`, id, house.practice && match.n === 1))
  }, [])
  useEffect(() => {
    if (!kind || kind === 'undecided') return
    let isCurrent = true
    firstWordsOf(id).then((words) => {
      if (isCurrent && !words) setKind(undefined)
      if (isCurrent && words) setRender(() => (shown: AnySpectatorProps, isNeeded: boolean) => introductionTo(kind, game, words, shown, isNeeded))
    })
    return () => {
      isCurrent = false
    }
  }, [kind, game])
  const isNeeded = kind !== undefined && awaited !== undefined && awaited !== awaitedAtStart
  const close = () => {
    markHintSeen(`${id}.first`)
    setKind(undefined)
    setRender(undefined)
  }
  // `matchProps` is new with each render; what an introduction shows of it is not.
  return useMemo(
    () => (render ? { ...render(matchProps, isNeeded), close } : kind && 'undecided'),
    [render, kind, isNeeded, matchProps.common, matchProps.events],
  )
}

function chooseKind(matchProps: AnySpectatorProps, isLatecomer: boolean, matchKey: string, id: string, isFirstPractice: boolean): Kind | undefined {
  const isReload = markShown(matchKey)
  if (!isReload && isLatecomer) return 'midgame'
  if (!('seat' in matchProps)) return undefined
  return (isFirstPractice && !isReload) || !hasSeenHint(`${id}.first`) ? 'first' : undefined
}
/** Notes that this tab shows this match; whether it did so before. Where nothing can be stored, a reload counts as one. */
function markShown(matchKey: string): boolean {
  try {
    const isReload = sessionStorage.getItem(shownKey) === matchKey
    sessionStorage.setItem(shownKey, matchKey)
    return isReload
  } catch {
    return true
  }
}
