// What bots do for the sake of people at the table: nobody is left out, and no raise comes before everybody had a few turns. All of it follows
// from open facts.

import { happens } from '@safehouse/beliefs/probability'
import type { BotInput, Chance, Seat } from '@safehouse/engine'
import { type KgbAction, type KgbTypes, type KgbView, mayBeAsked, questionOf } from '@safehouse/games/cia-vs-kgb'

/** In practice the person is asked again when so many others have been. */
const QUESTIONS_BETWEEN = 4
/** With people at the table bots send no signal before so many questions a player. */
const QUESTIONS_BEFORE_SIGNALS = 2.5
/** How often a bot on turn asks somebody who has not taken part yet, if there is one, rather than whom it would like to ask. */
const ASKS_THE_LEFT_OUT = 0.7

type Seen = Pick<BotInput<KgbTypes>, 'view' | 'newcomer' | 'people'>

const hasPeople = ({ newcomer, people = [] }: Seen): boolean => newcomer !== undefined || people.length > 0

export const isTooEarlyForPeople = (seen: Seen): boolean =>
  hasPeople(seen) && seen.view.common.questions.length < QUESTIONS_BEFORE_SIGNALS * seen.view.common.chairs.length

/** A question to the newcomer of a practice match, or to somebody who has neither asked nor been asked. */
export function askForTheSakeOfPeople(seen: Seen, chance: Chance): KgbAction | undefined {
  const { view, newcomer } = seen
  const { common, seat } = view
  if (!hasPeople(seen) || common.due !== null || common.standing.seat !== seat) return undefined
  const askable = mayBeAsked(common)
  if (newcomer !== undefined && askable.includes(newcomer) && !tookPart(view, newcomer, QUESTIONS_BETWEEN)) return ask(view, newcomer)
  const leftOut = askable.filter((other) => !tookPart(view, other, common.questions.length))
  return leftOut.length > 0 && happens(chance, ASKS_THE_LEFT_OUT) ? ask(view, chance.pick(leftOut)) : undefined
}
/** Whether somebody asked or was asked in the last so many questions. */
const tookPart = ({ common }: KgbView, seat: Seat, questionCount: number): boolean =>
  questionCount > 0 && common.questions.slice(-questionCount).some(({ by, to }) => by === seat || to === seat)
const ask = ({ common }: KgbView, whom: Seat): KgbAction => ({ do: 'ask', question: questionOf(common), whom })
