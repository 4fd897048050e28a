// The rules of every registered game by its id, with the schemas of its facts: for server, bots and commands.
// A browser must never load this file: it loads the folder of the one game that it shows, without the schemas.
import type { AnyGame, GameTypes, Schemas } from '@safehouse/engine'
import { gameIds } from './registry.ts'

export { describeMisfit } from './misfits.ts'
export { type GameId, gameIds } from './registry.ts'

/** What the `index.ts` in a game's folder exports for everybody. */
export interface ListedGame {
  readonly game: AnyGame
  readonly schemas: Schemas<GameTypes>
}
async function load(id: string): Promise<[string, ListedGame]> {
  const { game, schemas }: ListedGame = await import(`./${id}/index.ts`)
  return [id, { game, schemas }]
}
export const games: Readonly<Record<string, ListedGame>> = Object.fromEntries(await Promise.all(gameIds.map(load)))
