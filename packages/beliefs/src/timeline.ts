// Beliefs over the course of a match: spans (between dealing and turning up secrets), the moments in them, and what each viewer could
// believe at each moment. Entries come from the record of a match that is over, or are made from an open feed (`entriesOf`), which has the
// open facts alone. Each viewer's beliefs are computed from what these entries told that viewer.
import {
  type BareEntry,
  type Entry,
  type Feed,
  type FeedMessage,
  type GameRecord,
  type GameTypes,
  messageOf,
  type Setup,
  type Viewer,
} from '@safehouse/engine'
import { type AnyModel, type Belief, type BotProfile, type Budget, keyOf } from './contract.ts'

/** Indices of entries of a log: from the one that deals secrets (`from`) up to and without the one that turns them up (`until`). */
export interface Span {
  readonly from: number
  readonly until: number
}
/** All spans of a log. One whose secrets were never turned up is left out. */
export function spansOf({ span }: AnyModel, entries: readonly Pick<Entry<GameTypes>, 'told'>[]): Span[] {
  const spans: Span[] = []
  let from: number | undefined
  for (const [i, { told }] of entries.entries()) {
    const tellsOpenly = (kind: string) => told.some(({ channel, fact }) => channel === 'open' && fact.kind === kind)
    if (from !== undefined && tellsOpenly(span.until)) {
      spans.push({ from, until: i })
      from = undefined
    }
    if (tellsOpenly(span.from)) from = i
  }
  return spans
}

/** The open facts of anybody's feed. The common state folds exactly these, so its folds tell which kinds are open. */
export function openFeedOf({ game }: AnyModel, feed: Feed<GameTypes>): Feed<GameTypes> {
  return feed.flatMap(({ at, facts }): FeedMessage<GameTypes>[] => {
    const open = facts.filter(({ kind }) => Object.hasOwn(game.common.on, kind))
    return open.length === 0 ? [] : [{ at, facts: open }]
  })
}
/** An open feed as entries of a log, one for each message. */
export const entriesOf = (openFeed: Feed<GameTypes>): BareEntry<GameTypes>[] =>
  openFeed.map(({ at, facts }) => ({ at, told: facts.map((fact) => ({ channel: 'open', fact })) }))

/** The setup that a record was played with. */
export const setupOfRecord = ({ options, seats, timeFactors }: GameRecord): Setup<GameTypes> => ({
  options,
  seats,
  ...(timeFactors && { timeFactors }),
})

/** What a viewer believes who was told this feed; for a bot of ours whose profile is given, what that bot believes. */
const beliefsWith = (
  model: AnyModel,
  feed: Feed<GameTypes>,
  viewer: Viewer,
  setup: Setup<GameTypes>,
  budget: Budget,
  profile: BotProfile | undefined,
): Belief[] =>
  profile && model.believeAs && viewer !== 'spectator'
    ? model.believeAs(feed, viewer, setup, budget, profile)
    : model.believe(feed, viewer, setup, budget)

/** One viewer's beliefs at each entry of a span, in the order of the entries. */
export function* beliefsOver(
  model: AnyModel,
  entries: readonly BareEntry<GameTypes>[],
  span: Span,
  viewer: Viewer,
  setup: Setup<GameTypes>,
  budget: Budget,
  profile?: BotProfile,
): Generator<readonly Belief[]> {
  const feed: FeedMessage<GameTypes>[] = []
  let last: readonly Belief[] = []
  for (const [i, entry] of entries.slice(0, span.until).entries()) {
    const message = messageOf(entry, viewer)
    if (message) feed.push(message)
    if (i < span.from) continue
    // A copy: a feed that a model was given must not change.
    if (message || i === span.from) last = beliefsWith(model, [...feed], viewer, setup, budget, profile)
    yield last
  }
}

/** The moments of a span: the indices of its entries that have an open fact. */
export const momentsIn = (entries: readonly Pick<Entry<GameTypes>, 'told'>[], { from, until }: Span): number[] =>
  entries.flatMap(({ told }, i) => (i >= from && i < until && told.some(({ channel }) => channel === 'open') ? [i] : []))

/** The probability of one statement at each moment. About somebody who is out of the match no statement is made any more: the last belief stands. */
export function probabilitiesOf(
  statementKey: string,
  beliefsByEntry: readonly (readonly Belief[])[],
  moments: readonly number[],
  { from }: Span,
): number[] {
  const values: number[] = []
  for (const moment of moments)
    values.push(beliefsByEntry[moment - from]!.find((belief) => keyOf(belief.statement) === statementKey)?.probability ?? values.at(-1)!)
  return values
}
