// What a seat may do, from what it knows alone.
import type { Choice, Seat } from '@safehouse/engine'
import type { Act } from './facts.ts'
import { isSpy } from './hand.ts'
import type { SpyfallView } from './kinds.ts'
import { longestText, toAccuse, toAnswer, toAsk, toDeal, toName, toOpen, toStart, toStop, toVote } from './questions.ts'
import { hasAccused, nextDealer, type Table } from './table.ts'

type Choices = Choice<Act>[]
const upOrDown = [true, false] as const

export function choices(view: SpyfallView): Choices {
  const { table, seat } = view
  const { stage } = table
  switch (stage.is) {
    case 'dealt':
      return table.dealer === seat ? [{ do: 'startClock', question: toStart(table), fields: {} }] : []
    case 'running':
      return whileRunning(view)
    case 'voting':
      if (stage.suspect === seat || stage.voted.includes(seat)) return []
      return [{ do: 'vote', question: toVote(table), fields: { up: { one: upOrDown } } }]
    case 'naming':
      if (stage.shown.at(-1) !== seat) return []
      return [{ do: 'namePlace', question: toName(table), fields: { place: { one: table.terms.places.map((place) => place.key) } } }]
    case 'talking':
      return table.dealer === seat ? [{ do: 'openVoting', question: toOpen(table), fields: {} }] : []
    case 'scored':
      return nextDealer(table) === seat ? [{ do: 'dealRound', question: toDeal(table), fields: {} }] : []
    case 'settling':
    case 'over':
      return []
  }
}

function whileRunning({ table, hand, seat }: SpyfallView): Choices {
  const found: Choices = []
  const { asked, asker } = table.turn
  if (asked === seat) found.push({ do: 'answer', question: toAnswer(table), fields: { text: { text: longestText } } })
  else if (asked === null && asker === seat)
    found.push({ do: 'ask', question: toAsk(table), fields: { to: { one: mayBeAsked(table) }, text: { text: longestText } } })
  if (!hasAccused(table, seat))
    found.push({ do: 'accuse', question: toAccuse(table), standing: true, fields: { suspect: { one: others(table, seat) } } })
  if (isSpy(hand)) found.push({ do: 'stopRound', question: toStop(table), standing: true, fields: {} })
  return found
}

const others = ({ terms }: Table, seat: Seat): Seat[] => {
  const found: Seat[] = []
  for (let other = 0; other < terms.seats; other++) if (other !== seat) found.push(other)
  return found
}
/** Anybody but oneself and who has just asked. */
const mayBeAsked = (table: Table): Seat[] => others(table, table.turn.asker).filter((seat) => seat !== table.turn.barred)
