// In a game in which bots talk, a service may put what they say into other words. Here is what it is told, and who judges
// what it answers. What a bot does and means is settled before, and its own words stand until better ones are found good.
import type { BotInput, BotMove, GameTypes, Setup } from '@safehouse/engine'

/** What to ask a service for; nothing in it depends on a secret. A game adds what it needs to judge the answer. */
export interface Brief {
  readonly task: string
  readonly request: string
}
export interface Talker<K extends GameTypes, B extends Brief> {
  /** Nothing for a move without words. */
  brief(seen: BotInput<K>, move: BotMove<K>): B | undefined
  /** The move with these words instead of its own; nothing if they will not do. */
  reworded(move: BotMove<K>, brief: B, setup: Setup<K>, words: string): BotMove<K> | undefined
}
