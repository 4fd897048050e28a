// The games of a server, by id, and the options and actions that people send for them. Problems become RequestErrors that a client can show.
import { BadOption, type Game, type GameTypes, readOptions, type Schemas, type Setup } from '@safehouse/engine'
import { describeMisfit } from '@safehouse/games'
import { RequestError } from '../request-error.ts'
import { wrongField } from '../wrong-field.ts'

/** A game's rules, and the schemas of its actions and facts. */
export interface PlayableGame {
  readonly game: Game<GameTypes>
  readonly schemas: Schemas<GameTypes>
}
export type Games = ReadonlyMap<string, PlayableGame>

export function findGame(games: Games, id: string): PlayableGame {
  const found = games.get(id)
  if (!found) throw new RequestError('unknownGame')
  return found
}
export function readAction({ schemas }: PlayableGame, action: unknown): GameTypes['action'] {
  try {
    return schemas.action.parse(action)
  } catch (problem) {
    throw new RequestError('badRequest', wrongField(problem, 'action'))
  }
}

/** The setup of a match from the options that were set; throws if the game cannot be played with it. */
export function readSetup({ game }: PlayableGame, given: object, seats: number, apart: boolean): Setup<GameTypes> {
  const setup = { options: readGameOptions(game, given, seats, apart), seats }
  const misfit = game.misfit?.(setup)
  if (misfit)
    throw new RequestError('badOptions', { rule: misfit.rule, with: { ...misfit.with, option: misfit.code, problem: describeMisfit(misfit) } })
  return setup
}
/** Completes and checks options; those that were not set get the game's defaults for this many seats and this venue. */
export function readGameOptions(game: Game<GameTypes>, given: object, seats: number, apart: boolean): object {
  try {
    return readOptions<Record<string, unknown>>(game.options as never, given, seats, apart)
  } catch (problem) {
    if (problem instanceof BadOption) throw new RequestError('badOptions', { with: { option: problem.option, problem: problem.message } })
    throw problem
  }
}
