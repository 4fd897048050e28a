// This game's play, as its screens get it, and small questions that several of them ask of it.
import type { Seat } from '@safehouse/engine'
import type { GotSignal, KgbAction, KgbCommon, KgbTypes, Question, Side } from '@safehouse/games/cia-vs-kgb'
import type { SeatProps, SpectatorProps } from '../screens.ts'
import type { Words } from './words/en.ts'

export type KgbSpectatorProps = SpectatorProps<KgbTypes, Words>
export type KgbSeatProps = SeatProps<KgbTypes, Words>

/** Whether this seat may do that now. */
export const mayDo = (play: KgbSeatProps, what: KgbAction['do']): boolean => play.choices.some((choice) => choice.do === what)
/** The card that this seat was dealt. */
export const ownSide = ({ view, seat }: KgbSeatProps): Side => view.hand.cards[seat]!

export const lastQuestion = ({ questions }: KgbCommon): Question | undefined => questions.at(-1)
/** Whose card this seat is being shown, until somebody asks again. Everybody sees that much. */
export function cardShownTo(common: KgbCommon, seat: Seat): Seat | undefined {
  const question = lastQuestion(common)
  if (question?.to === seat) return question.by
  return question?.by === seat && question.answer?.yes ? question.to : undefined
}

/** The signal that a press of the hand answers: the one chosen by touching its sender, else the one that ends first. */
export function signalToAnswer({ view }: KgbSeatProps, touched: Seat | undefined): GotSignal | undefined {
  const { got } = view.hand
  return (
    got.find(({ from }) => from === touched) ??
    got.reduce<GotSignal | undefined>((first, one) => (first && first.until <= one.until ? first : one), undefined)
  )
}
