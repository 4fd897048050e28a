// The card of SN-31: the safe goes to any other building, and causes no scoring by that.
import { buildings } from '../buildings.ts'
import { defineCard } from './card.ts'

export const moveTheSafe = defineCard<'to'>({
  rule: 'SN-31',
  copies: 2,
  fieldsFor: ({ safe }) => ({ to: { one: buildings.filter((building) => building !== safe) } }),
  effect: (_, { to }) => ({ safe: to }),
})
