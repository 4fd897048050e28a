// The contract of bots: a bot is a pure function from what its seat was told and may do to a move. It is given nothing else, so
// it can know nothing else.
import { type Chance, quickChance } from './chance.ts'
import type { Choice } from './choice.ts'
import type { Feed, Game, GameTypes, Seat, Setup, View } from './contract.ts'
import { sha256Hex } from './proof.ts'
import { sampleAction } from './sample.ts'

/** The levels of our own bots, from the weakest on. */
export const botLevels = ['easy', 'normal', 'hard'] as const
export type BotLevel = (typeof botLevels)[number]

export interface BotInput<K extends GameTypes> {
  readonly game: Game<K>
  readonly setup: Setup<K>
  readonly seat: Seat
  readonly now: number
  /** Secret of this bot, the same during a whole match and known to nobody else. Its personality can be derived from it. */
  readonly botSecret: string
  /** Folded from the feed, so that each bot need not do it again. */
  readonly view: View<K>
  readonly choices: readonly Choice<K['action']>[]
  feed(): Feed<K>
  /** In a practice match the seat of its one human, whom bots draw into the game early. Everybody knows who is a bot. */
  readonly practiceHuman?: Seat | undefined
  /**
   * The seats of humans, and of programs, to which bots are as considerate. Missing where only our bots play. Everybody knows who is a bot.
   */
  readonly humans?: readonly Seat[] | undefined
  /** By seat: the character of the bot that plays there, by its id; null where none of our bots plays. Everybody knows it. */
  readonly characters?: readonly (string | null)[] | undefined
}
export interface BotMove<K extends GameTypes> {
  readonly action: K['action']
  /** Time from now until the action, in milliseconds. If the seat is told something before that, the bot is asked again. */
  readonly delayMs: number
}
/** A bot for one game. Without a move it waits for others, or for time. */
export type Bot<K extends GameTypes> = (input: BotInput<K>, chance: Chance) => BotMove<K> | undefined
export type AnyBot = <K extends GameTypes>(input: BotInput<K>, chance: Chance) => BotMove<K> | undefined

/** A bot's own chance. It depends on the length of the seat's feed, so the same question gives the same answer. */
export const botChance = (seed: string, seat: Seat, feedLength: number): Chance => quickChance(`${seed}/${seat}/${feedLength}`)

/** `BotInput.botSecret` of a seat. It is a hash, so no bot learns the seed or another bot's secret from it. */
export const deriveBotSecret = (seed: string, seat: Seat): string => sha256Hex(`bot ${seat} of ${seed}`)

/** Takes any permitted action, and one time in twenty a standing one although the match waits for this seat. */
export const randomBot: AnyBot = ({ choices }, chance) => {
  const awaited = choices.filter((choice) => !choice.standing)
  const offers = awaited.length > 0 && chance.below(20) > 0 ? awaited : choices
  if (offers.length === 0) return undefined
  const delayMs = 1 + chance.below(awaited.length > 0 ? 2000 : 20_000)
  return { action: sampleAction(chance.pick(offers), chance), delayMs }
}
