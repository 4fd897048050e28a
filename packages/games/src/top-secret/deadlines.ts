// The one clock that may run: the end of the phase. All of it is open, so no deadline tells a secret.
import type { Deadline } from '@safehouse/engine'
import { roundOf } from './common.ts'
import type { TopSecretTruth } from './types.ts'

export function deadlines({ common }: TopSecretTruth): readonly Deadline[] {
  if (common.until === null) return []
  return [{ id: `round ${common.rounds.length} card ${roundOf(common).cards.length} ${common.phase}`, at: common.until }]
}
