// What happens of itself: the round's clock, the end of the talk after it, the end of a vote or a naming that takes too long.
import type { Deadline } from '@safehouse/engine'
import type { SpyfallCommon } from './common.ts'
import type { SpyfallTruth } from './types.ts'

/** How long everyone may talk when time is up before the voting opens of itself. */
export const talkMs = 60_000
/** How long the hands of a vote that failed are looked at before the clock goes on. */
export const settleMs = 3_000

const none: readonly Deadline[] = []
export function deadlines({ common }: SpyfallTruth): readonly Deadline[] {
  const { stage } = common
  return 'until' in stage && stage.until !== null ? [{ id: deadlineId(common), at: stage.until }] : none
}
/** There is one deadline at a time, named by what is going on. */
const deadlineId = ({ stage, round, trials }: SpyfallCommon): string =>
  `${stage.is}.${round}.${trials.length}${stage.is === 'naming' ? `.${stage.shown.length}` : ''}`

/** When the time for a decision that is asked now will be up. */
export const timeIsUp = ({ terms }: SpyfallCommon, now: number): number | null => (terms.decisionMs === 0 ? null : now + terms.decisionMs)
