// Schemas of what is known in Winks. Only index.ts and tests load it.
import type { Schemas } from '@safehouse/engine'
import { z } from 'zod'
import { seats, time } from '../fact.ts'
import { factSchemas, wink } from './facts.ts'
import type { WinksCommon, WinksHand, WinksTypes } from './types.ts'

const numbers = z.array(z.int()).readonly()
const common: z.ZodType<WinksCommon> = z.strictObject({
  seats: z.int().describe('How many seats there are.'),
  rounds: z.int().describe('How many rounds are played.'),
  seconds: z.int().describe('Seconds of a round.'),
  round: z.int().describe('The number of the round, from 0.'),
  until: time,
  pips: numbers.describe('By seat: what it rolled so far.'),
  shown: seats.describe('Who has shown the card.'),
  cards: numbers.nullable().describe('By seat: its card; null until the end.'),
})
const hand: z.ZodType<WinksHand> = z.strictObject({
  card: z.int().describe('Your card.'),
  sent: numbers.describe('By seat: how often you winked there.'),
  agreed: z.int().describe('How many of your winks were returned.'),
  unanswered: z.array(z.strictObject(wink)).readonly().describe('Winks that wait for an answer.'),
})
export const schemas: Schemas<WinksTypes> = {
  ...factSchemas,
  common,
  hand,
  optionMeanings: { rounds: 'How many rounds are played.', seconds: 'Seconds of a round.' },
}
