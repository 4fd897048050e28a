// Every game of the house by its id, with the schemas of what it tells: for server, bots and commands.
// A browser must never load this list: it imports the folder of the one game that it shows, without the schemas.
import type { AnyGame, Kinds, Schemas } from '@safehouse/engine'
import { schemas as spyAlleyDiceSchemas, spyAlleyDice } from './spy-alley-dice/index.ts'

export interface ListedGame {
  readonly game: AnyGame
  readonly schemas: Schemas<Kinds>
}
export const games: Readonly<Record<string, ListedGame>> = {
  'spy-alley-dice': { game: spyAlleyDice, schemas: spyAlleyDiceSchemas },
}

/** The games that people are offered. One that is not here has rules, but no screens yet. */
export const built: readonly string[] = ['spy-alley-dice']
