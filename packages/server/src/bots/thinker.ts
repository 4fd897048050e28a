// What a bot is asked and what it answers, and who asks it. The question holds one seat's feed and nothing else that a
// seat could not know, so a bot can know nothing else.
import type { Brief } from '@safehouse/bots'
import type { BotMove, Feed, GameTypes, Seat, Setup } from '@safehouse/engine'

export type Level = 'quick' | 'normal' | 'random'
export interface BotQuestion {
  readonly game: string
  readonly setup: Setup<GameTypes>
  readonly seat: Seat
  readonly feed: Feed<GameTypes>
  readonly now: number
  readonly level: Level
  readonly seed: string
  /** Whether somebody else may find words for the move. */
  readonly briefed?: boolean
}
export interface Thought extends BotMove<GameTypes> {
  /** What whoever finds other words is told. */
  readonly brief?: Brief
}
export interface Thinker {
  think(question: BotQuestion): Promise<Thought | undefined>
  /** The same move in other words, where these come from a service; as it is, if none that will do come before the stop. */
  reword?(question: BotQuestion, thought: Thought, stop: AbortSignal): Promise<BotMove<GameTypes>>
  close(): Promise<void>
}
