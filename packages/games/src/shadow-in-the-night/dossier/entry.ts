// Deciding on the dossiers: everybody writes down in secret who runs which agent, and the match waits until all have (SN-43).
import { type Chance, type Seat, sampleAction, viewOfSeat } from '@safehouse/engine'
import type { DecisionBuilder } from '../decision-builder.ts'
import * as tell from '../tell.ts'
import type { ShadowView } from '../types.ts'
import { dossierChoice, type EnterDossier } from './choice.ts'
import type { Names } from './common.ts'

export const callDossiers = (decision: DecisionBuilder): void =>
  decision.add(tell.dossiersCalled(decision.decisionEndsFor(...decision.truth.hands.keys())))

/** Seals a seat's dossier; true if it was the last one. */
export function sealDossier(decision: DecisionBuilder, seat: Seat, names: Names): boolean {
  decision.addAll(tell.dossierSealed(seat, names))
  const { due } = decision.common
  if (due.what !== 'dossier' || due.missing > 0) return false
  decision.addAll(tell.dossiersClosed([]))
  return true
}

export function fillMissingDossiers(decision: DecisionBuilder): void {
  const { truth, chance } = decision
  // Drawn for everyone and kept for those who are missing: what a seat gets must not depend on who else is missing.
  const drawn = truth.hands.map((_, seat) => ({ seat, names: randomNames(viewOfSeat(truth, seat), chance) }))
  decision.addAll(tell.dossiersClosed(drawn.filter(({ seat }) => truth.hands[seat]!.names === null)))
}
const randomNames = (view: ShadowView, chance: Chance): Names => sampleAction<EnterDossier>(dossierChoice(view), chance).names
