// The outcome of a round in words: who won and why, and why a seat has its points or none (SF-29).
import type { Seat } from '@safehouse/engine'
import type { Result } from '@safehouse/games/spyfall-2'
import type { HeadlineText } from '../../../parts/headline.tsx'
import { who } from '../../core/props.ts'
import { placeName } from '../place-names.ts'
import type { SpyfallSpectatorProps } from '../props.ts'

/** What a sentence about people needs of the props. */
type Named = Pick<SpyfallSpectatorProps, 'words' | 'seats' | 'options'>

export const didSpiesWin = ({ awards }: Result): boolean => awards.some(({ reason }) => reason === 'spiesWon')

/** Who won a round, and how. Rounds are counted from 1. */
export function describeOutcome(match: SpyfallSpectatorProps, round: number): HeadlineText {
  const { common, words } = match
  const result = common.results[round - 1]
  if (!result) return { headline: '', subline: '' }
  return { headline: words.points.says(didSpiesWin(result), common.terms.spies), subline: explainOutcome(match, result) }
}

/** How a round was won, in a sentence. */
export function explainOutcome(match: Named, { ending, cards, named }: Result): string {
  const { points } = match.words
  if (ending.how === 'named') {
    const right = ending.right.map((seat) => who(match, seat))
    return right.length > 0 ? points.named(right) : explainWrongNames(match, named)
  }
  if (ending.convicted === null) return points.nobody
  const convicted = who(match, ending.convicted)
  return cards[ending.convicted] === null ? points.convictedSpy(convicted) : points.convictedOther(convicted)
}
/** Spies who named a wrong place, and spies who named none in time (SF-33); of two spies there may be one of each. */
function explainWrongNames(match: Named, named: Result['named']): string {
  const { points } = match.words
  const places = named.flatMap(({ place }) => (place === null ? [] : placeName(match, place)))
  const wrong = named.filter(({ place }) => place !== null).map(({ by }) => who(match, by))
  const late = named.filter(({ place }) => place === null).map(({ by }) => who(match, by))
  return [wrong.length > 0 ? points.namedWrong(wrong, [...new Set(places)]) : [], late.length > 0 ? points.namedNone(late) : []].flat().join(' ')
}

/** The reasons for a seat's points, or why it has none. */
export function reasonsOf({ words }: SpyfallSpectatorProps, { awards, cards, ending }: Result, seat: Seat): string {
  const reasons = awards.filter((award) => award.seat === seat).map(({ reason }) => words.points.reasons[reason])
  if (reasons.length > 0) return reasons.join(', ')
  if (cards[seat] !== null) return words.points.noneOther(cards.filter((card) => card === null).length)
  return ending.how === 'accused' && ending.convicted !== seat ? words.points.nonePal : words.points.noneSpy
}
