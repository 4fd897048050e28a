// How long things take in Shadow in the Night (../pace.ts): longer for harder questions. What all answer at the same time is
// timed from the question on, so that another seat's answer does not start the time anew.
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

export function paceOf(what: ShadowAction['do'], question: string, { seat, now }: BotInput<ShadowTypes>, feed: Feed<ShadowTypes>): number {
  const isForAll = what === 'answer' || what === 'enterDossier'
  const since = isForAll ? lastToldAt(feed, ['cardsCalled', 'dossiersCalled']) : now
  return delayFor(paces[what], quickChance(`${seat}/${question}`), now, since ?? 0)
}
