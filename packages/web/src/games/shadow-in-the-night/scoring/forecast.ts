// Previews and forecasts: what every agent would score now, the table after what a player is putting together, and whether
// there will be a scoring at the end of the card round (SN-22). Computed from open facts alone.
import type { Seat } from '@safehouse/engine'
import { type ByAgent, type Chosen, cardKinds, gainsOf, lap, type ShadowAction, type ShadowCommon } from '@safehouse/games/shadow-in-the-night'
import { seatRules } from '@safehouse/games/shadow-in-the-night/seat'
import { nameOf } from '../props.ts'
import type { Words } from '../words/en.ts'

/** A sentence on the coming scoring: its beginning in bold, then the rest. */
export interface ScoringForecast {
  readonly strong: string
  readonly more: string
}
const { on } = seatRules.common

/** What every agent would score where it stands (SN-09). */
export const previewGains = ({ at, stones }: Pick<ShadowCommon, 'at' | 'stones'>): ByAgent => gainsOf(at, stones)
/** Names of the agents that cause a scoring by where they stand. */
const causingAgents = ({ causes }: ShadowCommon): string[] => causes.map(({ agent }) => nameOf[agent])

/** Whether there will be a scoring as things are. */
export const forecastScoring = (common: ShadowCommon, { stake }: Words): ScoringForecast =>
  common.causes.length > 0 ? stake.due(causingAgents(common)) : stake.none

/** What a previewed move would do to the coming scoring. */
export function forecastAfter(now: ShadowCommon, then: ShadowCommon, words: Words): ScoringForecast {
  const { stake } = words
  const home = then.agents.filter((agent) => then.stones[agent]! >= lap).map((agent) => nameOf[agent])
  if (home.length > 0) return stake.home(home)
  const [before, after] = [now.causes.length > 0, then.causes.length > 0]
  if (after) return before ? stake.stays(causingAgents(then)) : stake.comes(causingAgents(then))
  return before ? stake.goes : stake.still
}

/** The table after points have been spent (SN-07). */
export const previewSpending = (common: ShadowCommon, seat: Seat, points: ByAgent): ShadowCommon =>
  on.pointsSpent(common, { kind: 'pointsSpent', seat, points })

/** The table after a card has been played (SN-26 to SN-39). */
export function previewCard(common: ShadowCommon, seat: Seat, action: Extract<ShadowAction, { do: 'play' }>): ShadowCommon {
  const { agents, safe, stones } = cardKinds[action.card].effect(common, action as Partial<Chosen>)
  let then = common
  if (agents) then = on.agentsMoved(then, { kind: 'agentsMoved', seat, to: agents })
  if (safe !== undefined) then = on.safeMoved(then, { kind: 'safeMoved', seat, to: safe })
  if (stones) then = on.stonesMoved(then, { kind: 'stonesMoved', seat, gains: stones })
  return then
}
