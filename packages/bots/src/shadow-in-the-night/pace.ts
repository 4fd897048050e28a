// How long a bot seems to think before each action in Shadow in the Night, in milliseconds (../pace.ts): longer for harder questions,
// and for the same question longer the more there is to weigh that everybody sees. For a question that goes to all seats at the same time, the
// time counts from the question, so that another seat's answer does not start it anew.
import { type BotInput, type Feed, quickChance } from '@safehouse/engine'
import { possibleTotals, type ShadowAction, type ShadowCommon, type ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import { between, delayFor, lastToldAt, type Pace, paceToWeigh, type Weighing } from '../pace.ts'

const paces: Readonly<Record<ShadowAction['do'], Pace>> = {
  spend: between(2000, 4000),
  moveSafe: between(2000, 4000),
  draw: between(1500, 2000),
  declineDraw: between(1500, 2000),
  answer: between(1500, 4000),
  play: between(2500, 4500),
  pass: between(2500, 4500),
  finish: between(1500, 2500),
  enterDossier: between(2500, 5000),
}
const weighings = {
  /** Each point that can move each agent. */
  spend: { msForEach: 50, mostMs: 2000 },
  /** Each name that can be written for each agent. */
  enterDossier: { msForEach: 25, mostMs: 1000 },
} as const satisfies Record<string, Weighing>

export function delayOf(
  actionName: ShadowAction['do'],
  question: string,
  { seat, now, view }: BotInput<ShadowTypes>,
  feed: Feed<ShadowTypes>,
): number {
  const isForAll = actionName === 'answer' || actionName === 'enterDossier'
  const since = isForAll ? lastToldAt(feed, ['cardsCalled', 'dossiersCalled']) : now
  return delayFor(paceOf(actionName, view.common), quickChance(`${seat}/${question}`), now, since ?? 0)
}
function paceOf(actionName: ShadowAction['do'], { agents, seats, roll }: ShadowCommon): Pace {
  const pace = paces[actionName]
  switch (actionName) {
    case 'spend':
      return paceToWeigh(pace, agents.length * Math.max(...possibleTotals(roll!, false)), weighings.spend)
    case 'enterDossier':
      return paceToWeigh(pace, agents.length * seats, weighings.enterDossier)
    default:
      return pace
  }
}
