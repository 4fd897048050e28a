// Why an action that `choices` does not permit is refused (CK-29). It sees the view alone, so a refusal cannot reveal a secret.
import type { Refusal, Seat } from '@safehouse/engine'
import { readyQuestion, signalQuestion } from './choices.ts'
import { questionOf, seatCountOf } from './common.ts'
import type { KgbAction } from './facts.ts'
import type { KgbView } from './types.ts'

/** Every reason for which this game refuses something. Each language's catalogue has a sentence for each: the compiler checks that. */
const refusalCodes = [
  'gameOver',
  'notOnTurn',
  'answerDue',
  'questionGone',
  'askFirst',
  'askedOneself',
  'noSuchSeat',
  'alreadyAsked',
  'justRefused',
  'notAsked',
  'signalToNobody',
  'signalToOneself',
  'namedTwice',
  'signalRuns',
  'signalTooSoon',
  'sendersHandStays',
  'alreadyReady',
  'notReady',
  'noSuchDealer',
] as const
export type KgbRefusalCode = (typeof refusalCodes)[number]
type KgbRefusal = Refusal<KgbRefusalCode>

type ActionOf<D extends KgbAction['do']> = Extract<KgbAction, { do: D }>

const questionGone: KgbRefusal = { rule: 'CK-29', code: 'questionGone' }
const noSuchSeat: KgbRefusal = { rule: 'CK-29', code: 'noSuchSeat' }

export function refusal(view: KgbView, action: KgbAction): KgbRefusal {
  if (view.common.end) return { rule: 'CK-21', code: 'gameOver' }
  switch (action.do) {
    case 'ask':
      return refuseTurn(view, action) ?? refuseAsk(view, action.whom)
    case 'sitDown':
      return refuseTurn(view, action) ?? { rule: 'CK-06', code: 'askFirst' }
    case 'answer':
      return action.question === questionOf(view.common) ? { rule: 'CK-29', code: 'notAsked' } : questionGone
    case 'signal':
      return refuseSignal(view, action)
    case 'makeReady':
      return refuseReady(view, action)
  }
}

function refuseTurn({ common, seat }: KgbView, { question }: KgbAction): KgbRefusal | undefined {
  if (question !== questionOf(common)) return questionGone
  if (common.standing.seat !== seat) return { rule: 'CK-06', code: 'notOnTurn', with: { seat: common.standing.seat } }
  return common.due === null ? undefined : { rule: 'CK-29', code: 'answerDue', with: { seat: common.due } }
}
function refuseAsk({ common, seat }: KgbView, whom: Seat): KgbRefusal {
  if (whom === seat) return { rule: 'CK-29', code: 'askedOneself' }
  if (whom >= seatCountOf(common)) return noSuchSeat
  return { rule: 'CK-11', code: common.options.askAgain ? 'justRefused' : 'alreadyAsked', with: { seat: whom } }
}
function refuseSignal({ common, hand, seat }: KgbView, { question, to }: ActionOf<'signal'>): KgbRefusal {
  if (to.length === 0) return { rule: 'CK-29', code: 'signalToNobody' }
  if (to.includes(seat)) return { rule: 'CK-29', code: 'signalToOneself' }
  if (to.some((other) => other >= seatCountOf(common))) return noSuchSeat
  if (new Set(to).size < to.length) return { rule: 'CK-29', code: 'namedTwice' }
  if (hand.sent) return { rule: 'CK-16', code: 'signalRuns' }
  return question === signalQuestion(hand) ? { rule: 'CK-16', code: 'signalTooSoon' } : questionGone
}
function refuseReady({ hand, seat }: KgbView, { question, from }: ActionOf<'makeReady'>): KgbRefusal {
  if (from === seat) return { rule: 'CK-16', code: 'sendersHandStays' }
  const signal = hand.got.find((got) => got.from === from)
  if (!signal || question !== readyQuestion(signal)) return questionGone
  return { rule: 'CK-16', code: signal.ready ? 'alreadyReady' : 'notReady' }
}
