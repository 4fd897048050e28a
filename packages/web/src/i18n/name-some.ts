// Chooses which people a sentence names and how many it only counts. The reader is always named, and first.
import type { Mention } from './grammar.ts'

/** Up to this many people are all named. */
const MAX_NAMED = 4
/** How many are named where there are more. */
const NAMED_OF_MANY = 2

export function nameSome(people: readonly Mention[]): { readonly named: readonly Mention[]; readonly others: number } {
  const [you, rest] = [people.filter((person) => person.you), people.filter((person) => !person.you)]
  if (people.length <= MAX_NAMED) return { named: [...you, ...rest], others: 0 }
  return { named: [...you, ...rest].slice(0, NAMED_OF_MANY), others: people.length - NAMED_OF_MANY }
}
