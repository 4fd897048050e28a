// Schemas of what is known in this game, for programs that are sent views. Only index.ts and tests load it: browsers, which load the
// rules without it, need no zod.
import { z } from 'zod'
import { byClock, decisionClock, seat, seats, time, until } from '../fact.ts'
import type { KgbCommon } from './common.ts'
import { factSchemas, side } from './facts.ts'
import type { KgbHand } from './hand.ts'
import type { KgbOptions } from './options.ts'
import { grounds } from './verdict.ts'

const at = time.describe('The game time at which it happened.')
const signalEnd = time.describe('The game time at which it ends.')
const answer = z.strictObject({ yes: z.boolean().describe('Whether the chair was given.'), at, byClock })
const askedQuestion = z.strictObject({
  by: seat.describe('Who asked.'),
  to: seat.describe('Who was asked.'),
  at,
  byClock,
  answer: answer.nullable().describe('The answer; null until it is given.'),
})
const end = z.strictObject({
  winner: side.nullable().describe('The side that has won; null for nobody.'),
  ground: z.enum(grounds).describe('What decided.'),
  cards: z.array(side).readonly().describe('By seat: its card.'),
  at,
})
const common: z.ZodType<KgbCommon> = z.strictObject({
  options: z.custom<KgbOptions>().describe('The options of the match.'),
  clock: decisionClock,
  chairs: z
    .array(z.int().nullable())
    .readonly()
    .describe('By seat: the chair that it sits on; null if it stands. Chair n is where seat n sat at first.'),
  emptyChair: z.int().describe('The chair that is empty.'),
  turn: z.int().describe('Number of the current turn.'),
  standing: z
    .strictObject({ seat, since: time.describe('Since when they have been standing.') })
    .describe('Who is on turn (on their feet: the empty chair is theirs to ask for).'),
  asked: seats.describe('Who was asked in this turn, in order.'),
  due: seat.nullable().describe('Who has to answer; null while nobody is asked.'),
  since: time.describe('Since when the match waits for the current decision.'),
  until,
  questions: z.array(askedQuestion).readonly().describe('All questions of the match; the last may still be unanswered.'),
  loneHands: z
    .array(z.strictObject({ seat, turn: z.int().describe('In which turn.'), at }))
    .readonly()
    .describe('Hands that went up alone.'),
  raised: seats.describe('Whose hands went up together and ended the match.'),
  answersLeft: z.int().nullable().describe('How many answers are left until the match ends without a winner; null for no limit.'),
  end: end.nullable().describe('How the match ended; null until it has.'),
})
const sent = z.strictObject({ to: seats.describe('Who gets it.'), until: signalEnd })
const got = z.strictObject({
  from: seat.describe('Who sent it.'),
  until: signalEnd,
  ready: z.boolean().describe('Whether you have said that you raise your hand when this signal ends.'),
})
const hand: z.ZodType<KgbHand> = z.strictObject({
  cards: z.array(side.nullable()).readonly().describe('By seat: its card if you have seen it, your own among them; else null.'),
  sent: sent.nullable().describe('Your signal that runs; null if none does.'),
  got: z.array(got).readonly().describe('The signals to you that run, the first first.'),
  signals: z.int().describe('How many signals you have ever sent.'),
})
const optionMeanings: Readonly<Record<keyof KgbOptions, string>> = {
  signalSeconds: 'How many seconds a signal runs.',
  askAgain: 'Whether somebody who said no may be asked again in the same turn, after somebody else.',
  answersEach: 'The match ends without a winner after so many answers a player; 0 for no limit.',
  dealer: 'The seat that has the first turn; null for chance.',
  decisionSeconds: 'Seconds for a decision; 0 for no limit.',
}

export const schemas = { ...factSchemas, common, hand, optionMeanings }
