// Honours of a match, drawn from who knew what: at most three, none twice to one person, and none where nothing stood out.
import type { Seat } from '@safehouse/engine'
import type { Statement } from './contract.ts'
import type { SpanStory, StatementChart } from './story.ts'

export type Honour =
  /** The table's belief in what was true about this seat fell from a peak. */
  | { readonly what: 'liar'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** This seat gave more to what was true than the others did: on average so much, and they so much. */
  | { readonly what: 'nose'; readonly seat: Seat; readonly own: number; readonly others: number }
  /** The table believed something wrong about this seat, at its peak so much. */
  | { readonly what: 'wronged'; readonly seat: Seat; readonly statement: Statement; readonly peak: number; readonly round: number }

const MIN_FALL = 0.15
const MIN_NOSE = 0.05
/** How far above the belief at the deal a wrong one must have risen. */
const MIN_WRONG_RISE = 0.15

export function honoursOf(spans: readonly SpanStory[]): Honour[] {
  const given: Honour[] = []
  const first = (candidates: readonly (Honour & { readonly weight: number })[]) => {
    const [best] = candidates.filter(({ seat }) => !given.some((one) => one.seat === seat)).sort((one, other) => other.weight - one.weight)
    if (!best) return
    const { weight: _, ...honour } = best
    given.push(honour)
  }
  const about = spans.flatMap(({ charts, round }) => charts.flatMap((chart) => aboutSeat(chart, round)))
  first(about.filter(({ chart }) => chart.isTrue).flatMap(liarIn))
  first(noses(spans))
  first(about.filter(({ chart }) => !chart.isTrue).flatMap(wrongedIn))
  return given
}

interface ChartAboutSeat {
  readonly chart: StatementChart
  readonly seat: Seat
  readonly round: number
}
/** A statement about somebody, that is not about a place. */
const aboutSeat = (chart: StatementChart, round: number): ChartAboutSeat[] => {
  const { seat } = chart.statement as { readonly seat?: Seat }
  return seat === undefined ? [] : [{ chart, seat, round }]
}
function liarIn({ chart: { table }, seat }: ChartAboutSeat) {
  let peak = 0
  let best = { what: 'liar' as const, seat, from: 0, to: 0, weight: 0 }
  for (const value of table) {
    peak = Math.max(peak, value)
    if (peak - value > best.weight) best = { ...best, from: peak, to: value, weight: peak - value }
  }
  return best.weight >= MIN_FALL ? [best] : []
}
function wrongedIn({ chart: { table, statement }, seat, round }: ChartAboutSeat) {
  const peak = Math.max(...table)
  const rise = peak - (table[0] ?? peak)
  return rise >= MIN_WRONG_RISE ? [{ what: 'wronged' as const, seat, statement, peak, round, weight: rise }] : []
}
/** Who gave most to true statements about others, compared with everybody else who could not know them. */
function noses(spans: readonly SpanStory[]) {
  const sums = new Map<Seat, { sum: number; count: number }>()
  for (const { charts } of spans)
    for (const { isTrue, lines } of charts) {
      if (!isTrue) continue
      for (const { seat, values } of lines) {
        const before = sums.get(seat) ?? { sum: 0, count: 0 }
        sums.set(seat, { sum: before.sum + values.reduce((sum, value) => sum + value, 0), count: before.count + values.length })
      }
    }
  const averages = [...sums].map(([seat, { sum, count }]) => ({ seat, own: sum / count }))
  if (averages.length < 2) return []
  return averages.flatMap(({ seat, own }) => {
    const rest = averages.filter((one) => one.seat !== seat)
    const others = rest.reduce((sum, one) => sum + one.own, 0) / rest.length
    return own - others >= MIN_NOSE ? [{ what: 'nose' as const, seat, own, others, weight: own - others }] : []
  })
}
