// The card of SN-28: two agents go back one building each.
import { defineCard, walkAll } from './card.ts'

export const twoRetreat = defineCard<'agents'>({
  rule: 'SN-28',
  copies: 2,
  fieldsFor: ({ agents }) => ({ agents: { some: agents, min: 2, max: 2 } }),
  effect: ({ at }, { agents }) => ({ agents: walkAll(at, agents, -1) }),
})
