// Who knew what: the beliefs of all seats over a match that is over, as charts, turning points and honours. Made from a record, which
// exists only after the outcome; pages compute it in a worker.
import type { Entry, GameRecord, GameTypes, Seat } from '@safehouse/engine'
import { type AnyModel, type Belief, type Budget, keyOf, type Statement, WHOLE_BUDGET } from './contract.ts'
import { type Honour, honoursOf } from './honours.ts'
import { type Reason, reasonsIn } from './reasons.ts'
import { beliefsOver, type Span, setupOf, spansOf } from './timeline.ts'

/** One statement over the moments of a span: a line for each seat that was not certain of it from the deal on. */
export interface StatementChart {
  readonly statement: Statement
  /** Whether it was true in the end. */
  readonly isTrue: boolean
  readonly lines: readonly { readonly seat: Seat; readonly values: readonly number[] }[]
  /** By moment: the average of the lines. */
  readonly table: readonly number[]
}
/** A moment at which the table's average belief in a statement changed much. */
export interface TurningPoint {
  /** Index in `SpanStory.moments`. */
  readonly moment: number
  readonly statement: Statement
  readonly before: number
  readonly after: number
}
export interface SpanStory {
  /** Counted from 0. */
  readonly round: number
  /** Entries of the record of which everybody was told something. */
  readonly moments: readonly number[]
  /** The true one that mattered most first, then by how much was changed. */
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
const MAX_TURNING_POINTS = 3
const MIN_TURN = 0.1

/** Tells after each seat how much is done, from 0 to 1. */
export function storyOf(model: AnyModel, record: GameRecord, onProgress: (done: number) => void = () => {}, budget: Budget = WHOLE_BUDGET): Story {
  const spans = spansOf(model, record.entries)
  const told = spans.map((span, round) => spanStory(model, record, span, round, budget, (done) => onProgress((round + done) / spans.length)))
  return { spans: told, honours: honoursOf(told) }
}

const isOpenTo = ({ told }: Entry<GameTypes>): boolean => told.some(({ channel }) => channel === 'open')

function spanStory(model: AnyModel, record: GameRecord, span: Span, round: number, budget: Budget, onProgress: (done: number) => void): SpanStory {
  const { entries, seats } = record
  const moments = entries.flatMap((entry, i) => (i >= span.from && i < span.until && isOpenTo(entry) ? [i] : []))
  const isTrue = model.truthOf(entries.slice(0, span.until))
  const charts = new Map<string, { statement: Statement; lines: { seat: Seat; values: number[] }[] }>()
  const bySeat: (readonly Belief[])[][] = []
  for (let seat = 0; seat < seats; seat++) {
    const over = [...beliefsOver(model, entries, span, seat, setupOf(record), budget)]
    bySeat.push(over)
    for (const { statement, probability } of over[0] ?? []) {
      if (probability === 0 || probability === 1) continue
      const key = keyOf(statement)
      const values: number[] = []
      // A statement about somebody who is out is no longer made: the last belief stands.
      for (const moment of moments) values.push(over[moment - span.from]!.find((one) => keyOf(one.statement) === key)?.probability ?? values.at(-1)!)
      const chart = charts.get(key) ?? { statement, lines: [] }
      charts.set(key, { ...chart, lines: [...chart.lines, { seat, values }] })
    }
    onProgress((seat + 1) / seats)
  }
  const all = [...charts.values()].map(({ statement, lines }) => ({
    statement,
    isTrue: isTrue(statement),
    lines,
    table: moments.map((_, i) => lines.reduce((sum, { values }) => sum + values[i]!, 0) / lines.length),
  }))
  const sorted = all.sort((one, other) => swing(other) - swing(one))
  const first = sorted.find((chart) => chart.isTrue)
  const chosen = [...(first ? [first] : []), ...sorted.filter((chart) => chart !== first)].slice(0, MAX_CHARTS)
  return { round, moments, charts: chosen, turningPoints: turningPointsOf(chosen), reasons: reasonsIn(model, entries, span, bySeat) }
}
/** By how much the table changed its mind about a statement in all. */
const swing = ({ table }: StatementChart): number => table.reduce((sum, value, i) => sum + Math.abs(value - (table[i - 1] ?? value)), 0)

/** At most one a moment, in the order of time. What was shown to all, and so became certain, is none. */
function turningPointsOf(charts: readonly StatementChart[]): TurningPoint[] {
  const points: TurningPoint[] = []
  for (const moment of charts[0]?.table.keys() ?? []) {
    const turns = charts.flatMap(({ statement, table }): TurningPoint[] => {
      const [before, after] = [table[moment - 1], table[moment]!]
      return before === undefined || after === 0 || after === 1 ? [] : [{ moment, statement, before, after }]
    })
    const most = turns.sort((one, other) => sizeOf(other) - sizeOf(one))[0]
    if (most && sizeOf(most) >= MIN_TURN) points.push(most)
  }
  return points
    .sort((one, other) => sizeOf(other) - sizeOf(one))
    .slice(0, MAX_TURNING_POINTS)
    .sort((one, other) => one.moment - other.moment)
}
const sizeOf = ({ before, after }: TurningPoint): number => Math.abs(after - before)
