// Why an action that `choices` does not permit is refused (TS-17). It sees the view alone, so a refusal cannot reveal a secret.
import type { Refusal, Seat } from '@safehouse/engine'
import { answerQuestion, goOnQuestion, pointableSeats, pointQuestion } from './choices.ts'
import { hasAnswered, isReady } from './common.ts'
import type { TopSecretAction } from './facts.ts'
import type { TopSecretView } from './types.ts'

/** Every reason for which this game refuses something. Each language's catalogue has a sentence for each: the compiler checks that. */
const refusalCodes = [
  'stillReading',
  'questionGone',
  'tokenStays',
  'yesOrNo',
  'cardsFirst',
  'countBegun',
  'pointFirst',
  'alreadyReady',
  'notReady',
  'alreadyPointing',
  'notYourself',
  'pointAtOne',
  'roundRunning',
  'alreadyGoingOn',
  'gameOver',
  'tooFewCards',
] as const
export type TopSecretRefusalCode = (typeof refusalCodes)[number]
type TopSecretRefusal = Refusal<TopSecretRefusalCode>

const refuse = (rule: string, code: TopSecretRefusalCode): TopSecretRefusal => ({ rule, code })
const questionGone = refuse('TS-17', 'questionGone')

export function refusal(view: TopSecretView, action: TopSecretAction): TopSecretRefusal {
  if (view.common.phase === 'over') return refuse('TS-15', 'gameOver')
  switch (action.do) {
    case 'answer':
      return refusalOfAnswer(view, action)
    case 'goOn':
      return refusalOfGoingOn(view, action)
    default:
      return refusalOfPointing(view, action)
  }
}

function refusalOfAnswer({ seat, common }: TopSecretView, { question }: TopSecretAction): TopSecretRefusal {
  if (question !== answerQuestion(common)) return questionGone
  if (common.phase === 'reading') return refuse('TS-07', 'stillReading')
  if (common.phase !== 'answering') return questionGone
  return hasAnswered(common, seat) ? refuse('TS-08', 'tokenStays') : refuse('TS-06', 'yesOrNo')
}

function refusalOfGoingOn({ seat, common }: TopSecretView, { question }: TopSecretAction): TopSecretRefusal {
  if (question !== goOnQuestion(common)) return questionGone
  return common.goingOn.includes(seat) ? refuse('TS-05', 'alreadyGoingOn') : refuse('TS-05', 'roundRunning')
}

function refusalOfPointing({ seat, common, hand }: TopSecretView, action: TopSecretAction): TopSecretRefusal {
  if (action.question !== pointQuestion(common) || common.phase === 'scored') return questionGone
  if (common.phase === 'counting') return refuse('TS-09', 'countBegun')
  if (common.phase !== 'pointing') return refuse('TS-09', 'cardsFirst')
  if (action.do === 'sayReady') return hand.finger === null ? refuse('TS-10', 'pointFirst') : refuse('TS-09', 'alreadyReady')
  const hasSaidReady = isReady(common, seat)
  if (action.do === 'point' && hasSaidReady) return refuse('TS-09', 'alreadyReady')
  if (action.do !== 'point' && !hasSaidReady) return refuse('TS-09', 'notReady')
  return 'at' in action ? refusalOfTarget(action.at, seat, common.seats) : refuse('TS-09', 'notReady')
}
function refusalOfTarget(target: Seat, seat: Seat, seats: number): TopSecretRefusal {
  if (pointableSeats(seats, seat).includes(target)) return refuse('TS-09', 'alreadyPointing')
  return target === seat ? refuse('TS-11', 'notYourself') : refuse('TS-10', 'pointAtOne')
}
