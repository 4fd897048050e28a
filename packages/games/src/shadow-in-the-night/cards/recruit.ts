// The card of SN-40: the player picks one of the face-down agents' cards, looks at it alone and keeps it.
import { defineCard } from './card.ts'

export const recruit = defineCard<'unseen'>({
  rule: 'SN-40',
  copies: 1,
  fieldsFor: ({ bystanders }) => (bystanders > 0 ? { unseen: { one: Array.from({ length: bystanders }, (_, i) => i) } } : undefined),
  effect: (_, { unseen }) => ({ recruits: unseen }),
})
