// The card of SN-34: two agents in different buildings swap them. Each pair is offered once, in the order of the agents.
import type { Agent } from '../agents.ts'
import { type Board, defineCard } from './card.ts'

const pairsApart = ({ agents, at }: Board): (readonly [Agent, Agent])[] =>
  agents.flatMap((first, i) => agents.slice(i + 1).flatMap((second) => (at[first] === at[second] ? [] : [[first, second] as const])))

export const changePlaces = defineCard<'agents'>({
  rule: 'SN-34',
  copies: 1,
  fieldsFor: (board) => {
    const pairs = pairsApart(board)
    return pairs.length > 0 ? { agents: { one: pairs } } : undefined
  },
  effect: ({ at }, { agents: [first, second] }) => ({ agents: { [first!]: at[second!]!, [second!]: at[first!]! } }),
})
