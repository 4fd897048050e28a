// What the player on turn does with the die and the safe, and what follows from it.
import type { Seat } from '@safehouse/engine'
import { agentsIn, type ByAgent } from './agents.ts'
import { destinations } from './board.ts'
import type { Building } from './buildings.ts'
import { callCards } from './cards/call.ts'
import { endsInRuin, mayDraw, offerDraw } from './cards/drawing.ts'
import type { ShadowCommon } from './common.ts'
import type { DecisionBuilder } from './decision-builder.ts'
import { beginNextTurn } from './scoring.ts'
import * as tell from './tell.ts'

/** SN-07: points move agents. It may earn a draw (SN-16); then cards are called for (SN-18). */
export function spend(decision: DecisionBuilder, seat: Seat, points: ByAgent): void {
  const before = decision.common
  decision.add(tell.pointsSpent(seat, points))
  if (mayDraw(decision.common, seat) && earnsDraw(before, points)) offerDraw(decision, seat)
  else callCards(decision)
}
const earnsDraw = (before: ShadowCommon, points: ByAgent): boolean => agentsIn(points).length === 0 || endsInRuin(destinations(before, points))

/** SN-10: the safe goes to another building, and causes nothing by that. */
export function moveSafe(decision: DecisionBuilder, seat: Seat, to: Building): void {
  decision.add(tell.safeMoved(seat, to))
  beginNextTurn(decision)
}
