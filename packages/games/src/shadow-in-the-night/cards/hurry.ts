// The card of SN-37: one agent goes on one, two or three buildings.
import { defineCard, walkAll } from './card.ts'

export const hurry = defineCard<'agent' | 'by'>({
  rule: 'SN-37',
  copies: 2,
  fieldsFor: ({ agents }) => ({ agent: { one: agents }, by: { one: [1, 2, 3] } }),
  effect: ({ at }, { agent, by }) => ({ agents: walkAll(at, [agent], by) }),
})
