// Everything that can be said and done in Winks, as strict schemas. Only index.ts and tests load it.
import { z } from 'zod'
import { factsSchema, question, seat, time } from '../fact.ts'

const card = z.int().min(1).max(5).describe('The number on a card.')
const by = seat.describe('Who winks.')
const to = seat.describe('At whom.')
const earlierWinks = z.int().min(0).describe('How many winks the same seat sent to the same seat before.')
const yes = z.boolean().describe('Whether the wink is returned.')
export const wink = { by, to, earlierWinks, until: time }

export const factSchemas = {
  action: z.discriminatedUnion('do', [
    z.strictObject({ do: z.literal('roll'), question }).describe('Roll the die.'),
    z.strictObject({ do: z.literal('show'), question }).describe('Show your card.'),
    z.strictObject({ do: z.literal('wink'), question, to }).describe('Wink at somebody.'),
    z.strictObject({ do: z.literal('answer'), question, to: seat.describe('Who winked.'), yes }).describe('Answer a wink.'),
  ]),
  open: factsSchema(
    {
      roundBegun: { round: z.int().min(0).describe('Its number, from 0.'), until: time },
      rolled: { seat, pips: z.int().min(1).max(6).describe('What the die shows.') },
      skipped: { seat },
      shown: { seat, card },
      finished: { cards: z.array(card).readonly().describe('By seat: its card.') },
    },
    {
      roundBegun: 'A round began.',
      rolled: 'A seat rolled.',
      skipped: 'A seat did not roll in time.',
      shown: 'A seat showed its card.',
      finished: 'The match is over.',
    },
  ),
  whisper: factsSchema(
    {
      cardDealt: { card },
      winked: wink,
      answered: { by: seat.describe('Who answers.'), to: seat.describe('Who winked.'), earlierWinks, yes },
      faded: wink,
    },
    { cardDealt: 'Your card.', winked: 'Somebody winked.', answered: 'A wink was answered.', faded: 'A wink has faded.' },
  ),
  sealed: factsSchema({ buried: { card } }, { buried: 'The card that is left over.' }),
}
