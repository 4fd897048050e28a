// The games of a server and what their options may be. Chance and rules are theirs; this only looks them up.
import { BadOption, type Game, type GameTypes, readOptions, type Schemas, type Setup } from '@safehouse/engine'
import { RequestError } from '../request-error.ts'

export interface PlayableGame {
  readonly game: Game<GameTypes>
  readonly schemas: Schemas<GameTypes>
}
export type Games = ReadonlyMap<string, PlayableGame>

export function findGame(games: Games, id: string): PlayableGame {
  const ruled = games.get(id)
  if (!ruled) throw new RequestError('unknownGame')
  return ruled
}

/** What the game will be played with, or why it cannot be. */
export function readSetup({ game }: PlayableGame, given: object, seats: number, apart: boolean): Setup<GameTypes> {
  const setup = { options: readGameOptions(game, given, seats, apart), seats }
  const misfit = game.misfit?.(setup)
  if (misfit) throw new RequestError('badOptions', { rule: misfit.rule, with: { ...misfit.with, option: misfit.code } })
  return setup
}
export function readGameOptions(game: Game<GameTypes>, given: object, seats: number, apart: boolean): object {
  try {
    return readOptions<Record<string, unknown>>(game.options as never, given, seats, apart)
  } catch (problem) {
    if (problem instanceof BadOption) throw new RequestError('badOptions', { with: { option: problem.option, problem: problem.message } })
    throw problem
  }
}
