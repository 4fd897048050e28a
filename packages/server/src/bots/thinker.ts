// What a bot is asked and what it answers, and who asks it. The question holds one seat's feed and nothing else that a
// seat could not know, so a bot can know nothing else.
import type { Feed, Kinds, Move, Seat, Setup } from '@safehouse/engine'

export type Level = 'quick' | 'normal' | 'random'
export interface BotQuestion {
  readonly game: string
  readonly setup: Setup<Kinds>
  readonly seat: Seat
  readonly feed: Feed<Kinds>
  readonly now: number
  readonly level: Level
  readonly seed: string
}
export interface Thinker {
  think(question: BotQuestion): Promise<Move<Kinds> | undefined>
  close(): Promise<void>
}
