// Drawing a card: when the player on turn has earned one (SN-16), and how the pile is renewed (SN-17).
import type { Seat } from '@safehouse/engine'
import { agentsIn, type ByAgent } from '../agents.ts'
import { ruin } from '../buildings.ts'
import type { ShadowCommon } from '../common.ts'
import type { DecisionBuilder } from '../decision-builder.ts'
import * as tell from '../tell.ts'
import { maxCardsHeld } from './index.ts'

/** Whether one of the moved agents ends in the ruin. Going past it does not count. */
export const endsInRuin = (to: ByAgent): boolean => agentsIn(to).some((agent) => to[agent] === ruin)

export function mayDraw({ options, onTurn, turn, cards }: ShadowCommon, seat: Seat): boolean {
  const { held, pile, discards, drewInTurn } = cards
  return options.cards && seat === onTurn && drewInTurn !== turn && held[seat]! < maxCardsHeld && pile + discards.length > 0
}

export const offerDraw = (decision: DecisionBuilder, seat: Seat): void => decision.add(tell.drawOffered(seat, decision.decisionEndsFor(seat)))

export function draw(decision: DecisionBuilder, seat: Seat): void {
  const { pile, discards } = decision.common.cards
  const cards = pile > 0 ? decision.truth.hidden.pile : decision.chance.shuffle(discards)
  if (pile === 0) decision.addAll(tell.pileRenewed(cards))
  decision.addAll(tell.cardDrawn(seat, cards[0]!))
}
