// The card of SN-35: one agent goes to the building of another. The visitor is named first, then whom it visits.
import type { Agent } from '../agents.ts'
import { type Board, defineCard, sendAll } from './card.ts'

const possibleVisits = ({ agents, at }: Board): (readonly [Agent, Agent])[] =>
  agents.flatMap((visitor) => agents.flatMap((host) => (at[visitor] === at[host] ? [] : [[visitor, host] as const])))

export const payAVisit = defineCard<'agents'>({
  rule: 'SN-35',
  copies: 1,
  fieldsFor: (board) => {
    const possible = possibleVisits(board)
    return possible.length > 0 ? { agents: { one: possible } } : undefined
  },
  effect: ({ at }, { agents: [visitor, host] }) => ({ agents: sendAll([visitor!], at[host!]!) }),
})
