// Schemas of what is known in this game, for programs that are sent views. Only index.ts and tests load it: browsers, which load the
// rules without it, need no zod.
import { z } from 'zod'
import { byClock, decisionClock, seat, seats, until } from '../fact.ts'
import type { AlleyCommon } from './common.ts'
import { cards, cardsBySeat, factSchemas, spy } from './facts.ts'
import type { AlleyHand } from './hand.ts'
import type { AlleyOptions } from './options.ts'

const due = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('start') }).describe('Rolls for the start.'),
  z.strictObject({ what: z.literal('turn') }).describe('The roller’s next step.'),
  z
    .strictObject({
      what: z.literal('mission'),
      spy,
      asked: seat.describe('Who is asked now.'),
      passed: z.array(z.strictObject({ seat, byClock })).readonly().describe('Who has let it pass.'),
    })
    .describe('Whether somebody says that the roller is this spy.'),
  z.strictObject({ what: z.literal('give'), from: seat.describe('Who gives.'), to: seat.describe('Who gets it.') }).describe('A card to be given.'),
  z.strictObject({ what: z.literal('throw'), seat }).describe('A card to be thrown away.'),
  z.strictObject({ what: z.literal('over') }).describe('Nothing: the match is over.'),
])
const ending = z.strictObject({
  winner: seat.describe('Who has won.'),
  how: z.enum(['mission', 'lastOneLeft']).describe('By a mission, or as the last one with cards.'),
  hands: cardsBySeat.describe('By seat: the cards it still held.'),
  thrown: cardsBySeat.describe('By seat: the cards it has thrown away.'),
  undealt: cards.describe('The cards that nobody was dealt.'),
})
const rolls = z.array(z.strictObject({ seat, dice: z.array(spy).readonly().describe('What the dice show.'), byClock })).readonly()
const common: z.ZodType<AlleyCommon> = z.strictObject({
  clock: decisionClock,
  cards: z.array(z.int()).readonly().describe('By seat: how many cards it holds; none is out.'),
  ruledOut: cardsBySeat.describe('By seat: the spies it was shown not to be since its cards last changed.'),
  opening: z
    .array(z.strictObject({ seats: seats.describe('Who rolls in this round.'), rolls: rolls.describe('What was rolled.') }))
    .readonly()
    .describe('Rounds of rolling for the start: everyone at first, then those who tied.'),
  turn: z
    .strictObject({
      number: z.int().describe('From 1 on; 0 while the start is rolled for.'),
      roller: seat.describe('Whose turn it is.'),
      rolls: z.int().describe('How often the roller has rolled.'),
      dice: z.array(spy).readonly().describe('The dice as they lie; before the first roll, those of the turn before.'),
      kept: z.array(z.int()).readonly().describe('Numbers of the dice that the last roll left lying.'),
      step: z.int().describe('Counts the decisions of this turn.'),
    })
    .describe('The current turn.'),
  due: due.describe('What the match waits for.'),
  until,
  idleTurns: z.int().describe('Turns in a row in which only the clock did something.'),
  paused: z.boolean().describe('Whether the table sleeps until somebody plays.'),
  ending: ending.nullable().describe('How the match ended; null until it has.'),
})
const hand: z.ZodType<AlleyHand> = z.strictObject({
  cards: cards.describe('Your cards.'),
  thrown: cards.describe('The cards that you threw away, in order.'),
})
const optionMeanings: Readonly<Record<keyof AlleyOptions, string>> = { decisionSeconds: 'Seconds for a decision; 0 for no limit.' }

export const schemas = { ...factSchemas, common, hand, optionMeanings }
