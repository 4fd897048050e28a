// The choices of a seat in Spyfall 2, computed from its view alone.
import type { Choice, Seat } from '@safehouse/engine'
import { hasAccused, mayShade, nextDealer, type SpyfallCommon } from './common.ts'
import type { SpyfallAction } from './facts.ts'
import { isSpy } from './hand.ts'
import { answerShades, MAX_TEXT_CHARACTERS, questionOf } from './questions.ts'
import type { SpyfallView } from './types.ts'

type Choices = Choice<SpyfallAction>[]
const upOrDown = [true, false] as const

export function choices(view: SpyfallView): Choices {
  const { common, seat } = view
  const { stage } = common
  switch (stage.is) {
    case 'dealt':
      return common.dealer === seat ? [{ do: 'startClock', question: questionOf.startClock(common), fields: {} }] : []
    case 'running':
      return choicesWhileRunning(view)
    case 'voting':
      if (stage.suspect === seat || stage.voted.includes(seat)) return []
      return [{ do: 'vote', question: questionOf.vote(common), fields: { up: { one: upOrDown } } }]
    case 'naming':
      if (stage.shown.at(-1) !== seat) return []
      return [{ do: 'namePlace', question: questionOf.namePlace(common), fields: { place: { one: common.terms.places.map((place) => place.key) } } }]
    case 'talking':
      return common.dealer === seat ? [{ do: 'openVoting', question: questionOf.openVoting(common), fields: {} }] : []
    case 'scored':
      return nextDealer(common) === seat ? [{ do: 'dealRound', question: questionOf.dealRound(common), fields: {} }] : []
    case 'settling':
    case 'over':
      return []
  }
}

/** SF-10 to SF-12 questions, SF-17 an accusation, SF-20 a spy who stops the round: all need the running clock (SF-22). */
function choicesWhileRunning({ common, hand, seat }: SpyfallView): Choices {
  const offered: Choices = []
  const { asked, asker } = common.turn
  if (asked === seat) {
    const question = questionOf.answer(common)
    offered.push({ do: 'answer', question, fields: { text: { text: MAX_TEXT_CHARACTERS } } })
    offered.push({ do: 'answer', question, fields: { text: { one: [''] }, shade: { one: answerShades } } })
  } else if (asked === null && asker === seat)
    offered.push({ do: 'ask', question: questionOf.ask(common), fields: { to: { one: seatsToAsk(common) }, text: { text: MAX_TEXT_CHARACTERS } } })
  if (mayShade(common, seat))
    offered.push({ do: 'shade', question: questionOf.shade(common), standing: true, fields: { shade: { one: answerShades } } })
  if (!hasAccused(common, seat))
    offered.push({ do: 'accuse', question: questionOf.accuse(common), standing: true, fields: { suspect: { one: otherSeats(common, seat) } } })
  if (isSpy(hand)) offered.push({ do: 'stopRound', question: questionOf.stopRound(common), standing: true, fields: {} })
  return offered
}

const otherSeats = ({ terms }: SpyfallCommon, seat: Seat): Seat[] => {
  const seats: Seat[] = []
  for (let otherSeat = 0; otherSeat < terms.seats; otherSeat++) if (otherSeat !== seat) seats.push(otherSeat)
  return seats
}
/** SF-11: anybody but oneself and the one who has just asked. */
const seatsToAsk = (common: SpyfallCommon): Seat[] => otherSeats(common, common.turn.asker).filter((seat) => seat !== common.turn.barred)

/** Seats that the match waits for now. */
export function awaits(common: SpyfallCommon): readonly Seat[] {
  const { stage, turn, dealer, terms } = common
  switch (stage.is) {
    case 'dealt':
    case 'talking':
      return [dealer]
    case 'running':
      return [turn.asked ?? turn.asker]
    case 'voting':
      return Array.from({ length: terms.seats }, (_, seat) => seat).filter((seat) => seat !== stage.suspect && !stage.voted.includes(seat))
    case 'naming':
      return stage.shown.slice(-1)
    case 'scored':
      return [nextDealer(common)]
    case 'settling':
    case 'over':
      return []
  }
}
