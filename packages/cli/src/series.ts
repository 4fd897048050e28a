// What `simulate` and `arena` have in common: a series of games of one kind, each with a secret of its own made from the seed.

import type { ListedBot } from '@safehouse/bots'
import { type AnyGame, type GameTypes, type Match, type Setup, seedFromText, simulate } from '@safehouse/engine'
import { askedGame, askedNumber, askedSetup, BadUsage } from './asked.ts'

/** For parseArgs. */
export const seriesOptions = {
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
  readonly games: number
  readonly seed: string
}
export function askedSeries(positionals: readonly string[], values: { players?: string; games?: string; seed: string; options?: string }): Series {
  if (positionals.length > 1) throw new BadUsage(`one game at a time, not ${positionals.join(' ')}`)
  const game = askedGame(positionals[0])
  const setup = askedSetup(game, values.players, values.options)
  return { game, setup, seed: values.seed, games: askedNumber('games', values.games, 100, { min: 1, max: 100_000_000 }) }
}

export const secretOf = ({ seed }: Series, i: number): string => seedFromText(`${seed}/${i}`)
export const playOne = (series: Series, i: number, bots: readonly ListedBot[]): Match<GameTypes> =>
  simulate({ game: series.game, setup: series.setup, secret: secretOf(series, i), bots })
