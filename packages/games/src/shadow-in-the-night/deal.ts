// The deal: which agents are in play, who holds which, who lies face down, and who begins.
import type { Chance, Setup } from '@safehouse/engine'
import { clockOf, decisionEndsAt } from '../clock.ts'
import { agents, agentsFor } from './agents.ts'
import { cardsEach, packFor } from './cards/index.ts'
import { faces } from './die.ts'
import * as tell from './tell.ts'
import type { ShadowToldFact, ShadowTypes } from './types.ts'

/** SN-02 which agents are in play, SN-04 who holds which, SN-05 who begins, SN-14 two cards each. */
export function deal(setup: Setup<ShadowTypes>, chance: Chance, now: number): ShadowToldFact[] {
  const { options, seats } = setup
  const chosenAgents = options.agents.length > 0 ? options.agents : chance.shuffle(agents).slice(0, agentsFor(seats))
  const inPlay = agents.filter((agent) => chosenAgents.includes(agent))
  const identities = chance.shuffle(inPlay)
  const begins = options.begins ?? chance.below(seats)
  return [
    ...tell.agentsDealt(inPlay, identities.slice(0, seats), identities.slice(seats)),
    ...(options.cards ? dealCards(seats, chance) : []),
    tell.turnBegan(begins, chance.pick(faces), decisionEndsAt(clockOf(setup), now, [begins])),
  ]
}

function dealCards(seats: number, chance: Chance): ShadowToldFact[] {
  const pack = chance.shuffle(packFor(seats))
  const cardsBySeat = Array.from({ length: seats }, (_, seat) => pack.slice(seat * cardsEach, (seat + 1) * cardsEach))
  return tell.cardsDealt(cardsBySeat, pack.slice(seats * cardsEach))
}
