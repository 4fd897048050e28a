// Who is named and who is only counted, where a sentence has room for a few. Whoever reads it is always named, last.
import type { Who } from './say.ts'

const most = 4
const namedOfMany = 2

export function few(people: readonly Who[]): { readonly named: readonly Who[]; readonly others: number } {
  const [you, rest] = [people.filter((one) => one.you), people.filter((one) => !one.you)]
  if (people.length <= most) return { named: [...rest, ...you], others: 0 }
  return { named: [...rest.slice(0, namedOfMany - you.length), ...you], others: people.length - namedOfMany }
}
