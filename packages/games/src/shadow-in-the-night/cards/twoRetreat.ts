// SN-28: two agents go back one building each.
import { card, walked } from './card.ts'

export const twoRetreat = card<'agents'>({
  rule: 'SN-28',
  count: 2,
  choosing: ({ agents }) => ({ agents: { some: agents, min: 2, max: 2 } }),
  effect: ({ at }, { agents }) => ({ agents: walked(at, agents, -1) }),
})
