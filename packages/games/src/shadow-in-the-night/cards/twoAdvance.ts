// SN-29: two agents go on one building each.
import { card, walked } from './card.ts'

export const twoAdvance = card<'agents'>({
  rule: 'SN-29',
  count: 2,
  choosing: ({ agents }) => ({ agents: { some: agents, min: 2, max: 2 } }),
  effect: ({ at }, { agents }) => ({ agents: walked(at, agents, 1) }),
})
