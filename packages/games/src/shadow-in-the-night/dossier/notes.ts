// What a private dossier has a place for (SN-42): a page for each agent in play, and on it the same things to note about each of
// the other players. The notes themselves are nobody else's business and never part of the game's log.
import type { Agent } from '../agents.ts'

export const worthNoting = ['tookOutOfRuin', 'putIntoRuin', 'leftOutOfRuin', 'moved', 'causedScoring', 'heldBackScoring'] as const
export type WorthNoting = (typeof worthNoting)[number]

export interface Page {
  readonly agent: Agent
  readonly worthNoting: readonly WorthNoting[]
}
export const pagesFor = (inPlay: readonly Agent[]): Page[] => inPlay.map((agent) => ({ agent, worthNoting }))
