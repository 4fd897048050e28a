// Every game of the house by its id, with the schemas of what it tells: for server, bots and commands.
// A browser must never load this list: it imports the folder of the one game that it shows, without the schemas.
import type { AnyGame, GameTypes, Schemas } from '@safehouse/engine'
import * as ciaVsKgb from './cia-vs-kgb/index.ts'
import * as shadowInTheNight from './shadow-in-the-night/index.ts'
import * as spyAlleyDice from './spy-alley-dice/index.ts'
import * as spyfall2 from './spyfall-2/index.ts'
import * as topSecret from './top-secret/index.ts'

export interface ListedGame {
  readonly game: AnyGame
  readonly schemas: Schemas<GameTypes>
}
export const games: Readonly<Record<string, ListedGame>> = {
  'cia-vs-kgb': { game: ciaVsKgb.ciaVsKgb, schemas: ciaVsKgb.schemas },
  'shadow-in-the-night': { game: shadowInTheNight.shadowInTheNight, schemas: shadowInTheNight.schemas },
  'spy-alley-dice': { game: spyAlleyDice.spyAlleyDice, schemas: spyAlleyDice.schemas },
  'spyfall-2': { game: spyfall2.spyfall2, schemas: spyfall2.schemas },
  'top-secret': { game: topSecret.topSecret, schemas: topSecret.schemas },
}

/** The games that people are offered. One that is not here has rules, but no screens yet. */
export const built: readonly string[] = ['spy-alley-dice', 'cia-vs-kgb', 'shadow-in-the-night', 'spyfall-2', 'top-secret']
