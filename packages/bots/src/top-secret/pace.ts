// How long a bot seems to think before each action in Top Secret, in milliseconds (../pace.ts). It depends on the person and the question,
// and for pointing on how many answers lie there to be weighed; never on the team.
import type { Feed } from '@safehouse/engine'
import type { TopSecretAction, TopSecretCommon, TopSecretOpenFact, TopSecretTypes } from '@safehouse/games/top-secret'
import { delayFor, lastToldAt, type Pace, paceToWeigh, type Weighing } from '../pace.ts'
import type { Personality } from './personality.ts'

interface PaceSince extends Pace {
  /** The fact from which the time counts: what others do after it does not start the time anew. */
  readonly since: TopSecretOpenFact['kind']
}
const ready: PaceSince = { since: 'pointingOpened', leastMs: 4000, spanMs: 3500, shortestMs: 300 }
const paces: Readonly<Record<TopSecretAction['do'], PaceSince>> = {
  answer: { since: 'answersOpened', leastMs: 1500, spanMs: 4500, shortestMs: 300 },
  point: { since: 'pointingOpened', leastMs: 2000, spanMs: 3500, shortestMs: 300 },
  sayReady: ready,
  takeReadyBack: ready,
  changePointing: ready,
  goOn: { since: 'roundScored', leastMs: 2500, spanMs: 2500, shortestMs: 300 },
}
/** The answers of all rounds. All that follows the opening of the pointing moves by the same time, so that its order stays. */
const answersToWeigh: Weighing = { msForEach: 30, mostMs: 2000 }

export function delayOf(
  actionName: TopSecretAction['do'],
  { chanceFor }: Personality,
  question: string,
  common: TopSecretCommon,
  feed: Feed<TopSecretTypes>,
  now: number,
): number {
  const pace = paceOf(actionName, common)
  return delayFor(pace, chanceFor(`${pace.since}/${question}`), now, lastToldAt(feed, [pace.since]))
}
function paceOf(actionName: TopSecretAction['do'], { rounds }: TopSecretCommon): PaceSince {
  const pace = paces[actionName]
  if (pace.since !== 'pointingOpened') return pace
  const answers = rounds.flatMap(({ cards }) => cards).flatMap(({ answerTokens }) => answerTokens)
  return paceToWeigh(pace, answers.length, answersToWeigh)
}
