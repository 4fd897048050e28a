// A bot is a pure function of what its seat has heard and may do. It is given nothing else, so it can know nothing else.
import { type Chance, quickChance } from './chance.ts'
import type { Choice } from './choice.ts'
import type { Feed, Game, GameTypes, Seat, Setup, View } from './contract.ts'
import { sha256Hex } from './proof.ts'
import { sampleAction } from './sample.ts'

export interface BotInput<K extends GameTypes> {
  readonly game: Game<K>
  readonly setup: Setup<K>
  readonly seat: Seat
  readonly now: number
  /** A secret of this seat's bot, the same all game long and told to nobody: what it is like, as far as that is not its level. */
  readonly botSecret: string
  /** Folded from the feed: here so that each bot need not do it again. */
  readonly view: View<K>
  readonly choices: readonly Choice<K['action']>[]
  feed(): Feed<K>
}
export interface BotMove<K extends GameTypes> {
  readonly action: K['action']
  /** How long it delayMs from now, in milliseconds. If the seat hears something before that, the bot is asked anew. */
  readonly delayMs: number
}
/** No move: the bot waits for others, or for time. */
export type Bot<K extends GameTypes> = (seen: BotInput<K>, chance: Chance) => BotMove<K> | undefined
/** A bot for any game. */
export type AnyBot = <K extends GameTypes>(seen: BotInput<K>, chance: Chance) => BotMove<K> | undefined

/** A bot's own chance, the same whenever it is asked the same: by the game's bots' seed, its seat, and how much it has heard. */
export const botChance = (seed: string, seat: Seat, heard: number): Chance => quickChance(`${seed}/${seat}/${heard}`)

/** `Seen.own`, from the game's bots' seed; a hash, so that no bot learns the seed or another bot's secret from it. */
export const deriveBotSecret = (seed: string, seat: Seat): string => sha256Hex(`bot ${seat} of ${seed}`)

/** Plays any game by its choices alone; now and then does something that nobody waits for. */
export const randomBot: AnyBot = (seen, chance) => {
  const awaited = seen.choices.filter((choice) => !choice.standing)
  const offers = awaited.length > 0 && chance.below(20) > 0 ? awaited : seen.choices
  if (offers.length === 0) return undefined
  const delayMs = 1 + chance.below(awaited.length > 0 ? 2000 : 20_000)
  return { action: sampleAction(chance.pick(offers), chance), delayMs }
}
