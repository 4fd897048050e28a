// How long a person would take: longer for harder questions, and never by what is secret. Answers that all give at the same time
// are timed from the question on, so that hearing of somebody else's does not start the time anew.
import { type BotInput, type Feed, quickChance } from '@safehouse/engine'
import type { ShadowAction, ShadowTypes } from '@safehouse/games/shadow-in-the-night'

const paces: Readonly<Record<ShadowAction['do'], readonly [least: number, most: number]>> = {
  spend: [2500, 6000],
  moveSafe: [2000, 4000],
  draw: [1500, 2000],
  declineDraw: [1500, 2000],
  answer: [1500, 4000],
  play: [2500, 4500],
  pass: [2500, 4500],
  finish: [1500, 2500],
  enterDossier: [3500, 6000],
}

export function paceOf(what: ShadowAction['do'], question: string, { seat, now }: BotInput<ShadowTypes>, feed: Feed<ShadowTypes>): number {
  const [least, most] = paces[what]
  const whole = least + quickChance(`${seat}/${question}`).below(most - least)
  const asked = what === 'answer' || what === 'enterDossier' ? calledAt(feed) : now
  return Math.max(1, asked + whole - now)
}
function calledAt(feed: Feed<ShadowTypes>): number {
  const call = feed.findLast(({ facts }) => facts.some(({ kind }) => kind === 'cardsCalled' || kind === 'dossiersCalled'))
  return call?.at ?? 0
}
