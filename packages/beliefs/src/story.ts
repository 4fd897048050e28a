// Who knew what: the beliefs of all seats over a match that is over, as charts, turning points and honours. Made from a record, which
// exists only after the outcome; pages compute it in a worker.
import type { GameRecord, Seat } from '@safehouse/engine'
import { type AnyModel, type Belief, type BotProfile, type Budget, keyOf, type Statement, WHOLE_BUDGET } from './contract.ts'
import type { Honour } from './honours.ts'
import { onlookerStory } from './onlooker.ts'
import type { OnlookerChart, TurningPoint } from './onlooker-span.ts'
import { type Reason, reasonsIn } from './reasons.ts'
import { beliefsOver, momentsIn, probabilitiesOf, type Span, setupOfRecord, spansOf } from './timeline.ts'
import { turningPointsOf } from './turning-points.ts'

/** One statement over the moments of a span: a line for each seat that was not certain of it from the deal on, and their average. */
export interface StatementChart extends OnlookerChart {
  readonly lines: readonly { readonly seat: Seat; readonly values: readonly number[] }[]
}
export interface SpanStory {
  /** The number of the span, from 0. */
  readonly round: number
  /** Indices of the record's entries that have an open fact. */
  readonly moments: readonly number[]
  /** The true statement that the table's belief in changed most, then the others, the largest change first. */
  readonly charts: readonly StatementChart[]
  readonly turningPoints: readonly TurningPoint[]
  /** Why each accusation was made, in the order of time. */
  readonly reasons: readonly Reason[]
}
export interface Story {
  readonly spans: readonly SpanStory[]
  readonly honours: readonly Honour[]
}

const MAX_CHARTS = 12

/** By seat what kind of bot sits there; undefined for people, and where it is not known. */
export type BotProfiles = readonly (BotProfile | undefined)[]

/** `onProgress` is called after each seat with how much is done, from 0 to 1. */
export function storyOf(
  model: AnyModel,
  record: GameRecord,
  onProgress: (done: number) => void = () => {},
  budget: Budget = WHOLE_BUDGET,
  botProfiles: BotProfiles = [],
): Story {
  const spans = spansOf(model, record.entries)
  const spanStories = spans.map((span, round) =>
    spanStory(model, record, span, round, budget, botProfiles, (done) => onProgress((round + done) / spans.length)),
  )
  return { spans: spanStories, honours: onlookerStory(model, record.entries, setupOfRecord(record), budget).honours }
}

function spanStory(
  model: AnyModel,
  record: GameRecord,
  span: Span,
  round: number,
  budget: Budget,
  botProfiles: BotProfiles,
  onProgress: (done: number) => void,
): SpanStory {
  const { entries, seats } = record
  const moments = momentsIn(entries, span)
  const isTrue = model.truthOf(entries.slice(0, span.until))
  const charts = new Map<string, { statement: Statement; lines: { seat: Seat; values: number[] }[] }>()
  // What reasons are drawn from: a bot's own beliefs where its profile is known, else those of the model.
  const beliefsBySeat: (readonly Belief[])[][] = []
  for (let seat = 0; seat < seats; seat++) {
    const beliefs = [...beliefsOver(model, entries, span, seat, setupOfRecord(record), budget)]
    const botProfile = botProfiles[seat]
    beliefsBySeat.push(
      botProfile && model.believeAs ? [...beliefsOver(model, entries, span, seat, setupOfRecord(record), budget, botProfile)] : beliefs,
    )
    for (const { statement, probability } of beliefs[0] ?? []) {
      if (probability === 0 || probability === 1) continue
      const key = keyOf(statement)
      const values = probabilitiesOf(key, beliefs, moments, span)
      const chart = charts.get(key) ?? { statement, lines: [] }
      charts.set(key, { ...chart, lines: [...chart.lines, { seat, values }] })
    }
    onProgress((seat + 1) / seats)
  }
  const allCharts = [...charts.values()].map(({ statement, lines }) => ({
    statement,
    isTrue: isTrue(statement),
    lines,
    tableBelief: moments.map((_, i) => lines.reduce((sum, { values }) => sum + values[i]!, 0) / lines.length),
  }))
  const sorted = allCharts.sort((a, b) => swing(b) - swing(a))
  const main = sorted.find((chart) => chart.isTrue)
  const chosen = [...(main ? [main] : []), ...sorted.filter((chart) => chart !== main)].slice(0, MAX_CHARTS)
  return {
    round,
    moments,
    charts: chosen,
    turningPoints: turningPointsOf(chosen),
    reasons: reasonsIn(model, entries, span, beliefsBySeat, botProfiles),
  }
}
/** The sum of all changes of the table's belief in a statement. */
const swing = ({ tableBelief }: StatementChart): number =>
  tableBelief.reduce((sum, value, i) => sum + Math.abs(value - (tableBelief[i - 1] ?? value)), 0)
