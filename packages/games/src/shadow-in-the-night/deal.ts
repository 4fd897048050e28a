// The deal: which agents are in play, who holds which, who lies face down, and who begins.
import type { Chance, Setup } from '@safehouse/engine'
import { agents, agentsFor } from './agents.ts'
import { timeIsUp } from './deadlines.ts'
import { faces } from './die.ts'
import type { Shadow, Tell } from './kinds.ts'
import * as tell from './tell.ts'

export function deal({ options, seats }: Setup<Shadow>, chance: Chance, now: number): Tell[] {
  const chosen = options.agents.length > 0 ? options.agents : chance.shuffle(agents).slice(0, agentsFor(seats))
  const inPlay = agents.filter((agent) => chosen.includes(agent))
  const cards = chance.shuffle(inPlay)
  const begins = options.begins ?? chance.below(seats)
  return [...tell.agentsDealt(inPlay, cards.slice(0, seats), cards.slice(seats)), tell.turnBegan(begins, chance.pick(faces), timeIsUp(options, now))]
}
