// The interface of a kind of card: what has to be chosen for it on the current board, and its effect. A kind of card sees the board
// alone: neither who plays it nor what anybody holds.
import type { Field } from '@safehouse/engine'
import type { Agent, ByAgent } from '../agents.ts'
import { type Building, onward } from '../buildings.ts'
import type { ShadowCommon } from '../common.ts'
import type { ShadowRefusalCode } from '../refusal.ts'

export type Board = Pick<ShadowCommon, 'agents' | 'at' | 'stones' | 'safe' | 'bystanders'>

/** Everything that may be chosen for a card; each kind asks for some of it. */
export interface Chosen {
  readonly agent: Agent
  readonly agents: readonly Agent[]
  /** Number of buildings clockwise; negative is counter-clockwise. */
  readonly by: number
  readonly to: Building
  /** Which of the face-down agents' cards, from the left. */
  readonly unseen: number
}
export interface Effect {
  /** Where the moved agents stand afterwards. An agent that was there already has not moved and is left out (SN-24). */
  readonly agents?: ByAgent
  readonly safe?: Building
  readonly stones?: ByAgent
  readonly recruits?: number
}
export interface CardKind {
  readonly rule: string
  /** How many cards of this kind a pack has. */
  readonly copies: number
  /** What has to be chosen; undefined if the card would not change anything now (SN-25). */
  fieldsFor(board: Board): { readonly [P in keyof Chosen]?: Field<Chosen[P]> } | undefined
  effect(board: Board, chosen: Partial<Chosen>): Effect
  /** A reason of its own for refusing what was chosen, where there is one. */
  refusal?(board: Board, chosen: Partial<Chosen>): ShadowRefusalCode | undefined
}

interface CardWith<P extends keyof Chosen> extends Omit<CardKind, 'fieldsFor' | 'effect'> {
  fieldsFor(board: Board): { readonly [Q in P]: Field<Chosen[Q]> } | undefined
  effect(board: Board, chosen: Pick<Chosen, P>): Effect
}
/** A kind of card that asks for these things. Only what its `fieldsFor` permits is ever given to its `effect`. */
export const defineCard = <P extends keyof Chosen = never>(kind: CardWith<P>): CardKind => kind as CardKind

/** Where these agents stand after each has walked that many buildings clockwise. */
export function walkAll(buildings: ByAgent, agents: readonly Agent[], distance: number): ByAgent {
  const targets: Partial<Record<Agent, Building>> = {}
  for (const agent of agents) targets[agent] = onward(buildings[agent]!, distance)
  return targets
}
/** Where these agents stand after all of them were sent to one building. */
export function sendAll(agents: readonly Agent[], to: Building): ByAgent {
  const targets: Partial<Record<Agent, Building>> = {}
  for (const agent of agents) targets[agent] = to
  return targets
}
