// What happens by itself (SA-21): when the time for a decision is up, the clock decides. See ../clock.ts.
import type { Deadline } from '@safehouse/engine'
import { decisionDeadline } from '../clock.ts'
import { questionOf } from './common.ts'
import type { AlleyTruth } from './types.ts'

export const deadlines = ({ common }: AlleyTruth): readonly Deadline[] => decisionDeadline(questionOf(common), common.until)
