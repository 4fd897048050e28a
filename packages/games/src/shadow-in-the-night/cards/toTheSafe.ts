// The card of SN-39: one agent goes to the safe's building from wherever it is; if it is still there in the end, it causes a scoring.
import { defineCard, sendAll } from './card.ts'

export const toTheSafe = defineCard<'agent'>({
  rule: 'SN-39',
  copies: 2,
  fieldsFor: ({ agents, at, safe }) => {
    const elsewhere = agents.filter((agent) => at[agent] !== safe)
    return elsewhere.length > 0 ? { agent: { one: elsewhere } } : undefined
  },
  effect: ({ safe }, { agent }) => ({ agents: sendAll([agent], safe) }),
})
