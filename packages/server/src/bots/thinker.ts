// What a bot is asked and what it answers. A question must hold nothing but one seat's feed and what every seat knows: then a bot
// cannot know more.
import type { Brief } from '@safehouse/bots'
import type { BotLevel, BotMove, Feed, GameTypes, Seat, Setup } from '@safehouse/engine'
import type { Company } from '../lobby/company.ts'

export type Level = BotLevel | 'random'
export interface BotQuestion extends Company {
  readonly game: string
  readonly setup: Setup<GameTypes>
  readonly seat: Seat
  readonly feed: Feed<GameTypes>
  readonly now: number
  readonly level: Level
  readonly seed: string
  /** Whether the answer needs a brief for a language model. */
  readonly briefed?: boolean
}
export interface Thought extends BotMove<GameTypes> {
  /** What a language model is told in order to reword the move. */
  readonly brief?: Brief
}
export interface Thinker {
  think(question: BotQuestion): Promise<Thought | undefined>
  /** The same move in a language model's words; unchanged if no usable words come before the signal aborts. */
  reword?(question: BotQuestion, thought: Thought, stop: AbortSignal): Promise<BotMove<GameTypes>>
  close(): Promise<void>
}
