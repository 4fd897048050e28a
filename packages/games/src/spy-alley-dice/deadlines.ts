// The time for each decision, where the table has set one. Deadlines are named like the questions whose time they end.
import type { Deadline } from '@safehouse/engine'
import { questionOf } from './common.ts'
import type { AlleyOptions } from './options.ts'
import type { AlleyTruth } from './types.ts'

const none: readonly Deadline[] = []
export const deadlines = ({ common }: AlleyTruth): readonly Deadline[] =>
  common.until === null ? none : [{ id: questionOf(common), at: common.until }]

/** When the time for a decision that is asked now will be up. */
export const timeIsUp = ({ decisionSeconds }: AlleyOptions, now: number): number | null =>
  decisionSeconds === 0 ? null : now + decisionSeconds * 1000
