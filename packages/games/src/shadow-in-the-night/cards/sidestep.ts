// SN-27: one agent goes one building on or back.
import { card, walked } from './card.ts'

export const sidestep = card<'agent' | 'by'>({
  rule: 'SN-27',
  count: 2,
  choosing: ({ agents }) => ({ agent: { one: agents }, by: { one: [1, -1] } }),
  effect: ({ at }, { agent, by }) => ({ agents: walked(at, [agent], by) }),
})
