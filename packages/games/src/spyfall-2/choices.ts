// The choices of a seat in Spyfall 2, computed from its view alone.
import type { Choice, Seat } from '@safehouse/engine'
import { hasAccused, mayShade, nextDealer, type SpyfallCommon } from './common.ts'
import type { SpyfallAction } from './facts.ts'
import { isSpy } from './hand.ts'
import {
  answerShades,
  MAX_TEXT_CHARACTERS,
  toAccuse,
  toAnswer,
  toAsk,
  toDeal,
  toName,
  toOpen,
  toShade,
  toStart,
  toStop,
  toVote,
} from './questions.ts'
import type { SpyfallView } from './types.ts'

type Choices = Choice<SpyfallAction>[]
const upOrDown = [true, false] as const

export function choices(view: SpyfallView): Choices {
  const { common, seat } = view
  const { stage } = common
  switch (stage.is) {
    case 'dealt':
      return common.dealer === seat ? [{ do: 'startClock', question: toStart(common), fields: {} }] : []
    case 'running':
      return whileRunning(view)
    case 'voting':
      if (stage.suspect === seat || stage.voted.includes(seat)) return []
      return [{ do: 'vote', question: toVote(common), fields: { up: { one: upOrDown } } }]
    case 'naming':
      if (stage.shown.at(-1) !== seat) return []
      return [{ do: 'namePlace', question: toName(common), fields: { place: { one: common.terms.places.map((place) => place.key) } } }]
    case 'talking':
      return common.dealer === seat ? [{ do: 'openVoting', question: toOpen(common), fields: {} }] : []
    case 'scored':
      return nextDealer(common) === seat ? [{ do: 'dealRound', question: toDeal(common), fields: {} }] : []
    case 'settling':
    case 'over':
      return []
  }
}

/** SF-10 to SF-12 questions, SF-17 an accusation, SF-20 a spy who stops the round: all need the running clock (SF-22). */
function whileRunning({ common, hand, seat }: SpyfallView): Choices {
  const found: Choices = []
  const { asked, asker } = common.turn
  if (asked === seat) {
    const question = toAnswer(common)
    found.push({ do: 'answer', question, fields: { text: { text: MAX_TEXT_CHARACTERS } } })
    found.push({ do: 'answer', question, fields: { text: { one: [''] }, shade: { one: answerShades } } })
  } else if (asked === null && asker === seat)
    found.push({ do: 'ask', question: toAsk(common), fields: { to: { one: mayBeAsked(common) }, text: { text: MAX_TEXT_CHARACTERS } } })
  if (mayShade(common, seat)) found.push({ do: 'shade', question: toShade(common), standing: true, fields: { shade: { one: answerShades } } })
  if (!hasAccused(common, seat))
    found.push({ do: 'accuse', question: toAccuse(common), standing: true, fields: { suspect: { one: others(common, seat) } } })
  if (isSpy(hand)) found.push({ do: 'stopRound', question: toStop(common), standing: true, fields: {} })
  return found
}

const others = ({ terms }: SpyfallCommon, seat: Seat): Seat[] => {
  const found: Seat[] = []
  for (let other = 0; other < terms.seats; other++) if (other !== seat) found.push(other)
  return found
}
/** SF-11: anybody but oneself and the one who has just asked. */
const mayBeAsked = (common: SpyfallCommon): Seat[] => others(common, common.turn.asker).filter((seat) => seat !== common.turn.barred)

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
