// Looks one question ahead: how much asking it, or answering yes, would bring the bot's own side closer than the other one to knowing
// all its fellows (the race, race.ts), averaged over worlds drawn from the seat's beliefs. Without worlds (all levels but `hard`) the gain is 0.

import type { Beliefs } from '@safehouse/beliefs/cia-vs-kgb'
import { areFellows, bit, publicBeliefOf, type World, YES_PROBABILITY } from '@safehouse/beliefs/cia-vs-kgb'
import type { Seat } from '@safehouse/engine'
import type { AskedQuestion, KgbCommon } from '@safehouse/games/cia-vs-kgb'
import { leadIn } from './race.ts'

/** How much a lead in the race weighs beside what asking is worth by itself. */
const LEAD_WEIGHT = 6

/** What is gained on average by asking this seat now, compared with not asking. */
export function gainByAsking(asked: Seat, { questions }: KgbCommon, { seat: me, publicBelief }: Beliefs, worlds: readonly World[]): number {
  if (worlds.length === 0) return 0
  const lead = (supposed: readonly AskedQuestion[]) => leadIn(worlds, publicBeliefOf(supposed, publicBelief.saw.length), me)
  const ask = { by: me, to: asked, at: 0, byClock: false }
  const [now, yes, no] = [
    lead(questions),
    lead([...questions, { ...ask, answer: supposedAnswer(true) }]),
    lead([...questions, { ...ask, answer: supposedAnswer(false) }]),
  ]
  const iSawTheirCard = (publicBelief.saw[me]! & bit(asked)) !== 0
  const gain = worlds.reduce((sum, world, i) => {
    const probabilityOfYes = iSawTheirCard
      ? YES_PROBABILITY.toAskerWhoKnows
      : areFellows(world, me, asked)
        ? YES_PROBABILITY.toFellow
        : YES_PROBABILITY.toOpponent
    return sum + probabilityOfYes * yes[i]! + (1 - probabilityOfYes) * no[i]! - now[i]!
  }, 0)
  return (LEAD_WEIGHT * gain) / worlds.length
}

/** What is gained by a yes to the question that is due, compared with a no. */
export function gainByYes({ questions }: KgbCommon, { seat: me, publicBelief }: Beliefs, worlds: readonly World[]): number {
  if (worlds.length === 0) return 0
  const due = questions.at(-1)!
  const lead = (yes: boolean) =>
    leadIn(worlds, publicBeliefOf(questions.with(-1, { ...due, answer: supposedAnswer(yes) }), publicBelief.saw.length), me)
  const [yes, no] = [lead(true), lead(false)]
  return (LEAD_WEIGHT * worlds.reduce((sum, _, i) => sum + yes[i]! - no[i]!, 0)) / worlds.length
}

/** An answer that is only imagined. Its time is 0, which does not matter to beliefs. */
const supposedAnswer = (yes: boolean): AskedQuestion['answer'] => ({ yes, at: 0, byClock: false })
