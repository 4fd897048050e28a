// A duel: two bots share the seats of a match, half each, and change them from match to match. In a game of two sides each side is played by
// one of them. The result is the share of wins that went to the first, where 50 % is even.
import type { ListedBot } from '@safehouse/bots'
import { type BotInput, type GameTypes, wilsonInterval } from '@safehouse/engine'
import { charactersFor, playMatch, type Series } from './series.ts'

export interface Share {
  readonly share: number
  readonly low: number
  readonly high: number
  readonly n: number
}
export const shareOf = (wins: number, n: number): Share => ({ share: wins / n, ...wilsonInterval(wins, n), n })

/** Plays `series.matchCount` matches; a match that nobody won, or that both won alike, counts half for each. */
export function duel(series: Series, first: ListedBot, second: ListedBot): Share {
  let wins = 0
  for (let i = 0; i < series.matchCount; i++) {
    const isFirst = series.game.id === 'cia-vs-kgb' ? undefined : seatsOfFirst(series.setup.seats, i)
    const botBySide = sideBot(first, second, i % 2 === 0 ? 'cia' : 'kgb')
    const bots = Array.from({ length: series.setup.seats }, (_, seat) => (isFirst ? (isFirst[seat] ? first : second) : botBySide))
    const { truth } = playMatch(series, i, bots, { characters: charactersFor(series, i) })
    const winners = series.game.outcome(truth.common)?.winners ?? []
    const firstSeats = isFirst ?? truth.hands.map((hand, seat) => cardOf(hand, seat) === (i % 2 === 0 ? 'cia' : 'kgb'))
    wins += pointsOf(winners, firstSeats)
  }
  return shareOf(wins, series.matchCount)
}

/** Which seats the first bot has in this match: every other one, and in half of the matches those that it had not. */
const seatsOfFirst = (seats: number, match: number): boolean[] => Array.from({ length: seats }, (_, seat) => (seat + match) % 2 === 0)

/** Each bot's winning seats, as a share of the seats that it has; more is a win. */
function pointsOf(winners: readonly number[], isFirst: readonly boolean[]): number {
  const seatCount = isFirst.filter(Boolean).length
  const [won, lost] = [
    winners.filter((seat) => isFirst[seat]).length / seatCount,
    winners.filter((seat) => !isFirst[seat]).length / (isFirst.length - seatCount),
  ]
  return won === lost ? 0.5 : won > lost ? 1 : 0
}

type KgbHand = { readonly cards: readonly (string | null)[] }
const cardOf = (hand: unknown, seat: number): string | null | undefined => (hand as KgbHand).cards?.[seat]
const sideBot =
  (first: ListedBot, second: ListedBot, side: string): ListedBot =>
  (seen: BotInput<GameTypes>, chance) =>
    (cardOf(seen.view.hand, seen.seat) === side ? first : second)(seen, chance)
