// The card of SN-36: one or two agents go from the ruin to the church.
import { church, ruin } from '../buildings.ts'
import { defineCard, sendAll } from './card.ts'

export const outOfTheRuin = defineCard<'agents'>({
  rule: 'SN-36',
  copies: 2,
  fieldsFor: ({ agents, at }) => {
    const inTheRuin = agents.filter((agent) => at[agent] === ruin)
    return inTheRuin.length > 0 ? { agents: { some: inTheRuin, min: 1, max: Math.min(2, inTheRuin.length) } } : undefined
  },
  effect: (_, { agents }) => ({ agents: sendAll(agents, church) }),
})
