// What the table puts around every game's screens: the scene that is on in place of headline and center, "Faster" or "Go on" in place of
// the bar, and the history line. It depends on what everyone knows alone, so it is the same for every role.
import type { CurrentMatch, House, Person } from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { HistoryLine } from '../games/core/history-line.tsx'
import type { OpenIntroduction } from '../games/core/introduction.ts'
import { dimmedAction } from '../games/core/props.ts'
import type { LoadedGame } from '../games/loading.ts'
import type { AnySpectatorProps } from '../games/screens.ts'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { type FrameOverlay, FrameOverlayContext } from '../parts/table-frame.tsx'
import type { TableMatchProps } from './props.ts'
import { gameTime, type Staging } from './staging.ts'
import type { TableClient } from './table-client.ts'

interface Props extends TableMatchProps {
  readonly game: LoadedGame
  readonly staging: Staging
  readonly matchProps: AnySpectatorProps
  /** A shared screen has neither a bar nor a history line. */
  readonly isShared?: boolean
  /** A first screen, in place of headline, center and bar; a scene goes before it. */
  readonly introduction?: OpenIntroduction | undefined
  readonly children: ComponentChildren
}
export function StagedFrame(props: Props) {
  const { game, staging, matchProps, isShared, introduction, children } = props
  const scene = staging.isHeld ? staging.scene : undefined
  const text = scene && game.scenes?.textOf(scene, matchProps)
  const sceneAction = useStagedAction(props)
  const action = scene?.isStep && text ? dimmedAction(text.headline) : sceneAction
  const overlay: { -readonly [P in keyof FrameOverlay]: FrameOverlay[P] } = {
    scene: scene &&
      text &&
      game.scenes && {
        key: scene.key,
        ...text,
        isDark: scene.isDark,
        shutsFolders: !scene.isStep,
        center: (
          <div class="scene" data-beat={scene.beat} data-part={scene.part} style={{ '--elapsed': `-${Math.round(scene.elapsedMs)}ms` }}>
            <game.scenes.Stage scene={scene} match={matchProps} />
          </div>
        ),
      },
    bar: action && !isShared && <ActionBar actions={[action]} />,
    history: !isShared && <HistoryLine match={matchProps} />,
  }
  if (introduction && !scene) {
    overlay.scene = { key: 'introduction', ...introduction, isDark: false, shutsFolders: false }
    overlay.bar = <ActionBar actions={[{ label: introduction.closeLabel, tone: 'go', press: introduction.close }]} />
  }
  return <FrameOverlayContext.Provider value={overlay}>{children}</FrameOverlayContext.Provider>
}

/** After so long without an answer the host may go on for everybody. */
const HOST_GOES_ON_AFTER_MS = 60_000

/** The one button of the bar while a scene is on, or while the bots wait at a result; nothing while the game's own bar is shown. */
function useStagedAction({ client, house, match, game, staging, matchProps }: Props): BarAction | undefined {
  const { result, isHeld, openCount } = staging
  const isResult = result !== undefined && isPlayedByBot(matchProps, result.awaits)
  const mayHostGoOn = useHasReached(client, match, isResult ? result.since + HOST_GOES_ON_AFTER_MS : undefined)
  const ownId = client.personId
  if (ownId === null || !(isHeld || isResult)) return undefined
  const { staging: text, list } = messages()
  const { people } = client.goneOnIn(match.n)
  const askedPeople = peopleAsked(house, match, game, matchProps)
  const hasPressed = ({ id }: Person) => (people[id] ?? 0) >= openCount
  const stillAsked = askedPeople.filter((person) => !hasPressed(person))
  const isAsked = askedPeople.some(({ id }) => id === ownId) || askedPeople.length === 0
  const goOn = (all?: true) => client.goOn(match.n, openCount, all)
  if (isResult && mayHostGoOn && house.host === ownId && stillAsked.length > 0) return { label: text.goOnForAll, tone: 'go', press: () => goOn(true) }
  if (isAsked && (stillAsked.some(({ id }) => id === ownId) || askedPeople.length === 0)) {
    const count =
      askedPeople.length > 1 && stillAsked.length < askedPeople.length ? text.count(askedPeople.length - stillAsked.length, askedPeople.length) : ''
    return { label: `${isResult ? text.goOn : text.faster}${count}`, ...(isResult && { tone: 'go' }), press: () => goOn() }
  }
  const names = text.waitingFor(list(stillAsked.map(({ name }) => isolateName(name))))
  return { label: stillAsked.length > 0 ? names : text.faster, disabledBecause: names, press: () => {} }
}
const isPlayedByBot = ({ seats }: AnySpectatorProps, seat: number) => seats[seat]!.kind === 'bot' || seats[seat]!.standIn

/** Who is asked whether to go on: the people who play, are present and have not been eliminated. */
const peopleAsked = (house: House, match: CurrentMatch, { screens: { game } }: LoadedGame, { common }: AnySpectatorProps): readonly Person[] =>
  house.people.filter(({ id, kind, here, standIn, left }) => {
    const seat = match.seats.indexOf(id)
    return seat >= 0 && kind === 'person' && here && !standIn && !left && !game.isOut?.(common, seat)
  })

/** Whether game time has reached `timeMs`. */
function useHasReached(client: TableClient, match: CurrentMatch, timeMs: number | undefined): boolean {
  const [, redraw] = useState(0)
  const leftMs = timeMs === undefined ? undefined : timeMs - gameTime(client, match)
  useEffect(() => {
    if (leftMs === undefined || leftMs <= 0) return
    const timer = setTimeout(() => redraw((count) => count + 1), leftMs)
    return () => clearTimeout(timer)
  }, [timeMs, match.clock])
  return leftMs !== undefined && leftMs <= 0
}
