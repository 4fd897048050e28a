// What a seat of Winks may do, from its view alone.
import type { Choice, View } from '@safehouse/engine'
import { seatOnTurn } from './common.ts'
import type { Wink, WinksCommon, WinksTypes } from './types.ts'

/** Winks that one seat may send in a match. */
const MAX_WINKS = 3

export const rollQuestion = ({ round }: WinksCommon): string => `roll:${round}`
export const answerQuestion = ({ by, earlierWinks }: Wink): string => `answer:${by}:${earlierWinks}`

export function choices({ seat, common, hand }: View<WinksTypes>): Choice<WinksTypes['action']>[] {
  if (common.cards) return []
  const offered: Choice<WinksTypes['action']>[] = []
  const others = Array.from({ length: common.seats }, (_, other) => other).filter((other) => other !== seat)
  if (seatOnTurn(common) === seat) offered.push({ do: 'roll', question: rollQuestion(common), fields: {} })
  if (!common.shown.includes(seat)) offered.push({ do: 'show', question: 'show', standing: true, fields: {} })
  const sentWinks = hand.sent.reduce((sum, count) => sum + count)
  if (sentWinks < MAX_WINKS) offered.push({ do: 'wink', question: `wink:${sentWinks}`, standing: true, fields: { to: { one: others } } })
  for (const wink of hand.unanswered.filter(({ to }) => to === seat))
    offered.push({ do: 'answer', question: answerQuestion(wink), standing: true, fields: { to: { one: [wink.by] }, yes: { one: [true, false] } } })
  return offered
}
