// Beliefs over a match that is over: spans (between dealing and turning up secrets), the moments in them, and what each viewer could
// believe at each moment. Everything is computed from the viewers' own feeds of the record; the truth only says what was right.
import {
  type Entry,
  type Feed,
  type FeedMessage,
  type GameRecord,
  type GameTypes,
  type ImaginedEntry,
  messageOf,
  type Setup,
  type Viewer,
} from '@safehouse/engine'
import { type AnyModel, type Belief, type Budget, keyOf, type Mind } from './contract.ts'

/** Entries of a log, from the deal of secrets up to and without the entry that turns them up. */
export interface Span {
  readonly from: number
  readonly until: number
}
export function spansOf({ span }: AnyModel, entries: readonly Pick<Entry<GameTypes>, 'told'>[]): Span[] {
  const spans: Span[] = []
  let from: number | undefined
  for (const [i, { told }] of entries.entries()) {
    const has = (kind: string) => told.some(({ channel, fact }) => channel === 'open' && fact.kind === kind)
    if (from !== undefined && has(span.until)) {
      spans.push({ from, until: i })
      from = undefined
    }
    if (has(span.from)) from = i
  }
  return spans
}

/** The open facts of anybody's feed. */
export function openFeedOf({ game }: AnyModel, feed: Feed<GameTypes>): Feed<GameTypes> {
  return feed.flatMap(({ at, facts }): FeedMessage<GameTypes>[] => {
    const open = facts.filter(({ kind }) => Object.hasOwn(game.common.on, kind))
    return open.length === 0 ? [] : [{ at, facts: open }]
  })
}
/** An open feed as entries of a log, one a message. */
export const entriesOf = (openFeed: Feed<GameTypes>): ImaginedEntry<GameTypes>[] =>
  openFeed.map(({ at, facts }) => ({ at, told: facts.map((fact) => ({ channel: 'open', fact })) }))

/** The setup that a record was played with. */
export const setupOfRecord = ({ options, seats, timeFactors }: GameRecord): Setup<GameTypes> => ({
  options,
  seats,
  ...(timeFactors && { timeFactors }),
})

/** What somebody believes; a bot of ours as its level does. */
const believing = (
  model: AnyModel,
  feed: Feed<GameTypes>,
  viewer: Viewer,
  setup: Setup<GameTypes>,
  budget: Budget,
  mind: Mind | undefined,
): Belief[] =>
  mind && model.believeAs && viewer !== 'spectator' ? model.believeAs(feed, viewer, setup, budget, mind) : model.believe(feed, viewer, setup, budget)

/** What one viewer believed at each entry of a span: its beliefs of then, in the order of the entries. */
export function* beliefsOver(
  model: AnyModel,
  entries: readonly ImaginedEntry<GameTypes>[],
  span: Span,
  viewer: Viewer,
  setup: Setup<GameTypes>,
  budget: Budget,
  mind?: Mind,
): Generator<readonly Belief[]> {
  const feed: FeedMessage<GameTypes>[] = []
  let last: readonly Belief[] = []
  for (const [i, entry] of entries.slice(0, span.until).entries()) {
    const message = messageOf(entry, viewer)
    if (message) feed.push(message)
    if (i < span.from) continue
    if (message || i === span.from) last = believing(model, [...feed], viewer, setup, budget, mind)
    yield last
  }
}

/** The entries of a span of which everybody was told something. */
export const momentsIn = (entries: readonly Pick<Entry<GameTypes>, 'told'>[], { from, until }: Span): number[] =>
  entries.flatMap(({ told }, i) => (i >= from && i < until && told.some(({ channel }) => channel === 'open') ? [i] : []))

/** The probability of one statement at each moment. A statement about somebody who is out is no longer made: the last belief stands. */
export function valuesOf(key: string, over: readonly (readonly Belief[])[], moments: readonly number[], { from }: Span): number[] {
  const values: number[] = []
  for (const moment of moments) values.push(over[moment - from]!.find((belief) => keyOf(belief.statement) === key)?.probability ?? values.at(-1)!)
  return values
}
