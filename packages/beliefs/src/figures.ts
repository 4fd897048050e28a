// Figures about each seat of a match, to be added up over evenings: counts with the number of occasions, never scores.
import { MIN_WRONG_RISE } from './honours.ts'
import { type OnlookerChart, type OnlookerSpan, subjectOf } from './onlooker-span.ts'

/** How many times something happened, and on how many occasions it could have. */
export interface Share {
  readonly times: number
  readonly of: number
}
export interface SeatFigures {
  /** In how many spans the onlooker came to believe something false about the seat, of those with a false statement about it. */
  readonly suspected: Share
  /** In how many spans the onlooker did not find out the truth about the seat, of those with a true statement about it. */
  readonly hid: Share
  /** How many of the seat's public guesses were right. */
  readonly guessed: Share
}
/** A seat is found out if the onlooker's belief in the truth ends above this probability, and above what it was at the start of the span. */
const FOUND_OUT_BELIEF = 0.5

/** The figures of each seat in one match. */
export function seatFigures(spans: readonly OnlookerSpan[], seatCount: number): SeatFigures[] {
  return Array.from({ length: seatCount }, (_, seat) => {
    const chartsBySpan = spans.map(({ charts }) => charts.filter(({ statement }) => subjectOf(statement) === seat))
    const claims = spans.flatMap((span) => span.claims.filter(({ by }) => by === seat))
    return {
      suspected: shareOf(chartsOf(chartsBySpan, false), (charts) => charts.some(wasBelieved)),
      hid: shareOf(chartsOf(chartsBySpan, true), (charts) => !charts.some(isFoundOut)),
      guessed: shareOf(claims, ({ right }) => right),
    }
  })
}
/** For each span: its charts of true statements, or of false ones. Spans without any are left out. */
const chartsOf = (chartsBySpan: readonly (readonly OnlookerChart[])[], isTrue: boolean) =>
  chartsBySpan.map((charts) => charts.filter((chart) => chart.isTrue === isTrue)).filter(({ length }) => length > 0)
const shareOf = <T>(occasions: readonly T[], happened: (occasion: T) => boolean): Share => ({
  times: occasions.filter(happened).length,
  of: occasions.length,
})
const wasBelieved = ({ tableBelief }: OnlookerChart): boolean => Math.max(...tableBelief) - tableBelief[0]! >= MIN_WRONG_RISE
const isFoundOut = ({ tableBelief }: OnlookerChart): boolean => tableBelief.at(-1)! > Math.max(FOUND_OUT_BELIEF, tableBelief[0]!)

/** Adds up the figures of one person over several matches. */
export function addFigures(figuresByMatch: readonly SeatFigures[]): SeatFigures {
  const sum = (figure: keyof SeatFigures): Share => ({
    times: figuresByMatch.reduce((times, figures) => times + figures[figure].times, 0),
    of: figuresByMatch.reduce((count, figures) => count + figures[figure].of, 0),
  })
  return { suspected: sum('suspected'), hid: sum('hid'), guessed: sum('guessed') }
}
