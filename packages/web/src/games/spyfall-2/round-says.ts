// Who won a round and by what, in a sentence and a line.
import type { Result } from '@safehouse/games/spyfall-2'
import { type Said, type SpyOpen, who } from './plays.ts'

export const spiesWon = ({ awards }: Result): boolean => awards.some(({ reason }) => reason === 'spiesWon')

/** Rounds are counted from 1. */
export function roundSays(play: SpyOpen, round: number): Said {
  const { table, words } = play
  const result = table.results[round - 1]
  if (!result) return { says: '', line: '' }
  return { says: words.points.says(spiesWon(result), table.terms.spies), line: why(play, result) }
}

function why(play: SpyOpen, { ending, cards, named }: Result): string {
  const { points } = play.words
  if (ending.how === 'named') {
    const right = ending.right.map((seat) => who(play, seat))
    return right.length > 0 ? points.named(right) : points.namedWrong(named.map(({ by }) => who(play, by)))
  }
  if (ending.convicted === null) return points.nobody
  const convicted = who(play, ending.convicted)
  return cards[ending.convicted] === null ? points.convictedSpy(convicted) : points.convictedOther(convicted)
}
