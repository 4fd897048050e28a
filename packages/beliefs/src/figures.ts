// Figures about each seat of a match, to be added up over evenings: counts with the number of occasions, never scores.
import { MIN_WRONG_RISE } from './honours.ts'
import { type OnlookerChart, type OnlookerSpan, subjectOf } from './onlooker-span.ts'

/** How many times of how many occasions. */
export interface Share {
  readonly times: number
  readonly of: number
}
/** `suspected`: spans in which a wrong belief about the seat rose; `hid`: in which the truth was not found out; `guessed`: right public guesses. */
export interface SeatFigures {
  readonly suspected: Share
  readonly hid: Share
  readonly guessed: Share
}
/** A seat is found out if the onlooker's belief ends above this probability, and above that at the deal. */
const FOUND_OUT_BELIEF = 0.5

export function seatFigures(spans: readonly OnlookerSpan[], seats: number): SeatFigures[] {
  return Array.from({ length: seats }, (_, seat) => {
    const chartsBySpan = spans.map(({ charts }) => charts.filter(({ statement }) => subjectOf(statement) === seat))
    const claims = spans.flatMap((span) => span.claims.filter(({ by }) => by === seat))
    return {
      suspected: shareOf(spansWithStatements(chartsBySpan, false), (charts) => charts.some(hasRisen)),
      hid: shareOf(spansWithStatements(chartsBySpan, true), (charts) => !charts.some(isFoundOut)),
      guessed: shareOf(claims, ({ right }) => right),
    }
  })
}
/** The charts of true, or of wrong, statements, for each span that has any. */
const spansWithStatements = (chartsBySpan: readonly (readonly OnlookerChart[])[], isTrue: boolean) =>
  chartsBySpan.map((charts) => charts.filter((chart) => chart.isTrue === isTrue)).filter(({ length }) => length > 0)
const shareOf = <T>(occasions: readonly T[], happened: (occasion: T) => boolean): Share => ({
  times: occasions.filter(happened).length,
  of: occasions.length,
})
const hasRisen = ({ tableBelief }: OnlookerChart): boolean => Math.max(...tableBelief) - tableBelief[0]! >= MIN_WRONG_RISE
const isFoundOut = ({ tableBelief }: OnlookerChart): boolean => tableBelief.at(-1)! > Math.max(FOUND_OUT_BELIEF, tableBelief[0]!)

/** The figures of one person over several matches. */
export function addFigures(figuresByMatch: readonly SeatFigures[]): SeatFigures {
  const sum = (figure: keyof SeatFigures): Share => ({
    times: figuresByMatch.reduce((times, figures) => times + figures[figure].times, 0),
    of: figuresByMatch.reduce((count, figures) => count + figures[figure].of, 0),
  })
  return { suspected: sum('suspected'), hid: sum('hid'), guessed: sum('guessed') }
}
