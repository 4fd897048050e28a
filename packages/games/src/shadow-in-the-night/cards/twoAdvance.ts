// The card of SN-29: two agents go on one building each.
import { defineCard, walkAll } from './card.ts'

export const twoAdvance = defineCard<'agents'>({
  rule: 'SN-29',
  copies: 2,
  fieldsFor: ({ agents }) => ({ agents: { some: agents, min: 2, max: 2 } }),
  effect: ({ at }, { agents }) => ({ agents: walkAll(at, agents, 1) }),
})
