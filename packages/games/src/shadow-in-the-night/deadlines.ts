// What happens by itself (SN-46): when the time for a decision is up, the clock decides. See ../clock.ts.
import type { Deadline } from '@safehouse/engine'
import { decisionDeadline } from '../clock.ts'
import { questionOf } from './common.ts'
import type { ShadowTruth } from './types.ts'

export const deadlines = ({ common }: ShadowTruth): readonly Deadline[] => decisionDeadline(questionOf(common), common.until)
