// The story of a match as an attentive onlooker could follow it: from open facts alone, span by span, once a span's secrets are turned up.
// Honours and figures are drawn from it, so that every device that followed the match, a TV as well as a phone, comes to the same ones.
import type { BareEntry, Feed, FeedMessage, GameTypes, Setup } from '@safehouse/engine'
import { type Accusation, type AnyModel, type Belief, type Budget, keyOf, WHOLE_BUDGET } from './contract.ts'
import { type SeatFigures, seatFigures } from './figures.ts'
import { type Honour, honoursOf } from './honours.ts'
import type { Claim, OnlookerChart, OnlookerSpan } from './onlooker-span.ts'
import { beliefsOver, entriesOf, momentsIn, openFeedOf, probabilitiesOf, type Span, spansOf } from './timeline.ts'
import { turningPointsOf } from './turning-points.ts'

export interface OnlookerStory {
  readonly spans: readonly OnlookerSpan[]
  readonly honours: readonly Honour[]
  /** By seat. */
  readonly figures: readonly SeatFigures[]
}
type LogEntries = readonly BareEntry<GameTypes>[]

/**
 * The open facts of anybody's feed as entries of a log, up to where secrets are dealt anew after the last ones were turned up. Nothing of a
 * span that is on is in them, and nothing at all before the first secrets are turned up.
 */
export function openEntries(model: AnyModel, feed: Feed<GameTypes>): LogEntries {
  const { span } = model
  const tells = (kind: string) => (message: FeedMessage<GameTypes>) => message.facts.some((fact) => fact.kind === kind)
  const last = feed.findLastIndex(tells(span.until))
  const next = feed.findIndex((message, i) => i > last && tells(span.from)(message))
  return entriesOf(openFeedOf(model, feed.slice(0, last < 0 ? 0 : next < 0 ? feed.length : next)))
}

/** The story of a record's entries, or of what `openEntries` returns; whispered and sealed facts are passed over. */
export function onlookerStory(model: AnyModel, entries: LogEntries, setup: Setup<GameTypes>, budget: Budget = WHOLE_BUDGET): OnlookerStory {
  const spans = spansOf(model, entries)
  const stories = spans.map((span, i) => onlookerSpan(model, entries, span, spans[i + 1]?.from ?? entries.length, i, setup, budget))
  return { spans: stories, honours: honoursOf(stories), figures: seatFigures(stories, setup.seats) }
}

function onlookerSpan(
  model: AnyModel,
  entries: LogEntries,
  span: Span,
  /** Index of the entry that begins the next span, or the number of entries. */
  nextFrom: number,
  round: number,
  setup: Setup<GameTypes>,
  budget: Budget,
): OnlookerSpan {
  const isTrue = model.truthTurnedUpIn(openFacts(entries.slice(span.from, span.until + 1)))
  const beliefsByMoment = [...beliefsOver(model, entries, span, 'spectator', setup, budget)]
  const moments = momentsIn(entries, span)
  const charts = beliefsByMoment[0]!.flatMap(({ statement, probability }): OnlookerChart[] => {
    const truth = isTrue(statement)
    // What was certain from the start, or is never turned up, has no story.
    if (probability === 0 || probability === 1 || truth === undefined) return []
    return [{ statement, isTrue: truth, tableBelief: probabilitiesOf(keyOf(statement), beliefsByMoment, moments, span) }]
  })
  // Each accusation with what the onlooker believed just before it. Those in the fact that turns secrets up, or after it, count with the last beliefs.
  const claims = entries.slice(span.from + 1, nextFrom).flatMap((entry, i) =>
    openFacts([entry])
      .flatMap((fact) => model.accusationsIn(fact, isTrue))
      .flatMap((accusation) => claimOf(accusation, beliefsByMoment[Math.min(i, beliefsByMoment.length - 1)]!, isTrue(accusation.statement))),
  )
  return { round, moments, charts, turningPoints: turningPointsOf(charts), claims }
}
const openFacts = (entries: LogEntries) => entries.flatMap(({ told }) => told.flatMap(({ channel, fact }) => (channel === 'open' ? [fact] : [])))

function claimOf(accusation: Accusation, beliefs: readonly Belief[], isTrue: boolean | undefined): Claim[] {
  const right = accusation.right ?? (isTrue === undefined ? undefined : isTrue !== (accusation.denies === true))
  const believed = beliefs.find(({ statement }) => keyOf(statement) === keyOf(accusation.statement))?.probability
  if (right === undefined || believed === undefined) return []
  return [{ ...accusation, right, believed: accusation.denies ? 1 - believed : believed }]
}
