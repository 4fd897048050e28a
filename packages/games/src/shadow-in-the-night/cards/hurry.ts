// SN-37: one agent goes on one, two or three buildings.
import { card, walk } from './card.ts'

export const hurry = card<'agent' | 'by'>({
  rule: 'SN-37',
  copies: 2,
  fieldsFor: ({ agents }) => ({ agent: { one: agents }, by: { one: [1, 2, 3] } }),
  effect: ({ at }, { agent, by }) => ({ agents: walk(at, [agent], by) }),
})
