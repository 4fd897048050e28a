// The common state of CIA vs. KGB: chairs (CK-14), whose turn it is, who asked whom and what was answered (CK-07), lone hands (CK-19).
// All times in it are game times. `byClock`: the time of a decision ran out, so the clock decided for the player.
import type { CommonFold, Seat } from '@safehouse/engine'
import { clockOf, type DecisionClock } from '../clock.ts'
import type { KgbOptions } from './options.ts'
import type { Side } from './sides.ts'
import type { KgbTypes } from './types.ts'
import type { Verdict } from './verdict.ts'

/** Somebody on turn (`by`) asked somebody else (`to`) for the chair (CK-06). */
export interface AskedQuestion {
  readonly by: Seat
  readonly to: Seat
  readonly at: number
  readonly byClock: boolean
  /** The answer of `to`; null until it is given. */
  readonly answer: { readonly yes: boolean; readonly at: number; readonly byClock: boolean } | null
}
/** The raised hand of somebody whose signal nobody followed: it was alone, so it went down again (CK-19). */
export interface LoneHand {
  readonly seat: Seat
  readonly turn: number
  readonly at: number
}
/** How the match ended: the verdict, with all cards turned up. */
export interface End extends Verdict {
  /** By seat. */
  readonly cards: readonly Side[]
  readonly at: number
}
export interface KgbCommon {
  readonly options: KgbOptions
  readonly clock: DecisionClock
  /** By seat, the chair that it sits on; null: it stands. Chair n is where seat n sat at the deal. */
  readonly chairs: readonly (number | null)[]
  /** The chair on which nobody sits, once the first turn has begun. */
  readonly emptyChair: number
  /** The number of the turn, from 1; 0 before the deal. */
  readonly turn: number
  /** Who is on turn, and since when: whoever is on turn stands. */
  readonly standing: { readonly seat: Seat; readonly since: number }
  /** The seats that were asked in this turn, in order. */
  readonly asked: readonly Seat[]
  /** The seat that has to answer; null while nobody is asked. */
  readonly due: Seat | null
  /** Since when the match waits for the current decision, and when the time for it is up (null: no limit). */
  readonly since: number
  readonly until: number | null
  /** All questions of the match; the last one may still be unanswered. */
  readonly questions: readonly AskedQuestion[]
  readonly loneHands: readonly LoneHand[]
  /** The seats whose hands went up together and ended the match. */
  readonly raised: readonly Seat[]
  /** How many answers are left until the match ends without a winner (CK-28); null: no limit. */
  readonly answersLeft: number | null
  readonly end: End | null
}

export const seatCountOf = (common: KgbCommon): number => common.chairs.length
/** The question (of choices and actions) that is open now. Its name is made of public numbers, so it reveals nothing. */
export const questionOf = ({ turn, asked, due }: KgbCommon): string => `turn.${turn}.${asked.length}.${due === null ? 'act' : 'answer'}`

/** Whom the player on turn may ask now (CK-06, CK-11). */
export function seatsToAsk(common: KgbCommon): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < common.chairs.length; seat++) if (seat !== common.standing.seat && !isBarred(common, seat)) seats.push(seat)
  return seats
}
/** CK-11: not somebody who was asked in this turn; with the option to ask again, not the one who has just said no. */
const isBarred = ({ options, asked }: KgbCommon, seat: Seat): boolean => (options.askAgain ? asked.at(-1) === seat : asked.includes(seat))

/** The next turn: that seat stands up, unless it stands already because its chair was taken. */
function withNextTurn(common: KgbCommon, seat: Seat, since: number, until: number | null): KgbCommon {
  const chair = common.chairs[seat] ?? null
  const next: KgbCommon = { ...common, turn: common.turn + 1, standing: { seat, since }, asked: [], due: null, since, until }
  return chair === null ? next : { ...next, chairs: common.chairs.with(seat, null), emptyChair: chair }
}

export const common: CommonFold<KgbTypes> = {
  start: ({ options, seats, timeFactors }) => ({
    options,
    clock: clockOf({ options, timeFactors }),
    chairs: Array.from({ length: seats }, (_, seat) => seat),
    emptyChair: 0,
    turn: 0,
    standing: { seat: 0, since: 0 },
    asked: [],
    due: null,
    since: 0,
    until: null,
    questions: [],
    loneHands: [],
    raised: [],
    answersLeft: options.answersEach === 0 ? null : options.answersEach * seats,
    end: null,
  }),
  on: {
    /** CK-05: the dealer's turn is the first. */
    dealt: (common, { dealer, at, until }) => withNextTurn(common, dealer, at, until),
    asked: (common, { by, to, byClock, at, until }) => ({
      ...common,
      asked: [...common.asked, to],
      due: to,
      since: at,
      until,
      questions: [...common.questions, { by, to, at, byClock, answer: null }],
    }),
    answered: (common, { by, to, yes, byClock, at, until }) => {
      const questions = common.questions.with(-1, { ...common.questions.at(-1)!, answer: { yes, at, byClock } })
      const answersLeft = common.answersLeft === null ? null : common.answersLeft - 1
      const after: KgbCommon = { ...common, due: null, since: at, until, questions, answersLeft }
      if (!yes) return after
      // CK-09: the asker takes the chair; the asked player, already standing, has the next turn.
      return withNextTurn({ ...after, chairs: common.chairs.with(to, common.chairs[by]!).with(by, null) }, by, at, until)
    },
    /** CK-12, CK-13: the asker takes the empty chair, and the player asked last has the next turn. */
    satDown: (common, { seat, at, until }) =>
      withNextTurn({ ...common, chairs: common.chairs.with(seat, common.emptyChair) }, common.asked.at(-1)!, at, until),
    handRaised: (common, { seat, at }) => ({ ...common, loneHands: [...common.loneHands, { seat, turn: common.turn, at }] }),
    handsRaised: (common, { hands }) => ({ ...common, raised: hands.map(({ seat }) => seat) }),
    ended: (common, { winner, ground, cards, at }) => ({ ...common, due: null, until: null, end: { winner, ground, cards, at } }),
  },
}
