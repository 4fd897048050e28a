// Every bot by its game and level. The random one plays any game; `quick` is for simulations, `normal` for tables.
import { type BotMove, type Chance, type GameTypes, randomBot } from '@safehouse/engine'
import { bots as ciaVsKgb } from './cia-vs-kgb/index.ts'
import { bots as shadowInTheNight } from './shadow-in-the-night/index.ts'
import { bots as spyAlleyDice } from './spy-alley-dice/index.ts'
import { talker as inSpyfall2, bots as spyfall2 } from './spyfall-2/index.ts'
import type { Talker } from './talker.ts'
import { bots as topSecret } from './top-secret/index.ts'

// A bot of one game is no bot of another: whoever takes one from the list must seat it at its own game.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type ListedBot = (seen: any, chance: Chance) => BotMove<GameTypes> | undefined
export type Bots = Readonly<Record<string, ListedBot>>

const thinking: Readonly<Record<string, Bots>> = {
  'cia-vs-kgb': ciaVsKgb,
  'shadow-in-the-night': shadowInTheNight,
  'spy-alley-dice': spyAlleyDice,
  'spyfall-2': spyfall2,
  'top-secret': topSecret,
}

export const botsFor = (game: string): Bots => ({ random: randomBot, ...thinking[game] })

/** Of a game in which bots talk; it belongs to its game as a bot does. */
// biome-ignore lint/suspicious/noExplicitAny: see above
export type ListedTalker = Talker<any, any>

const talkers: Readonly<Record<string, ListedTalker>> = { 'spyfall-2': inSpyfall2 }

export const talkerFor = (game: string): ListedTalker | undefined => talkers[game]
export type { Brief } from './talker.ts'
