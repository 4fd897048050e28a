// What is at stake: what every agent would score now, and whether there will be a scoring at all; as it stands, and as it would
// be after what somebody is putting together. From the table alone.

import type { Seat } from '@safehouse/engine'
import { type ByAgent, type Chosen, cardKinds, gainsOf, lap, type ShadowAction, type ShadowCommon } from '@safehouse/games/shadow-in-the-night'
import { seatRules } from '@safehouse/games/shadow-in-the-night/seat'
import { nameOf } from '../plays.ts'
import type { Words } from '../words/en.ts'

export interface Stake {
  readonly strong: string
  readonly more: string
}
const { on } = seatRules.common

export const wouldScore = ({ at, stones }: Pick<ShadowCommon, 'at' | 'stones'>): ByAgent => gainsOf(at, stones)
const comers = ({ causes }: ShadowCommon): string[] => causes.map(({ agent }) => nameOf[agent])

export const stakeNow = (common: ShadowCommon, { stake }: Words): Stake => (common.causes.length > 0 ? stake.due(comers(common)) : stake.none)

/** What would become of the scoring. */
export function stakeThen(now: ShadowCommon, then: ShadowCommon, words: Words): Stake {
  const { stake } = words
  const home = then.agents.filter((agent) => then.stones[agent]! >= lap).map((agent) => nameOf[agent])
  if (home.length > 0) return stake.home(home)
  const [before, after] = [now.causes.length > 0, then.causes.length > 0]
  if (after) return before ? stake.stays(comers(then)) : stake.comes(comers(then))
  return before ? stake.goes : stake.still
}

export const afterSpending = (common: ShadowCommon, seat: Seat, points: ByAgent): ShadowCommon =>
  on.pointsSpent(common, { kind: 'pointsSpent', seat, points })

export function afterCard(common: ShadowCommon, seat: Seat, action: Extract<ShadowAction, { do: 'play' }>): ShadowCommon {
  const { agents, safe, stones } = cardKinds[action.card].effect(common, action as Partial<Chosen>)
  let then = common
  if (agents) then = on.agentsMoved(then, { kind: 'agentsMoved', seat, to: agents })
  if (safe !== undefined) then = on.safeMoved(then, { kind: 'safeMoved', seat, to: safe })
  if (stones) then = on.stonesMoved(then, { kind: 'stonesMoved', seat, gains: stones })
  return then
}
