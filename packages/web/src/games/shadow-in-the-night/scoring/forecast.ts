// Previews and forecasts: what every agent would score now, the common state after a move that is not confirmed yet, and whether
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
export function forecastAfter(common: ShadowCommon, preview: ShadowCommon, words: Words): ScoringForecast {
  const { stake } = words
  const agentsHome = preview.agents.filter((agent) => preview.stones[agent]! >= lap).map((agent) => nameOf[agent])
  if (agentsHome.length > 0) return stake.home(agentsHome)
  const [isDueNow, isDueAfter] = [common.causes.length > 0, preview.causes.length > 0]
  if (isDueAfter) return isDueNow ? stake.stays(causingAgents(preview)) : stake.comes(causingAgents(preview))
  return isDueNow ? stake.goes : stake.still
}

/** The common state after points have been spent (SN-07). */
export const previewSpending = (common: ShadowCommon, seat: Seat, points: ByAgent): ShadowCommon =>
  on.pointsSpent(common, { kind: 'pointsSpent', seat, points })

/** The common state after a card has been played (SN-26 to SN-39). */
export function previewCard(common: ShadowCommon, seat: Seat, action: Extract<ShadowAction, { do: 'play' }>): ShadowCommon {
  const { agents, safe, stones } = cardKinds[action.card].effect(common, action as Partial<Chosen>)
  let preview = common
  if (agents) preview = on.agentsMoved(preview, { kind: 'agentsMoved', seat, to: agents })
  if (safe !== undefined) preview = on.safeMoved(preview, { kind: 'safeMoved', seat, to: safe })
  if (stones) preview = on.stonesMoved(preview, { kind: 'stonesMoved', seat, gains: stones })
  return preview
}
