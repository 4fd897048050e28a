// A duel: two bots share the seats of a match, half each, and change them from match to match. In a game of two sides each side is played by
// one of them. The result is the share of wins that went to the first, where 50 % is even.
import type { ListedBot } from '@safehouse/bots'
import { type BotInput, type GameTypes, wilsonInterval } from '@safehouse/engine'
import { playMatch, type Series } from './series.ts'

export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
  readonly n: number
}
export const shareOf = (wins: number, n: number): Share => ({ share: wins / n, ...wilsonInterval(wins, n), n })

/** Plays `series.matchCount` matches; a match that nobody won, or that both won alike, counts half for each. */
export function duel(series: Series, one: ListedBot, other: ListedBot): Share {
  let wins = 0
  for (let i = 0; i < series.matchCount; i++) {
    const isOne = series.game.id === 'cia-vs-kgb' ? undefined : seatsOfOne(series.setup.seats, i)
    const sided = sideBot(one, other, i % 2 === 0 ? 'cia' : 'kgb')
    const bots = Array.from({ length: series.setup.seats }, (_, seat) => (isOne ? (isOne[seat] ? one : other) : sided))
    const { truth } = playMatch(series, i, bots)
    const winners = series.game.outcome(truth.common)?.winners ?? []
    const ones = isOne ?? truth.hands.map((hand, seat) => cardOf(hand, seat) === (i % 2 === 0 ? 'cia' : 'kgb'))
    wins += pointsOf(winners, ones)
  }
  return shareOf(wins, series.matchCount)
}

/** Which seats the first bot has in this match: every other one, and in half of the matches those that it had not. */
const seatsOfOne = (seats: number, match: number): boolean[] => Array.from({ length: seats }, (_, seat) => (seat + match) % 2 === 0)

/** Each bot's winning seats, as a share of the seats that it has; more is a win. */
function pointsOf(winners: readonly number[], ones: readonly boolean[]): number {
  const has = ones.filter(Boolean).length
  const [won, lost] = [winners.filter((seat) => ones[seat]).length / has, winners.filter((seat) => !ones[seat]).length / (ones.length - has)]
  return won === lost ? 0.5 : won > lost ? 1 : 0
}

type KgbHand = { readonly cards: readonly (string | null)[] }
const cardOf = (hand: unknown, seat: number): string | null | undefined => (hand as KgbHand).cards?.[seat]
const sideBot =
  (one: ListedBot, other: ListedBot, side: string): ListedBot =>
  (seen: BotInput<GameTypes>, chance) =>
    (cardOf(seen.view.hand, seen.seat) === side ? one : other)(seen, chance)
