// SN-30: one agent that is where the safe is goes one building on or back.
import { card, walked } from './card.ts'

export const offTheSafe = card<'agent' | 'by'>({
  rule: 'SN-30',
  count: 2,
  choosing: ({ agents, at, safe }) => {
    const onTheSafe = agents.filter((agent) => at[agent] === safe)
    return onTheSafe.length > 0 ? { agent: { one: onTheSafe }, by: { one: [1, -1] } } : undefined
  },
  effect: ({ at }, { agent, by }) => ({ agents: walked(at, [agent], by) }),
})
