// The moments of a match in somebody's eyes: for each decision of which these eyes were told something, the state that they saw then.
// Each state is folded from that viewer's own feed. The eyes "everything" have the spectators' feed and a moment for every decision; the
// hands of all seats come from `viewsAt`.
import { type Fact, foldLog, type GameTypes, messageOf, type Seat, type View, type Viewer } from '@safehouse/engine'
import type { LoadedGame } from '../games/loading.ts'
import type { HistoryEvent, Milestone, ReplayDetails, SeatedPlayer } from '../games/screens.ts'
import { isolateName } from '../i18n/grammar.ts'
import { type FoldedFeed, foldMessages, startFold } from '../table/folded-feed.ts'
import { initialsOf } from '../table/seated-people.ts'
import type { Recording } from './recording.ts'

/** Whose eyes: what everyone saw, what one seat saw, or all of it. */
export type Eyes = 'table' | 'everything' | Seat

/** One step of a replay. */
export interface Moment {
  /** The decision in the log, counted from 0: the same for all eyes. */
  readonly entry: number
  /** Game time. */
  readonly at: number
  /** What happened, in sentences of the game. Empty if this viewer has none for it, as for a secret decision. */
  readonly text: string
  /** Nothing of it was told to everybody. */
  readonly isSecret: boolean
  readonly milestone: Milestone | 'end' | undefined
  readonly state: FoldedFeed
}

// biome-ignore lint/suspicious/noExplicitAny: details of whichever game this is
type AnyDetails = ReplayDetails<any, any>

/** What moments are worked out from. */
export interface ReplaySource {
  readonly recording: Recording
  readonly game: LoadedGame
  readonly details: AnyDetails | undefined
  readonly seats: readonly SeatedPlayer[]
}

export function momentsOf({ recording: { record, setup }, game, details, seats }: ReplaySource, eyes: Eyes): readonly Moment[] {
  const viewer: Viewer = typeof eyes === 'number' ? eyes : 'spectator'
  const context = { screens: game.screens, words: game.words, setup, seats, seat: typeof eyes === 'number' ? eyes : undefined }
  const moments: Moment[] = []
  let state = startFold(context)
  for (const [entry, decision] of record.entries.entries()) {
    const message = messageOf(decision, viewer)
    if (!message && eyes !== 'everything') continue
    const before = state.events
    if (message) state = foldMessages(state, [message], context)
    moments.push({
      entry,
      at: decision.at,
      text: newText(before, state.events),
      milestone: milestoneOf(details, message?.facts ?? []),
      isSecret: !decision.told.some(({ channel }) => channel === 'open'),
      state,
    })
  }
  const last = moments.at(-1)
  return last ? [...moments.slice(0, -1), { ...last, milestone: 'end' }] : moments
}
/** The sentences that were added. The history drops its oldest events, so lengths cannot be compared. */
function newText(before: readonly HistoryEvent[], after: readonly HistoryEvent[]): string {
  const newest = before.at(-1)
  return after
    .slice(newest === undefined ? 0 : after.lastIndexOf(newest) + 1)
    .map(({ text }) => text)
    .join(' ')
}
const milestoneOf = (details: AnyDetails | undefined, facts: readonly Fact[]): Milestone | undefined =>
  facts.map(({ kind }) => details?.milestones[kind]).findLast((milestone) => milestone !== undefined)

/** The moment that these eyes see at a decision: the last one that is not after it. */
export function positionAt(moments: readonly Moment[], entry: number): number {
  const after = moments.findIndex((moment) => moment.entry > entry)
  return after < 0 ? moments.length - 1 : Math.max(0, after - 1)
}

/** What every seat knew after this decision. */
export function viewsAt({ record, rules, setup }: Recording, entry: number): readonly View<GameTypes>[] {
  const { common, hands } = foldLog(rules, setup, record.entries.slice(0, entry + 1))
  return hands.map((hand: unknown, seat: Seat) => ({ seat, common, hand }))
}

/** The people on the seats; one whom nobody has named is "Seat 2". `you` is the seat whose eyes these are. */
export function playersOf({ record: { seats, sitters, timeFactors } }: Recording, you: Eyes, fallbackName: (seat: Seat) => string): SeatedPlayer[] {
  const names = Array.from({ length: seats }, (_, seat) => sitters?.[seat]?.name || fallbackName(seat))
  const initials = initialsOf(names)
  return names.map((name, seat) => ({
    seat,
    name: isolateName(name),
    you: seat === you,
    mark: sitters?.[seat]?.mark ?? seat,
    initials: initials[seat]!,
    kind: sitters?.[seat]?.kind ?? 'person',
    here: true,
    standIn: false,
    ...((timeFactors?.[seat] ?? 1) !== 1 && { timeFactor: timeFactors![seat]! }),
  }))
}
