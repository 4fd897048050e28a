// The time for each decision, where the table has set one. Deadlines are named like the questions whose time they end.
import type { Deadline } from '@safehouse/engine'
import type { ShadowTruth } from './kinds.ts'
import type { Options } from './options.ts'
import { questionOf } from './table.ts'

const none: readonly Deadline[] = []
export const deadlines = ({ table }: ShadowTruth): readonly Deadline[] => (table.until === null ? none : [{ id: questionOf(table), at: table.until }])

export const timeIsUp = ({ decisionSeconds }: Options, now: number): number | null => (decisionSeconds === 0 ? null : now + decisionSeconds * 1000)
