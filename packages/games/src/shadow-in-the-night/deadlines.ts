// The time for each decision, where the table has set one. Deadlines are named like the questions whose time they end.
import type { Deadline } from '@safehouse/engine'
import { questionOf } from './common.ts'
import type { ShadowOptions } from './options.ts'
import type { ShadowTruth } from './types.ts'

const none: readonly Deadline[] = []
export const deadlines = ({ common }: ShadowTruth): readonly Deadline[] =>
  common.until === null ? none : [{ id: questionOf(common), at: common.until }]

export const timeIsUp = ({ decisionSeconds }: ShadowOptions, now: number): number | null =>
  decisionSeconds === 0 ? null : now + decisionSeconds * 1000
