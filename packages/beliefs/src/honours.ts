// Honours of a match, drawn from what an onlooker could believe and from what people said in public: at most three, none twice to one
// person, and none where nothing stood out.
import type { Seat } from '@safehouse/engine'
import type { Statement } from './contract.ts'
import { type Claim, type OnlookerChart, type OnlookerSpan, subjectOf } from './onlooker-span.ts'

export type Honour =
  /** The table's belief in what was true about this seat fell from a peak. */
  | { readonly what: 'liar'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** This seat's public guesses were right more often than an onlooker would have thought, who gave them so much on average. */
  | { readonly what: 'nose'; readonly seat: Seat; readonly right: number; readonly guesses: number; readonly gave: number }
  /** The table believed something wrong about this seat, at its peak so much. */
  | { readonly what: 'wronged'; readonly seat: Seat; readonly statement: Statement; readonly peak: number; readonly round: number }

const MIN_FALL = 0.15
/** By how many guesses a nose must be ahead of the onlooker. */
const MIN_AHEAD = 0.5
/** How far above the belief at the deal a wrong one must have risen. */
export const MIN_WRONG_RISE = 0.15

type Told = Pick<OnlookerSpan, 'round' | 'charts' | 'claims'>

export function honoursOf(spans: readonly Told[]): Honour[] {
  const given: Honour[] = []
  const first = (candidates: readonly (Honour & { readonly weight: number })[]) => {
    const [best] = candidates
      .filter(({ seat }) => !given.some((honour) => honour.seat === seat))
      .sort((honour, other) => other.weight - honour.weight)
    if (!best) return
    const { weight: _, ...honour } = best
    given.push(honour)
  }
  const about = spans.flatMap(({ charts, round }) => charts.flatMap((chart) => aboutSeat(chart, round)))
  first(about.filter(({ chart }) => chart.isTrue).flatMap(liarIn))
  first(noses(spans.flatMap(({ claims }) => claims)))
  first(about.filter(({ chart }) => !chart.isTrue).flatMap(wrongedIn))
  return given
}

interface ChartAboutSeat {
  readonly chart: OnlookerChart
  readonly seat: Seat
  readonly round: number
}
/** A statement about somebody, that is not about a place. */
const aboutSeat = (chart: OnlookerChart, round: number): ChartAboutSeat[] => {
  const seat = subjectOf(chart.statement)
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
/** Whose public guesses were furthest ahead of what an onlooker gave them. */
function noses(claims: readonly Claim[]) {
  return [...new Set(claims.map(({ by }) => by))].flatMap((seat) => {
    const own = claims.filter(({ by }) => by === seat)
    const right = own.filter((claim) => claim.right).length
    const expected = own.reduce((sum, { gave }) => sum + gave, 0)
    const weight = right - expected
    return weight >= MIN_AHEAD ? [{ what: 'nose' as const, seat, right, guesses: own.length, gave: expected / own.length, weight }] : []
  })
}
