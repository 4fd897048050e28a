// The card of SN-32: one agent goes to the ruin from wherever it is.
import { ruin } from '../buildings.ts'
import { defineCard, sendAll } from './card.ts'

export const intoTheRuin = defineCard<'agent'>({
  rule: 'SN-32',
  copies: 2,
  fieldsFor: ({ agents, at }) => {
    const elsewhere = agents.filter((agent) => at[agent] !== ruin)
    return elsewhere.length > 0 ? { agent: { one: elsewhere } } : undefined
  },
  effect: (_, { agent }) => ({ agents: sendAll([agent], ruin) }),
})
