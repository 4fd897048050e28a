// Matches in which every seat plays the same bot, and who won them: what `npm run fairness` counts and fairness.test.ts compares with it.
// A match follows from its case and its number, so the same bots always give the same winners.
import { type AnyGame, type GameTypes, readOptions, type Seat, seedFromText, simulate } from '@safehouse/engine'
import { games } from '@safehouse/games'
import type { ListedBot } from '../../src/index.ts'
import { botsFor } from '../../src/index.ts'

/** One game at one number of seats, where all seats play one level. */
export interface FairnessCase {
  readonly id: string
  readonly level: 'normal' | 'hard'
  readonly seats: number
}
const seatCounts: Readonly<Record<string, readonly number[]>> = {
  'spy-alley-dice': [2, 3, 4, 6],
  'cia-vs-kgb': [6, 7, 8],
  'shadow-in-the-night': [2, 4, 7],
  'spyfall-2': [4, 6, 8],
  'top-secret': [3, 5, 8],
}
/** At which number of seats `hard` is counted, too. One size a game, because it thinks longer. */
const seatsOfHard: Readonly<Record<string, number>> = {
  'spy-alley-dice': 4,
  'cia-vs-kgb': 6,
  'shadow-in-the-night': 4,
  'spyfall-2': 6,
  'top-secret': 5,
}
export const fairnessCases: readonly FairnessCase[] = Object.entries(seatCounts).flatMap(([id, counts]) => [
  ...counts.map((seats) => ({ id, level: 'normal' as const, seats })),
  { id, level: 'hard' as const, seats: seatsOfHard[id]! },
])

/** Matches are as short as the options allow: how long one lasts favours no seat. */
const options: Readonly<Record<string, object>> = { 'spyfall-2': { rounds: 1 } }

export const winnersOf = ({ id, level, seats }: FairnessCase, match: number): readonly Seat[] =>
  winnersWith(botsFor(id)[level]!, { id, seats }, match)

/** The winners of a match between seats that all play this bot. */
export function winnersWith(bot: ListedBot, { id, seats }: Pick<FairnessCase, 'id' | 'seats'>, match: number): readonly Seat[] {
  const game: AnyGame = games[id]!.game
  const setup = { seats, options: readOptions<GameTypes['options']>(game.options, options[id] ?? {}, seats) }
  const { truth } = simulate<GameTypes>({ game, setup, secret: seedFromText(`fair ${seats}/${match}`), bots: new Array(seats).fill(bot) })
  return game.outcome(truth.common)?.winners ?? []
}
