// SN-38: two stones that are not past field 40 go on three fields each; if there is only one such stone, it alone (SN-41).
import { forEach } from '../agents.ts'
import { card } from './card.ts'

const lastField = 40
const fields = 3

export const aGoodWord = card<'agents'>({
  rule: 'SN-38',
  copies: 2,
  fieldsFor: ({ agents, stones }) => {
    const behind = agents.filter((agent) => stones[agent]! <= lastField)
    const count = Math.min(2, behind.length)
    return count > 0 ? { agents: { some: behind, min: count, max: count } } : undefined
  },
  effect: (_, { agents }) => ({ stones: forEach(agents, fields) }),
  refusal: ({ stones }, { agents = [] }) => (agents.some((agent) => (stones[agent] ?? 0) > lastField) ? 'stonePast40' : undefined),
})
