// A series of matches of one game between bots, which `simulate` and `arena` play. Each match has a secret made from the seed and its
// index, so the same seed gives the same matches.

import type { ListedBot } from '@safehouse/bots'
import { characters } from '@safehouse/content/bots/characters.ts'
import { type AnyGame, type GameTypes, type Match, quickChance, type Setup, type Simulation, seedFromText, simulate } from '@safehouse/engine'
import { readGame, readNumber, readSetup } from './arguments.ts'
import { UsageError } from './usage-error.ts'

const DEFAULT_MATCH_COUNT = 100

/** Options for parseArgs. `--games` is the number of matches. */
export const seriesArguments = {
  players: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string', default: 'safehouse' },
  bots: { type: 'string' },
  options: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const

export interface Series {
  readonly game: AnyGame
  readonly setup: Setup<GameTypes>
  readonly matchCount: number
  readonly seed: string
}
export function readSeries(positionals: readonly string[], values: { players?: string; games?: string; seed: string; options?: string }): Series {
  if (positionals.length > 1) throw new UsageError(`name one game, not ${positionals.length}: ${positionals.join(' ')}`)
  const game = readGame(positionals[0])
  const setup = readSetup(game, values.players, values.options)
  return { game, setup, seed: values.seed, matchCount: readNumber('games', values.games, DEFAULT_MATCH_COUNT, { min: 1, max: 100_000_000 }) }
}

export const matchSecret = ({ seed }: Series, index: number): string => seedFromText(`${seed}/${index}`)
export const playMatch = (
  series: Series,
  index: number,
  bots: readonly ListedBot[],
  company: NonNullable<Simulation<GameTypes>['company']> = {},
): Match<GameTypes> => simulate({ game: series.game, setup: series.setup, secret: matchSecret(series, index), bots, company })

/** By seat: a character for every bot of a match, as at a table of bots. */
export const charactersFor = ({ seed, setup }: Series, index: number): string[] =>
  quickChance(`${seed}/covers/${index}`).shuffle(Object.keys(characters)).slice(0, setup.seats)
