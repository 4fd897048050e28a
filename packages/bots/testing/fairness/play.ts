// Matches in which every seat plays the same bot, and who won them: what `npm run fairness` counts and fairness.test.ts compares with it.
// A match follows from its case and its number, so the same bots always give the same winners.
import { type AnyGame, type GameTypes, readOptions, type Seat, seedFromText, simulate } from '@safehouse/engine'
import { type GameId, gameIds, games } from '@safehouse/games'
import type { ListedBot } from '../../src/index.ts'
import { botsFor } from '../../src/index.ts'

/** One game at one number of seats, where all seats play one level. */
export interface FairnessCase {
  readonly id: string
  readonly level: 'easy' | 'normal' | 'hard'
  readonly seats: number
}
/** At which number of seats `easy` and `hard` are counted: one size a game, because `hard` thinks longer. `normal` is counted at every size. */
const seatsOfOtherLevels: Readonly<Record<GameId, number>> = {
  'spy-alley-dice': 4,
  'cia-vs-kgb': 6,
  'shadow-in-the-night': 4,
  'spyfall-2': 6,
  'top-secret': 5,
}
export const fairnessCases: readonly FairnessCase[] = gameIds.flatMap((id): FairnessCase[] => {
  const { min, max } = games[id]!.game.seats
  return [
    { id, level: 'easy', seats: seatsOfOtherLevels[id] },
    ...Array.from({ length: max - min + 1 }, (_, i): FairnessCase => ({ id, level: 'normal', seats: min + i })),
    { id, level: 'hard', seats: seatsOfOtherLevels[id] },
  ]
})

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
