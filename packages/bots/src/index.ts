// Every bot by its game and level: `easy`, `normal` and `hard` for tables, `quick` for simulations. The random one plays any game.
// The bots of a registered game are what `<its id>/index.ts` in this folder exports.
import { type BotMove, type Chance, type GameTypes, randomBot } from '@safehouse/engine'
import { gameIds } from '@safehouse/games/registry'
import type { Talker } from './talker.ts'

// Bots of different games have different input types, which one list cannot express: the caller must use a bot in its own game.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type ListedBot = (input: any, chance: Chance) => BotMove<GameTypes> | undefined
export type Bots = Readonly<Record<string, ListedBot>>
/** The talker of a game in which bots talk. It belongs to its game as a bot does. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type ListedTalker = Talker<any, any>

interface BotsOfGame {
  readonly bots: Bots
  readonly talker?: ListedTalker
}
const load = async (id: string): Promise<[string, BotsOfGame]> => [id, await import(`./${id}/index.ts`)]
const byGame: ReadonlyMap<string, BotsOfGame> = new Map(await Promise.all(gameIds.map(load)))

export const botsFor = (game: string): Bots => ({ random: randomBot, ...byGame.get(game)?.bots })
export const talkerFor = (game: string): ListedTalker | undefined => byGame.get(game)?.talker
export type { Brief } from './talker.ts'
