// What happens by itself: the end of a phase (TS-07 reading, TS-09 the count of three, TS-16 the time for a decision). Only one
// clock runs at a time and all of it is open, so no deadline tells a secret.
import type { Deadline } from '@safehouse/engine'
import { decisionDeadline } from '../clock.ts'
import { roundOf } from './common.ts'
import type { TopSecretTruth } from './types.ts'

export const deadlines = ({ common }: TopSecretTruth): readonly Deadline[] =>
  decisionDeadline(`round ${common.rounds.length} card ${roundOf(common).cards.length} ${common.phase}`, common.until)
