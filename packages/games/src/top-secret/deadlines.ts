// The one clock that may run: the end of the phase. All of it is open, so no deadline tells a secret.
import type { Deadline, Truth } from '@safehouse/engine'
import type { TopSecret } from './kinds.ts'
import { roundOf } from './table.ts'

export function deadlines({ table }: Truth<TopSecret>): readonly Deadline[] {
  if (table.until === null) return []
  return [{ id: `round ${table.rounds.length} card ${roundOf(table).cards.length} ${table.phase}`, at: table.until }]
}
