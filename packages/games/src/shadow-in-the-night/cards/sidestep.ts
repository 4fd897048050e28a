// The card of SN-27: one agent goes one building on or back.
import { defineCard, walkAll } from './card.ts'

export const sidestep = defineCard<'agent' | 'by'>({
  rule: 'SN-27',
  copies: 2,
  fieldsFor: ({ agents }) => ({ agent: { one: agents }, by: { one: [1, -1] } }),
  effect: ({ at }, { agent, by }) => ({ agents: walkAll(at, [agent], by) }),
})
