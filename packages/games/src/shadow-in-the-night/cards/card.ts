// What a kind of card is: what may be chosen for it on the board as it stands, and what happens then. A kind of card knows the
// board alone: neither who plays it nor what anybody holds.
import type { Field } from '@safehouse/engine'
import type { Agent, ByAgent } from '../agents.ts'
import { type Building, onward } from '../buildings.ts'
import type { ShadowCommon } from '../common.ts'
import type { ShadowRefusalCode } from '../refusal.ts'

export type Board = Pick<ShadowCommon, 'agents' | 'at' | 'stones' | 'safe' | 'bystanders'>

/** Everything that cards ask for; each asks for just what it needs. */
export interface Chosen {
  readonly agent: Agent
  readonly agents: readonly Agent[]
  /** Buildings clockwise; fewer than none is back. */
  readonly by: number
  readonly to: Building
  /** Which of the face-down agents' cards, from the left. */
  readonly unseen: number
}
export interface Effect {
  /** Where agents come to stand; one that is there already has not moved and is not named (SN-24). */
  readonly agents?: ByAgent
  readonly safe?: Building
  readonly stones?: ByAgent
  readonly recruits?: number
}
export interface CardKind {
  readonly rule: string
  /** How many there are. */
  readonly count: number
  /** What has to be chosen; nothing, if the card would not change anything now (SN-25). */
  choosing(board: Board): { readonly [P in keyof Chosen]?: Field<Chosen[P]> } | undefined
  effect(board: Board, chosen: Partial<Chosen>): Effect
  /** A reason of its own for refusing what was chosen, where there is one. */
  refusal?(board: Board, chosen: Partial<Chosen>): ShadowRefusalCode | undefined
}

interface CardWith<P extends keyof Chosen> extends Omit<CardKind, 'choosing' | 'effect'> {
  choosing(board: Board): { readonly [Q in P]: Field<Chosen[Q]> } | undefined
  effect(board: Board, chosen: Pick<Chosen, P>): Effect
}
/** A kind of card that asks for these things. Only what its `choosing` permits is ever given to its `effect`. */
export const card = <P extends keyof Chosen = never>(kind: CardWith<P>): CardKind => kind as CardKind

/** These agents, so many buildings on. */
export function walked(at: ByAgent, agents: readonly Agent[], by: number): ByAgent {
  const to: Partial<Record<Agent, Building>> = {}
  for (const agent of agents) to[agent] = onward(at[agent]!, by)
  return to
}
/** These agents, straight to one building. */
export function sent(agents: readonly Agent[], to: Building): ByAgent {
  const places: Partial<Record<Agent, Building>> = {}
  for (const agent of agents) places[agent] = to
  return places
}
