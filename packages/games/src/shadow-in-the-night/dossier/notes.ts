// The pages of a private dossier (SN-42): one for each agent in play, with the same things to note about each of the other players.
// The notes themselves are private and never part of a match's log.
import type { Agent } from '../agents.ts'

export const worthNoting = ['tookOutOfRuin', 'putIntoRuin', 'leftOutOfRuin', 'moved', 'causedScoring', 'heldBackScoring'] as const
export type WorthNoting = (typeof worthNoting)[number]

export interface Page {
  readonly agent: Agent
  readonly worthNoting: readonly WorthNoting[]
}
export const pagesFor = (inPlay: readonly Agent[]): Page[] => inPlay.map((agent) => ({ agent, worthNoting }))
