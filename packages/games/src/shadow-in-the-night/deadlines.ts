// What happens by itself (SN-46): the time for a decision runs out, and the clock decides in the player's place.
import type { Deadline } from '@safehouse/engine'
import { decisionDeadline } from '../clock.ts'
import { questionOf } from './common.ts'
import type { ShadowTruth } from './types.ts'

export const deadlines = ({ common }: ShadowTruth): readonly Deadline[] => decisionDeadline(questionOf(common), common.until)
