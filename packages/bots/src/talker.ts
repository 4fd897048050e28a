// Talkers: in a game in which bots talk, a service (a language model) may reword what they say. A game's talker says what the service
// is told and judges its answer. What the bot does and means is decided before, and its own words are used unless others are accepted.
import type { BotInput, BotMove, GameTypes, Setup } from '@safehouse/engine'

/** What a service is told. Nothing in it may depend on a secret. A game adds what it needs to judge the answer. */
export interface Brief {
  /** What it is to do, the same for every move: the system prompt of a language model. */
  readonly task: string
  /** The words of this move and what they answer: the user's message. */
  readonly request: string
}
export interface Talker<K extends GameTypes, B extends Brief> {
  /** Undefined for a move without words. */
  brief(seen: BotInput<K>, move: BotMove<K>): B | undefined
  /** The move with these words instead of its own; undefined if they are not accepted. */
  reword(move: BotMove<K>, brief: B, setup: Setup<K>, words: string): BotMove<K> | undefined
}
