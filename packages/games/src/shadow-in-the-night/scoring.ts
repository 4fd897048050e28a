// What follows after all moves of a turn: the scoring, if an agent causes one, moving the safe, and the next turn.

import { nextClockwise } from './common.ts'
import type { DecisionBuilder } from './decision-builder.ts'
import { faces } from './die.ts'
import { dossiersAreDue } from './dossier/common.ts'
import { callDossiers } from './dossier/entry.ts'
import { endMatch } from './ending.ts'
import * as tell from './tell.ts'
import { gainsOf, hasAnyReached, lap } from './track.ts'

/** SN-08, SN-22: a scoring, if something causes one. It may end the match (SN-12) or call for the dossiers (SN-43). */
export function settle(decision: DecisionBuilder): void {
  const { causes, at, stones } = decision.common
  const cause = causes.at(-1)
  if (!cause) return beginNextTurn(decision)
  decision.add(tell.scored(cause.by, gainsOf(at, stones)))
  if (hasAnyReached(decision.common.stones, lap)) return endMatch(decision)
  if (dossiersAreDue(decision.common)) callDossiers(decision)
  else liftSafe(decision)
}

/** SN-10, SN-23: the seat that was last to cause the scoring moves the safe. */
export function liftSafe(decision: DecisionBuilder): void {
  const { by } = decision.common.causes.at(-1)!
  decision.add(tell.safeLifted(by, decision.decisionEndsFor(by)))
}

/** SN-11: the turn passes to the next player, who rolls (SN-06). */
export function beginNextTurn(decision: DecisionBuilder): void {
  const next = nextClockwise(decision.common, decision.common.onTurn)
  decision.add(tell.turnBegan(next, decision.chance.pick(faces), decision.decisionEndsFor(next)))
}
