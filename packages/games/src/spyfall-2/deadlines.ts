// What happens by itself: the end of the round's time and of the talk after it (SF-13), of the look at a failed vote (SF-19),
// and of the time for a vote or for naming the place (SF-33).
import type { Deadline } from '@safehouse/engine'
import { decisionDeadline } from '../clock.ts'
import type { SpyfallCommon } from './common.ts'
import type { SpyfallTruth } from './types.ts'

/** How long everyone may talk when time is up before the voting opens by itself (SF-13). */
export const TALK_MS = 60_000
/** How long the hands of a failed vote are shown before the round's clock goes on (SF-19). */
export const FAILED_VOTE_SHOWN_MS = 3_000

export function deadlines({ common }: SpyfallTruth): readonly Deadline[] {
  const { stage } = common
  return 'until' in stage ? decisionDeadline(deadlineId(common), stage.until) : []
}
/** There is one deadline at a time, named by what is going on. */
const deadlineId = ({ stage, round, trials }: SpyfallCommon): string =>
  `${stage.is}.${round}.${trials.length}${stage.is === 'naming' ? `.${stage.shown.length}` : ''}`
