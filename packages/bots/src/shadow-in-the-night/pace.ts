// How long a bot seems to think before each action in Shadow in the Night, in milliseconds (../pace.ts): longer for harder questions. For a
// question that goes to all seats at the same time, the time counts from the question, so that another seat's answer does not start it anew.
import { type BotInput, type Feed, quickChance } from '@safehouse/engine'
import type { ShadowAction, ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import { between, delayFor, lastToldAt, type Pace } from '../pace.ts'

const paces: Readonly<Record<ShadowAction['do'], Pace>> = {
  spend: between(2500, 6000),
  moveSafe: between(2000, 4000),
  draw: between(1500, 2000),
  declineDraw: between(1500, 2000),
  answer: between(1500, 4000),
  play: between(2500, 4500),
  pass: between(2500, 4500),
  finish: between(1500, 2500),
  enterDossier: between(3500, 6000),
}

export function delayOf(actionName: ShadowAction['do'], question: string, { seat, now }: BotInput<ShadowTypes>, feed: Feed<ShadowTypes>): number {
  const isForAll = actionName === 'answer' || actionName === 'enterDossier'
  const since = isForAll ? lastToldAt(feed, ['cardsCalled', 'dossiersCalled']) : now
  return delayFor(paces[actionName], quickChance(`${seat}/${question}`), now, since ?? 0)
}
