// How long things take. Answers come at a time that depends on the person and the card, never on the team: a bot that thinks
// longer for one question than for the other would give itself away.
import type { Feed } from '@safehouse/engine'
import type { TopSecretAction, TopSecretOpenFact, TopSecretTypes } from '@safehouse/games/top-secret'
import type { Personality } from './personality.ts'

interface Pace {
  /** What it counts from: others' doings in between do not begin it anew. */
  readonly from: TopSecretOpenFact['kind']
  readonly least: number
  readonly span: number
}
const ready: Pace = { from: 'pointingOpened', least: 4500, span: 3500 }
export const paces: Readonly<Record<TopSecretAction['do'], Pace>> = {
  answer: { from: 'answersOpened', least: 1500, span: 4500 },
  point: { from: 'pointingOpened', least: 2500, span: 3500 },
  sayReady: ready,
  takeReadyBack: ready,
  changePointing: ready,
  goOn: { from: 'roundScored', least: 2500, span: 2500 },
}

export function timeLeft({ from, least, span }: Pace, { about }: Personality, question: string, feed: Feed<TopSecretTypes>, now: number): number {
  const began = feed.findLast(({ facts }) => facts.some((fact) => fact.kind === from))?.at ?? now
  return Math.max(300, began + least + about(`${from}/${question}`).below(span) - now)
}
