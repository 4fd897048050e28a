// Figures of a group over its matches: added up by person, with intervals, and what may be said of two people. Pure functions.
import { addFigures, type Honour, type SeatFigures, type Share } from '@safehouse/beliefs'
import { wilsonInterval } from '@safehouse/engine'

/** What an onlooker could follow of one match, by seat; `names` has nothing on the seat of a bot. */
export interface FollowedMatch {
  readonly names: readonly (string | undefined)[]
  readonly figures: readonly SeatFigures[]
  readonly honours: readonly Honour[]
}
export interface MemberFigures {
  readonly name: string
  readonly figures: SeatFigures
  /** How often each honour was given. */
  readonly honours: Readonly<Record<Honour['what'], number>>
}
/** Below so many occasions there is no figure. */
export const MIN_OCCASIONS = 10

/** The members in the given order, those without a match left out. */
export function memberFigures(matches: readonly FollowedMatch[], members: readonly string[]): MemberFigures[] {
  return members.flatMap((name): MemberFigures[] => {
    const ownMatches = matches.flatMap(({ names, ...match }) =>
      names.flatMap((sitterName, seat) => (sitterName === name ? [{ ...match, seat }] : [])),
    )
    if (ownMatches.length === 0) return []
    const timesHonoured = (kind: Honour['what']) =>
      ownMatches.filter(({ honours, seat }) => honours.some((honour) => honour.what === kind && honour.seat === seat)).length
    return [
      {
        name,
        figures: addFigures(ownMatches.map(({ figures, seat }) => figures[seat]!)),
        honours: { liar: timesHonoured('liar'), nose: timesHonoured('nose'), wronged: timesHonoured('wronged') },
      },
    ]
  })
}

/** A share with its interval; undefined below `MIN_OCCASIONS`. */
export function estimateOf({ times, of }: Share): { readonly share: number; readonly low: number; readonly high: number } | undefined {
  return of < MIN_OCCASIONS ? undefined : { share: times / of, ...wilsonInterval(times, of) }
}
/** The two people whose intervals are furthest apart, the higher one first; undefined where all intervals overlap. */
export function findDistinctPair(members: readonly MemberFigures[], figure: keyof SeatFigures): readonly [string, string] | undefined {
  const known = members.flatMap(({ name, figures }) => {
    const estimate = estimateOf(figures[figure])
    return estimate ? [{ name, ...estimate }] : []
  })
  const pairs = known.flatMap((high) => known.flatMap((low) => (high.low > low.high ? [{ high, low }] : [])))
  const [first] = pairs.sort((a, b) => b.high.low - b.low.high - (a.high.low - a.low.high))
  return first && [first.high.name, first.low.name]
}
