// The choices of a seat in Top Secret, computed from its view alone. Questions are named by round and card, so a late answer is refused.
import type { Choice, Seat } from '@safehouse/engine'
import { hasAnswered, isReady, roundOf, type TopSecretCommon } from './common.ts'
import type { TopSecretAction } from './facts.ts'
import type { TopSecretView } from './types.ts'

export const answerQuestion = (common: TopSecretCommon): string => `round ${common.rounds.length} card ${roundOf(common).cards.length}`
export const pointQuestion = (common: TopSecretCommon): string => `round ${common.rounds.length} pointing`
export const goOnQuestion = (common: TopSecretCommon): string => `round ${common.rounds.length + 1}`

const yesOrNo = { yes: { one: [true, false] } } as const
const noFields = {} as const

export function choices({ seat, common, hand }: TopSecretView): Choice<TopSecretAction>[] {
  switch (common.phase) {
    case 'answering':
      return hasAnswered(common, seat) ? [] : [{ do: 'answer', question: answerQuestion(common), fields: yesOrNo }]
    case 'pointing':
      return pointingChoices(common, seat, hand.finger)
    case 'scored':
      return common.goingOn.includes(seat) ? [] : [{ do: 'goOn', question: goOnQuestion(common), fields: noFields }]
    default:
      return []
  }
}

/** A first pointing and "ready" are waited for; what follows is optional, at any time until all are ready (TS-09). */
function pointingChoices(common: TopSecretCommon, seat: Seat, finger: Seat | null): Choice<TopSecretAction>[] {
  const question = pointQuestion(common)
  const at = { one: pointableSeats(common.seats, seat).filter((other) => other !== finger) }
  if (finger === null) return [{ do: 'point', question, fields: { at } }]
  if (!isReady(common, seat))
    return [
      { do: 'sayReady', question, fields: noFields },
      { do: 'point', question, standing: true, fields: { at } },
    ]
  return [
    { do: 'takeReadyBack', question, standing: true, fields: noFields },
    { do: 'changePointing', question, standing: true, fields: { at } },
  ]
}

/** TS-10, TS-11: everyone else; with three seats one's own too, because one of the three has no teammate (TS-14). */
export function pointableSeats(seats: number, seat: Seat): Seat[] {
  const everySeat = Array.from({ length: seats }, (_, other) => other)
  return seats === 3 ? everySeat : everySeat.filter((other) => other !== seat)
}

/** Seats that the match waits for now. */
export function awaits(common: TopSecretCommon): readonly Seat[] {
  const seatsWhereNot = (isDone: (seat: Seat) => boolean) => Array.from({ length: common.seats }, (_, seat) => seat).filter((seat) => !isDone(seat))
  switch (common.phase) {
    case 'answering':
      return seatsWhereNot((seat) => hasAnswered(common, seat))
    case 'pointing':
      return seatsWhereNot((seat) => isReady(common, seat))
    case 'scored':
      return seatsWhereNot((seat) => common.goingOn.includes(seat))
    default:
      return []
  }
}
