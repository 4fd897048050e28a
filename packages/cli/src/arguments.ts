// Reads and checks command-line arguments: a game, numbers, options, bots. Every mistake is reported in one sentence, before
// anything is done.

import { botsFor, type ListedBot } from '@safehouse/bots'
import { type AnyGame, BadOption, type GameTypes, readOptions, type Setup } from '@safehouse/engine'
import { describeMisfit, games } from '@safehouse/games'
import { UsageError } from './usage-error.ts'

export function readGame(id: string | undefined): AnyGame {
  const known = Object.keys(games).join(', ')
  if (id === undefined) throw new UsageError(`the name of a game is missing. Games: ${known}`)
  if (!Object.hasOwn(games, id)) throw new UsageError(`unknown game "${id}". Games: ${known}`)
  return games[id]!.game
}

export function readNumber(name: string, given: string | undefined, fallback: number, { min, max }: { min: number; max: number }): number {
  if (given === undefined) return fallback
  const number = Number(given)
  if (!/^\d+$/.test(given) || number < min || number > max)
    throw new UsageError(`--${name} must be a whole number from ${min} to ${max}, not "${given}"`)
  return number
}

export function readSetup(game: AnyGame, players: string | undefined, options: string | undefined): Setup<GameTypes> {
  const seats = readNumber('players', players, game.seats.min, game.seats)
  const setup = { seats, options: readOptionsJson(game, options ?? '{}', seats) }
  const misfit = game.misfit?.(setup)
  if (misfit) throw new UsageError(`${game.id} cannot be played with these options: ${describeMisfit(misfit)}`)
  return setup
}
function readOptionsJson(game: AnyGame, text: string, seats: number): object {
  try {
    return readOptions<object>(game.options, JSON.parse(text), seats)
  } catch (problem) {
    if (problem instanceof SyntaxError) throw new UsageError(`--options must be valid JSON: ${problem.message}`)
    if (problem instanceof BadOption) throw new UsageError(`--options: ${problem.message}`)
    throw problem
  }
}

interface NamedBot {
  readonly level: string
  readonly bot: ListedBot
}
/** The bots of a list of levels such as "quick,random". */
function readBots(game: AnyGame, given: string): NamedBot[] {
  const levels = botsFor(game.id)
  return given.split(',').map((level) => {
    const bot = Object.hasOwn(levels, level) ? levels[level] : undefined
    if (!bot) throw new UsageError(`${game.id} has no bot "${level}". Its bots: ${Object.keys(levels).join(', ')}`)
    return { level, bot }
  })
}
/** One bot for each seat; a single level is used for all seats. */
export function readBotPerSeat(game: AnyGame, given: string | undefined, seats: number): ListedBot[] {
  const bots = readBots(game, given ?? ('quick' in botsFor(game.id) ? 'quick' : 'random'))
  if (bots.length !== 1 && bots.length !== seats)
    throw new UsageError(`--bots names ${bots.length} bots for ${seats} players: name one for all players, or one for each`)
  return Array.from({ length: seats }, (_, seat) => (bots[seat] ?? bots[0]!).bot)
}
