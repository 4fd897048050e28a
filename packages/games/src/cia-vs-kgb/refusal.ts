// Why something that `choices` does not hold is refused. Sees the seat's view alone: a refusal must not tell a secret.
import type { Refusal, Seat } from '@safehouse/engine'
import { readyQuestion, signalQuestion } from './choices.ts'
import type { Act } from './facts.ts'
import type { CircleView } from './kinds.ts'
import { questionOf, seatsAt } from './table.ts'

type Of<D extends Act['do']> = Extract<Act, { do: D }>

const questionGone: Refusal = { rule: 'CK-29', code: 'questionGone' }
const noSuchSeat: Refusal = { rule: 'CK-29', code: 'noSuchSeat' }

export function refusal(view: CircleView, action: Act): Refusal {
  if (view.table.end) return { rule: 'CK-21', code: 'gameOver' }
  switch (action.do) {
    case 'ask':
      return refusedTurn(view, action) ?? refusedAsk(view, action.whom)
    case 'sitDown':
      return refusedTurn(view, action) ?? { rule: 'CK-06', code: 'askFirst' }
    case 'answer':
      return view.table.due === view.seat ? questionGone : { rule: 'CK-29', code: 'notAsked' }
    case 'signal':
      return refusedSignal(view, action)
    case 'makeReady':
      return refusedReady(view, action)
  }
}

function refusedTurn({ table, seat }: CircleView, { question }: Act): Refusal | undefined {
  if (table.standing.seat !== seat) return { rule: 'CK-06', code: 'notOnTurn', with: { seat: table.standing.seat } }
  if (table.due !== null) return { rule: 'CK-29', code: 'answerDue', with: { seat: table.due } }
  return question === questionOf(table) ? undefined : questionGone
}
function refusedAsk({ table, seat }: CircleView, whom: Seat): Refusal {
  if (whom === seat) return { rule: 'CK-29', code: 'askedOneself' }
  if (whom >= seatsAt(table)) return noSuchSeat
  return { rule: 'CK-11', code: table.options.askAgain ? 'justRefused' : 'alreadyAsked', with: { seat: whom } }
}
function refusedSignal({ table, hand, seat }: CircleView, { question, to }: Of<'signal'>): Refusal {
  if (to.length === 0) return { rule: 'CK-29', code: 'signalToNobody' }
  if (to.includes(seat)) return { rule: 'CK-29', code: 'signalToOneself' }
  if (to.some((other) => other >= seatsAt(table))) return noSuchSeat
  if (new Set(to).size < to.length) return { rule: 'CK-29', code: 'namedTwice' }
  if (hand.sent) return { rule: 'CK-16', code: 'signalRuns' }
  return question === signalQuestion(hand) ? { rule: 'CK-16', code: 'signalTooSoon' } : questionGone
}
function refusedReady({ hand, seat }: CircleView, { question, from }: Of<'makeReady'>): Refusal {
  if (from === seat) return { rule: 'CK-16', code: 'sendersHandStays' }
  const signal = hand.got.find((got) => got.from === from)
  if (!signal) return { rule: 'CK-29', code: 'noSignalGot' }
  if (question !== readyQuestion(signal)) return questionGone
  return { rule: 'CK-16', code: signal.ready ? 'alreadyReady' : 'notReady' }
}
