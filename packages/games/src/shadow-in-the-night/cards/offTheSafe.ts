// The card of SN-30: one agent that is where the safe is goes one building on or back.
import { defineCard, walkAll } from './card.ts'

export const offTheSafe = defineCard<'agent' | 'by'>({
  rule: 'SN-30',
  copies: 2,
  fieldsFor: ({ agents, at, safe }) => {
    const onTheSafe = agents.filter((agent) => at[agent] === safe)
    return onTheSafe.length > 0 ? { agent: { one: onTheSafe }, by: { one: [1, -1] } } : undefined
  },
  effect: ({ at }, { agent, by }) => ({ agents: walkAll(at, [agent], by) }),
})
