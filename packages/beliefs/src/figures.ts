// Figures about each seat of a match, to be added up over evenings: counts with the number of occasions, never scores.
import { MIN_WRONG_RISE } from './honours.ts'
import { type OnlookerChart, type OnlookerSpan, subjectOf } from './onlooker-span.ts'

/** How many times of how many occasions. */
export interface Share {
  readonly times: number
  readonly of: number
}
/** By figure: taken for something wrong; the truth not found out in the end; public guesses that were right. */
export interface SeatFigures {
  readonly suspected: Share
  readonly hid: Share
  readonly guessed: Share
}
/** The onlooker has found somebody out above this belief, or above that of the deal where that is higher. */
const FOUND_OUT = 0.5

export function seatFigures(spans: readonly OnlookerSpan[], seats: number): SeatFigures[] {
  return Array.from({ length: seats }, (_, seat) => {
    const about = spans.map(({ charts }) => charts.filter(({ statement }) => subjectOf(statement) === seat))
    const claims = spans.flatMap((span) => span.claims.filter(({ by }) => by === seat))
    return {
      suspected: shareOf(spansWhere(about, false), (charts) => charts.some(hasRisen)),
      hid: shareOf(spansWhere(about, true), (charts) => !charts.some(isFoundOut)),
      guessed: shareOf(claims, ({ right }) => right),
    }
  })
}
/** The spans with a true, or a wrong, statement about the seat. */
const spansWhere = (about: readonly (readonly OnlookerChart[])[], isTrue: boolean) =>
  about.map((charts) => charts.filter((chart) => chart.isTrue === isTrue)).filter(({ length }) => length > 0)
const shareOf = <T>(occasions: readonly T[], happened: (occasion: T) => boolean): Share => ({
  times: occasions.filter(happened).length,
  of: occasions.length,
})
const hasRisen = ({ table }: OnlookerChart): boolean => Math.max(...table) - table[0]! >= MIN_WRONG_RISE
const isFoundOut = ({ table }: OnlookerChart): boolean => table.at(-1)! > Math.max(FOUND_OUT, table[0]!)

/** The figures of one person over several matches. */
export function addFigures(all: readonly SeatFigures[]): SeatFigures {
  const sum = (what: keyof SeatFigures): Share => ({
    times: all.reduce((times, figures) => times + figures[what].times, 0),
    of: all.reduce((count, figures) => count + figures[what].of, 0),
  })
  return { suspected: sum('suspected'), hid: sum('hid'), guessed: sum('guessed') }
}
