// Why an action that `choices` does not hold is refused. Sees the view alone, so a refusal cannot leak.
import type { Refusal, Seat, View } from '@safehouse/engine'
import { answerQuestion, goOnQuestion, pointable, pointQuestion } from './choices.ts'
import type { Action } from './facts.ts'
import type { TopSecret } from './kinds.ts'
import { hasAnswered, isReady } from './table.ts'

const because = (rule: string, code: string): Refusal => ({ rule, code })

export function refusal(view: View<TopSecret>, action: Action): Refusal {
  if (view.table.phase === 'over') return because('TS-15', 'gameOver')
  switch (action.do) {
    case 'answer':
      return answerRefused(view, action)
    case 'goOn':
      return goOnRefused(view, action)
    default:
      return pointingRefused(view, action)
  }
}

function answerRefused({ seat, table }: View<TopSecret>, { question }: Action): Refusal {
  if (table.phase === 'reading') return because('TS-07', 'stillReading')
  if (table.phase !== 'answering') return because('TS-06', 'noCardOpen')
  if (question !== answerQuestion(table)) return because('TS-06', 'otherCard')
  return hasAnswered(table, seat) ? because('TS-08', 'tokenStays') : because('TS-06', 'yesOrNo')
}

function goOnRefused({ seat, table }: View<TopSecret>, { question }: Action): Refusal {
  if (table.phase !== 'scored' || question !== goOnQuestion(table)) return because('TS-05', 'roundRunning')
  return table.goingOn.includes(seat) ? because('TS-05', 'alreadyGoingOn') : because('TS-05', 'noSuchAction')
}

function pointingRefused({ seat, table, hand }: View<TopSecret>, action: Action): Refusal {
  if (table.phase === 'counting') return because('TS-09', 'countBegun')
  if (table.phase === 'scored') return because('TS-09', 'pointingOver')
  if (table.phase !== 'pointing') return because('TS-09', 'cardsFirst')
  if (action.question !== pointQuestion(table)) return because('TS-09', 'otherRound')
  if (action.do === 'sayReady') return hand.finger === null ? because('TS-10', 'pointFirst') : because('TS-09', 'alreadyReady')
  const ready = isReady(table, seat)
  if (action.do === 'point' && ready) return because('TS-09', 'alreadyReady')
  if (action.do !== 'point' && !ready) return because('TS-09', 'notReady')
  return 'at' in action ? targetRefused(action.at, seat, table.seats) : because('TS-09', 'notReady')
}
function targetRefused(at: Seat, seat: Seat, seats: number): Refusal {
  if (pointable(seats, seat).includes(at)) return because('TS-09', 'alreadyPointing')
  return at === seat ? because('TS-11', 'notYourself') : because('TS-10', 'pointAtOne')
}
