// SN-34: two agents in different buildings swap them. Each pair is offered once, in the order of the agents.
import type { Agent } from '../agents.ts'
import { type Board, card } from './card.ts'

const pairs = ({ agents, at }: Board): (readonly [Agent, Agent])[] =>
  agents.flatMap((one, i) => agents.slice(i + 1).flatMap((other) => (at[one] === at[other] ? [] : [[one, other] as const])))

export const changePlaces = card<'agents'>({
  rule: 'SN-34',
  copies: 1,
  fieldsFor: (board) => {
    const apart = pairs(board)
    return apart.length > 0 ? { agents: { one: apart } } : undefined
  },
  effect: ({ at }, { agents: [one, other] }) => ({ agents: { [one!]: at[other!]!, [other!]: at[one!]! } }),
})
