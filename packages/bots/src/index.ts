// Every bot by its game and level. The random one plays any game; `quick` is for simulations, `normal` for tables.
import { type Bot, randomBot } from '@safehouse/engine'
import { bots as topSecret } from './top-secret/index.ts'

// A bot of one game is no bot of another, so a list of all of them can only name them so.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type ListedBot = Bot<any>
export type Bots = Readonly<Record<string, ListedBot>>

const thinking: Readonly<Record<string, Bots>> = {
  'top-secret': topSecret,
}

export const botsFor = (game: string): Bots => ({ random: randomBot, ...thinking[game] })
