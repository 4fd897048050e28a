// The card of SN-26: one agent goes back one or two buildings.
import { defineCard, walkAll } from './card.ts'

export const stepBack = defineCard<'agent' | 'by'>({
  rule: 'SN-26',
  copies: 2,
  fieldsFor: ({ agents }) => ({ agent: { one: agents }, by: { one: [-1, -2] } }),
  effect: ({ at }, { agent, by }) => ({ agents: walkAll(at, [agent], by) }),
})
