// The props of the screens of CIA vs. KGB, and what several screens work out from them.
import type { Seat } from '@safehouse/engine'
import type { AskedQuestion, GotSignal, KgbAction, KgbCommon, KgbTypes, Side } from '@safehouse/games/cia-vs-kgb'
import type { SeatProps, SpectatorProps } from '../screens.ts'
import type { Words } from './words/en.ts'

export type KgbSpectatorProps = SpectatorProps<KgbTypes, Words>
export type KgbSeatProps = SeatProps<KgbTypes, Words>

export const mayDo = (match: KgbSeatProps, action: KgbAction['do']): boolean => match.choices.some((choice) => choice.do === action)
export const ownSide = ({ view, seat }: KgbSeatProps): Side => view.hand.cards[seat]!

export const lastQuestion = ({ questions }: KgbCommon): AskedQuestion | undefined => questions.at(-1)
/**
 * The seat whose card this seat is being shown (CK-06, CK-09), at one of the last two questions: bots may ask on at once. Everybody knows
 * who shows whom.
 */
export function cardShownTo({ questions }: KgbCommon, seat: Seat): Seat | undefined {
  const question = questions.slice(-2).findLast(({ by, to, answer }) => to === seat || (by === seat && answer?.yes))
  return question?.to === seat ? question.by : question?.to
}

/** The signal that a tap on the signal button answers: that of the sender whose chair was touched, else the one that ends first (CK-18). */
export function signalToAnswer({ view }: KgbSeatProps, touched: Seat | undefined): GotSignal | undefined {
  const { got } = view.hand
  return (
    got.find(({ from }) => from === touched) ??
    got.reduce<GotSignal | undefined>((first, signal) => (first && first.until <= signal.until ? first : signal), undefined)
  )
}

/** Why the player on turn stands (CK-05, CK-09, CK-13): by the deal, after a yes, or as the one who was asked last. */
export type WhyStanding = 'dealt' | 'gaveChair' | 'askedLast'
export function whyStanding({ questions, asked }: KgbCommon): WhyStanding {
  const before = questions.at(-asked.length - 1)
  return !before || questions.length === asked.length ? 'dealt' : before.answer?.yes ? 'gaveChair' : 'askedLast'
}
/** How many answers are left (CK-28), once they are few: at most two for each player. */
export const fewAnswersLeft = ({ answersLeft, chairs }: KgbCommon): number | undefined =>
  answersLeft !== null && answersLeft <= 2 * chairs.length ? answersLeft : undefined
