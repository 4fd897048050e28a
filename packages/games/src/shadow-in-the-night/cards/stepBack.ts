// SN-26: one agent goes back one or two buildings.
import { card, walked } from './card.ts'

export const stepBack = card<'agent' | 'by'>({
  rule: 'SN-26',
  count: 2,
  choosing: ({ agents }) => ({ agent: { one: agents }, by: { one: [-1, -2] } }),
  effect: ({ at }, { agent, by }) => ({ agents: walked(at, [agent], by) }),
})
