// SN-37: one agent goes on one, two or three buildings.
import { card, walked } from './card.ts'

export const hurry = card<'agent' | 'by'>({
  rule: 'SN-37',
  count: 2,
  choosing: ({ agents }) => ({ agent: { one: agents }, by: { one: [1, 2, 3] } }),
  effect: ({ at }, { agent, by }) => ({ agents: walked(at, [agent], by) }),
})
