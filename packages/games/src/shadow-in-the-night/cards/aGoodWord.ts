// The card of SN-38: two stones that are not past field 40 go on three fields each; if there is only one such stone, it alone (SN-41).
import { sameForEach } from '../agents.ts'
import { defineCard } from './card.ts'

const LAST_FIELD = 40
const FIELDS_GAINED = 3

export const aGoodWord = defineCard<'agents'>({
  rule: 'SN-38',
  copies: 2,
  fieldsFor: ({ agents, stones }) => {
    const behind = agents.filter((agent) => stones[agent]! <= LAST_FIELD)
    const count = Math.min(2, behind.length)
    return count > 0 ? { agents: { some: behind, min: count, max: count } } : undefined
  },
  effect: (_, { agents }) => ({ stones: sameForEach(agents, FIELDS_GAINED) }),
  refusal: ({ stones }, { agents = [] }) => (agents.some((agent) => (stones[agent] ?? 0) > LAST_FIELD) ? 'stonePast40' : undefined),
})
