// Looking a question ahead: what it would change in the race, over worlds drawn from one's beliefs. Without worlds to look
// at there is no foresight, and nothing to gain by it.
import type { Seat } from '@safehouse/engine'
import type { KgbCommon, Question } from '@safehouse/games/cia-vs-kgb'
import type { Mind } from './minds.ts'
import { leadIn } from './race.ts'
import { areFellows, bit, rumoursOf, saysYes, type World } from './worlds.ts'

/** What a lead in the race is worth, beside the habits. */
const leadWeight = 6

export function gainByAsking(asked: Seat, { questions }: KgbCommon, { seat: me, rumours }: Mind, worlds: readonly World[]): number {
  if (worlds.length === 0) return 0
  const lead = (supposed: readonly Question[]) => leadIn(worlds, rumoursOf(supposed, rumours.saw.length), me)
  const ask = { by: me, to: asked, at: 0, byClock: false }
  const [now, yes, no] = [
    lead(questions),
    lead([...questions, { ...ask, answer: answers(true) }]),
    lead([...questions, { ...ask, answer: answers(false) }]),
  ]
  const nothingToHide = (rumours.saw[me]! & bit(asked)) !== 0
  const gain = worlds.reduce((sum, world, i) => {
    const likely = nothingToHide ? saysYes.withNothingToHide : areFellows(world, me, asked) ? saysYes.toFellow : saysYes.toOpponent
    return sum + likely * yes[i]! + (1 - likely) * no[i]! - now[i]!
  }, 0)
  return (leadWeight * gain) / worlds.length
}

/** What is gained by a yes to the question that is due, compared with a no. */
export function gainByYes({ questions }: KgbCommon, { seat: me, rumours }: Mind, worlds: readonly World[]): number {
  if (worlds.length === 0) return 0
  const due = questions.at(-1)!
  const lead = (yes: boolean) => leadIn(worlds, rumoursOf(questions.with(-1, { ...due, answer: answers(yes) }), rumours.saw.length), me)
  const [yes, no] = [lead(true), lead(false)]
  return (leadWeight * worlds.reduce((sum, _, i) => sum + yes[i]! - no[i]!, 0)) / worlds.length
}

const answers = (yes: boolean): Question['answer'] => ({ yes, at: 0, byClock: false })
