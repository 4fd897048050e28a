// What everybody knows of somebody: the last question between that person and another, or a hand that was alone.
import type { Seat } from '@safehouse/engine'
import type { KgbCommon, LoneHand, Question } from '@safehouse/games/cia-vs-kgb'

export type Known = { readonly question: Question; readonly at: number } | { readonly hand: LoneHand; readonly at: number }

export function lastOf(common: KgbCommon, seat: Seat): Known | undefined {
  const question = common.questions.findLast(({ by, to }) => by === seat || to === seat)
  const hand = common.loneHands.findLast((one) => one.seat === seat)
  const askedAt = question && (question.answer?.at ?? question.at)
  if (hand && (askedAt === undefined || hand.at > askedAt)) return { hand, at: hand.at }
  return question && askedAt !== undefined ? { question, at: askedAt } : undefined
}

/** The hand that went up alone, if nothing has happened since. */
export function handJustUp({ loneHands, since }: KgbCommon): LoneHand | undefined {
  const last = loneHands.at(-1)
  return last && last.at >= since ? last : undefined
}

/** When the first card was dealt, as near as the table can tell. */
export const startOf = ({ questions, standing }: KgbCommon): number => questions[0]?.at ?? standing.since
