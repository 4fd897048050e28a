// What happens by itself (SA-21): the time for a decision runs out, and the clock decides in the player's place.
import type { Deadline } from '@safehouse/engine'
import { decisionDeadline } from '../clock.ts'
import { questionOf } from './common.ts'
import type { AlleyTruth } from './types.ts'

export const deadlines = ({ common }: AlleyTruth): readonly Deadline[] => decisionDeadline(questionOf(common), common.until)
