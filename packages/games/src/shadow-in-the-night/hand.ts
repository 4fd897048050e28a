// A seat's hand: its agent and, with the variants, its cards and dossier.
import type { HandFold } from '@safehouse/engine'
import type { Agent } from './agents.ts'
import { type CardHand, cardsInHand, noCardsInHand } from './cards/hand.ts'
import type { Names } from './dossier/common.ts'
import type { ShadowTypes } from './types.ts'

export interface ShadowHand extends CardHand {
  /** The agent it was dealt; null only before the deal. */
  readonly agent: Agent | null
  /** What it has entered in its dossier. */
  readonly names: Names | null
}

export const hand: HandFold<ShadowTypes> = {
  start: () => ({ agent: null, ...noCardsInHand, names: null }),
  on: {
    agentDealt: (hand, { agent }) => ({ ...hand, agent }),
    ...cardsInHand,
    dossierEntered: (hand, { names }) => ({ ...hand, names }),
  },
}
