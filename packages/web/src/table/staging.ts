// Staging in the browser: which scene and beat is on, and how much of the feed may be shown. Everything that a page shows of a match
// goes through here, so that no text, score, sound or result runs ahead of the picture. One timer, at the end of each beat.
import { type GameTypes, SceneSchedule, stagedAt } from '@safehouse/engine'
import type { CurrentMatch, House } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import type { LoadedGame } from '../games/loading.ts'
import type { AnyStagedScene } from '../games/screens.ts'
import type { TableClient } from './table-client.ts'

export interface Staging {
  /** How many messages of the feed are shown. */
  readonly shownCount: number
  /** A scene holds messages back: nobody may act until it is over. */
  readonly isHeld: boolean
  readonly scene: AnyStagedScene | undefined
  /** Whether a message was shown by a scene: its facts are no news any more when it is over. */
  isStaged(message: number): boolean
  /** How many messages with open facts have come, also those that are not shown yet. */
  readonly openCount: number
  /** The result of a round is on: the seat that starts the next round, and since when, in game time. */
  readonly result: { readonly awaits: number; readonly since: number } | undefined
}
/** How soon to look again for a scene that waits for its start: the server's clock may be a little ahead of ours. */
const SOON_MS = 50

interface CachedSchedule {
  readonly game: LoadedGame['screens']['game']
  readonly matchNumber: number
  readonly seat: number
  readonly schedule: SceneSchedule<GameTypes>
}
/** The schedule of each connection, continued with each message. */
const schedules = new WeakMap<TableClient, CachedSchedule>()

function scheduleOf(client: TableClient, match: CurrentMatch, { screens: { game } }: LoadedGame): SceneSchedule<GameTypes> {
  const { matchNumber, seat, messages } = client.received.value
  const cached = schedules.get(client)
  const continues = cached?.game === game && cached.matchNumber === matchNumber && cached.seat === seat && cached.schedule.messages <= messages.length
  const schedule = continues ? cached.schedule : new SceneSchedule<GameTypes>(game, { options: match.options, seats: match.seats.length })
  if (!continues) schedules.set(client, { game, matchNumber, seat, schedule })
  for (const message of messages.slice(schedule.messages)) schedule.add(message)
  return schedule
}

/** Game time in milliseconds. */
export const gameTime = (client: TableClient, { clock }: CurrentMatch): number => (clock.pausedAt ?? client.time()) - clock.offset

/** What is staged now. Undefined until the match's feed and its game have arrived. */
export function useStaging(
  client: TableClient,
  house: House | undefined,
  match: CurrentMatch | null | undefined,
  game: LoadedGame | undefined,
): Staging | undefined {
  const [, redraw] = useState(0)
  const now = match ? gameTime(client, match) : 0
  const staging = house && match && game ? stagingAt(client, house, match, game, now) : undefined
  const waitMs = staging?.nextChange === undefined || match?.clock.pausedAt !== null ? undefined : Math.max(0, staging.nextChange - now)
  // After every redraw: the estimate of the server's time may have gone back, and then a timer ends before its beat does.
  useEffect(() => {
    if (waitMs === undefined) return
    const timer = setTimeout(() => redraw((count) => count + 1), waitMs + 1)
    return () => clearTimeout(timer)
  })
  return staging
}

function stagingAt(
  client: TableClient,
  house: House,
  match: CurrentMatch,
  game: LoadedGame,
  now: number,
): (Staging & { readonly nextChange: number | undefined }) | undefined {
  const { matchNumber, messages } = client.received.value
  if (matchNumber !== match.n) return undefined
  const { scenes, openMessages } = scheduleOf(client, match, game)
  const { hurried } = client.goneOnIn(match.n)
  const { heldFrom, running, endsAt } = stagedAt(scenes, now, { speed: house.sceneSpeed ?? 1, hurried })
  const last = scenes.at(-1)
  const isOver = endsAt !== undefined && now >= endsAt
  return {
    shownCount: Math.min(messages.length, heldFrom ?? messages.length),
    isHeld: heldFrom !== undefined,
    isStaged: (message) => scenes.some((staged) => staged.scene.holds && staged.message === message),
    openCount: openMessages,
    scene: running && stagedScene(scenes.find(({ message }) => message === running.message)!, running, now),
    result:
      isOver && last?.scene.awaits !== undefined && last.openMessage === openMessages - 1 ? { awaits: last.scene.awaits, since: endsAt } : undefined,
    nextChange: running?.beatEndsAt ?? (heldFrom === undefined ? undefined : now + SOON_MS),
  }
}
function stagedScene(
  { facts, before, after, message }: SceneSchedule<GameTypes>['scenes'][number],
  { scene, beat, beatStartedAt }: NonNullable<ReturnType<typeof stagedAt>['running']>,
  now: number,
): AnyStagedScene {
  const { name, part } = scene.beats[beat]!
  return {
    kind: scene.kind,
    beat: name,
    part,
    hasBegun: (wanted, ofPart) =>
      scene.beats.slice(0, beat + 1).some((passed) => passed.name === wanted && (ofPart === undefined || passed.part === ofPart)),
    isDark: part !== 'step' && scene.beats.some((planned) => planned.name === 'hush'),
    isStep: part === 'step',
    key: `${message} ${scene.kind}`,
    elapsedMs: now - beatStartedAt,
    facts,
    before,
    after,
  }
}

/** The house document as it was before what a scene still hides: a match whose last scene runs is not over yet, and nobody has won. */
export function stagedHouse(house: House | undefined, staging: Staging | undefined): House | undefined {
  const match = house?.on
  if (!house || match?.state !== 'over' || !staging?.isHeld) return house
  return { ...house, on: { ...match, state: 'running' }, played: house.played.filter(({ n }) => n !== match.n) }
}
