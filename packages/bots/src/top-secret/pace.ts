// How long a bot seems to think before each action in Top Secret, in milliseconds (../pace.ts). It depends on the person and the card, never
// on the team.
import type { Feed } from '@safehouse/engine'
import type { TopSecretAction, TopSecretOpenFact, TopSecretTypes } from '@safehouse/games/top-secret'
import { delayFor, lastToldAt, type Pace } from '../pace.ts'
import type { Personality } from './personality.ts'

interface PaceSince extends Pace {
  /** The fact from which the time counts: what others do after it does not start the time anew. */
  readonly since: TopSecretOpenFact['kind']
}
const ready: PaceSince = { since: 'pointingOpened', leastMs: 4500, spanMs: 3500, shortestMs: 300 }
const paces: Readonly<Record<TopSecretAction['do'], PaceSince>> = {
  answer: { since: 'answersOpened', leastMs: 1500, spanMs: 4500, shortestMs: 300 },
  point: { since: 'pointingOpened', leastMs: 2500, spanMs: 3500, shortestMs: 300 },
  sayReady: ready,
  takeReadyBack: ready,
  changePointing: ready,
  goOn: { since: 'roundScored', leastMs: 2500, spanMs: 2500, shortestMs: 300 },
}

export function delayOf(
  actionName: TopSecretAction['do'],
  { chanceFor }: Personality,
  question: string,
  feed: Feed<TopSecretTypes>,
  now: number,
): number {
  const pace = paces[actionName]
  return delayFor(pace, chanceFor(`${pace.since}/${question}`), now, lastToldAt(feed, [pace.since]))
}
