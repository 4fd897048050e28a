// Honours of a match, drawn from what an onlooker could believe and from what people said in public: at most three, none twice to one
// person, and none where nothing stood out.
import type { Seat } from '@safehouse/engine'
import type { Statement } from './contract.ts'
import { type Claim, type OnlookerChart, type OnlookerSpan, subjectOf } from './onlooker-span.ts'

export type Honour =
  /** The best liar: the onlooker's belief in what was true about this seat fell from a peak. */
  | { readonly what: 'liar'; readonly seat: Seat; readonly from: number; readonly to: number }
  /** The sharpest nose: this seat's public guesses were right more often than the onlooker believed, `believed` being the average. */
  | { readonly what: 'nose'; readonly seat: Seat; readonly right: number; readonly guesses: number; readonly believed: number }
  /** The most wronged innocent: the onlooker believed something wrong about this seat, most of all with the probability `peak`. */
  | { readonly what: 'wronged'; readonly seat: Seat; readonly statement: Statement; readonly peak: number; readonly round: number }

/** The least fall of a belief from its peak that makes somebody a liar. */
const MIN_FALL = 0.15
/** By how many right guesses a nose must be ahead of what the onlooker expected. */
const MIN_AHEAD = 0.5
/** How far a wrong belief must have risen above that at the deal. */
export const MIN_WRONG_RISE = 0.15

/** What honours are drawn from. */
type FollowedSpan = Pick<OnlookerSpan, 'round' | 'charts' | 'claims'>

export function honoursOf(spans: readonly FollowedSpan[]): Honour[] {
  const given: Honour[] = []
  const giveToBest = (candidates: readonly (Honour & { readonly weight: number })[]) => {
    const [best] = candidates.filter(({ seat }) => !given.some((honour) => honour.seat === seat)).sort((a, b) => b.weight - a.weight)
    if (!best) return
    const { weight: _, ...honour } = best
    given.push(honour)
  }
  const aboutSeats = spans.flatMap(({ charts, round }) => charts.flatMap((chart) => toChartAboutSeat(chart, round)))
  giveToBest(aboutSeats.filter(({ chart }) => chart.isTrue).flatMap(findLiar))
  giveToBest(findNoses(spans.flatMap(({ claims }) => claims)))
  giveToBest(aboutSeats.filter(({ chart }) => !chart.isTrue).flatMap(findWronged))
  return given
}

interface ChartAboutSeat {
  readonly chart: OnlookerChart
  readonly seat: Seat
  readonly round: number
}
/** None for a statement about a place. */
const toChartAboutSeat = (chart: OnlookerChart, round: number): ChartAboutSeat[] => {
  const seat = subjectOf(chart.statement)
  return seat === undefined ? [] : [{ chart, seat, round }]
}
function findLiar({ chart: { tableBelief }, seat }: ChartAboutSeat) {
  let peak = 0
  let best = { what: 'liar' as const, seat, from: 0, to: 0, weight: 0 }
  for (const value of tableBelief) {
    peak = Math.max(peak, value)
    if (peak - value > best.weight) best = { ...best, from: peak, to: value, weight: peak - value }
  }
  return best.weight >= MIN_FALL ? [best] : []
}
function findWronged({ chart: { tableBelief, statement }, seat, round }: ChartAboutSeat) {
  const peak = Math.max(...tableBelief)
  const rise = peak - (tableBelief[0] ?? peak)
  return rise >= MIN_WRONG_RISE ? [{ what: 'wronged' as const, seat, statement, peak, round, weight: rise }] : []
}
/** The seats whose public guesses were right more often than the onlooker believed. */
function findNoses(claims: readonly Claim[]) {
  return [...new Set(claims.map(({ by }) => by))].flatMap((seat) => {
    const ownClaims = claims.filter(({ by }) => by === seat)
    const right = ownClaims.filter((claim) => claim.right).length
    const expected = ownClaims.reduce((sum, { believed }) => sum + believed, 0)
    const weight = right - expected
    return weight >= MIN_AHEAD
      ? [{ what: 'nose' as const, seat, right, guesses: ownClaims.length, believed: expected / ownClaims.length, weight }]
      : []
  })
}
