// What bots do for the sake of humans at the table: nobody is left out, and no hand is raised before everybody had a few turns. All of it
// follows from open facts.
import { drawWhether } from '@safehouse/beliefs/probability'
import type { BotInput, Chance, Seat } from '@safehouse/engine'
import { type KgbAction, type KgbTypes, type KgbView, questionOf, seatsToAsk } from '@safehouse/games/cia-vs-kgb'

/** In a practice match the human is asked again after this many questions between others. */
const MAX_QUESTIONS_WITHOUT_PRACTICE_HUMAN = 4
/** With humans at the table bots send no signal before there were this many questions for each seat. */
const QUESTIONS_PER_SEAT_BEFORE_SIGNALS = 2.5
/** The probability that a bot on turn asks somebody who has not taken part yet, if there is one, instead of its best choice. */
const ASK_LEFT_OUT_PROBABILITY = 0.7

type Seen = Pick<BotInput<KgbTypes>, 'view' | 'practiceHuman' | 'humans'>

const hasHumans = ({ practiceHuman, humans = [] }: Seen): boolean => practiceHuman !== undefined || humans.length > 0

export const isTooEarlyToSignal = (seen: Seen): boolean =>
  hasHumans(seen) && seen.view.common.questions.length < QUESTIONS_PER_SEAT_BEFORE_SIGNALS * seen.view.common.chairs.length

/** A question to the human of a practice match, or to somebody who has neither asked nor been asked. */
export function askOutOfCourtesy(seen: Seen, chance: Chance): KgbAction | undefined {
  const { view, practiceHuman } = seen
  const { common, seat } = view
  if (!hasHumans(seen) || common.due !== null || common.standing.seat !== seat) return undefined
  const askable = seatsToAsk(common)
  if (practiceHuman !== undefined && askable.includes(practiceHuman) && !tookPartInLast(view, practiceHuman, MAX_QUESTIONS_WITHOUT_PRACTICE_HUMAN))
    return ask(view, practiceHuman)
  const leftOut = askable.filter((candidate) => !tookPartInLast(view, candidate, common.questions.length))
  return leftOut.length > 0 && drawWhether(chance, ASK_LEFT_OUT_PROBABILITY) ? ask(view, chance.pick(leftOut)) : undefined
}
/** Whether this seat asked or was asked in the last `questionCount` questions. */
const tookPartInLast = ({ common }: KgbView, seat: Seat, questionCount: number): boolean =>
  questionCount > 0 && common.questions.slice(-questionCount).some(({ by, to }) => by === seat || to === seat)
const ask = ({ common }: KgbView, whom: Seat): KgbAction => ({ do: 'ask', question: questionOf(common), whom })
