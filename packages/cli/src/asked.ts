// Reading what was asked on the command line: a game, numbers, options, bots. Whatever is wrong with it is said in one
// sentence, before anything is done.

import { botsFor, type ListedBot } from '@safehouse/bots'
import { type AnyGame, BadOption, type GameTypes, readOptions, type Setup } from '@safehouse/engine'
import { games } from '@safehouse/games'

/** Said to the person who typed the command; the program ends with 2. */
export class BadUsage extends Error {}

export function askedGame(id: string | undefined): AnyGame {
  const known = Object.keys(games).join(', ')
  if (id === undefined) throw new BadUsage(`which game? One of: ${known}`)
  if (!Object.hasOwn(games, id)) throw new BadUsage(`there is no game ${id}. One of: ${known}`)
  return games[id]!.game
}

export function askedNumber(name: string, given: string | undefined, usual: number, { min, max }: { min: number; max: number }): number {
  if (given === undefined) return usual
  const number = Number(given)
  if (!/^\d+$/.test(given) || number < min || number > max) throw new BadUsage(`--${name} is a whole number from ${min} to ${max}, not ${given}`)
  return number
}

export function askedSetup(game: AnyGame, players: string | undefined, options: string | undefined): Setup<GameTypes> {
  const seats = askedNumber('players', players, game.seats.min, game.seats)
  const setup = { seats, options: askedOptions(game, options ?? '{}', seats) }
  const misfit = game.misfit?.(setup)
  if (misfit) throw new BadUsage(`${game.id} cannot be played so: ${misfit.code} (${misfit.rule})`)
  return setup
}
function askedOptions(game: AnyGame, text: string, seats: number): object {
  try {
    return readOptions<object>(game.options, JSON.parse(text), seats)
  } catch (problem) {
    if (problem instanceof SyntaxError) throw new BadUsage(`--options is no JSON: ${problem.message}`)
    if (problem instanceof BadOption) throw new BadUsage(`--options: ${problem.message}`)
    throw problem
  }
}

export interface NamedBot {
  readonly level: string
  readonly bot: ListedBot
}
/** The bots by their levels, as many as were named. */
export function askedBots(game: AnyGame, given: string): NamedBot[] {
  const levels = botsFor(game.id)
  return given.split(',').map((level) => {
    const bot = Object.hasOwn(levels, level) ? levels[level] : undefined
    if (!bot) throw new BadUsage(`${game.id} has no bot ${level}. It has: ${Object.keys(levels).join(', ')}`)
    return { level, bot }
  })
}
/** One a seat: a single name is for all of them. */
export function seatedBots(game: AnyGame, given: string | undefined, seats: number): ListedBot[] {
  const bots = askedBots(game, given ?? ('quick' in botsFor(game.id) ? 'quick' : 'random'))
  if (bots.length !== 1 && bots.length !== seats)
    throw new BadUsage(`--bots names ${bots.length} bots for ${seats} players: name one, or one a player`)
  return Array.from({ length: seats }, (_, seat) => (bots[seat] ?? bots[0]!).bot)
}
