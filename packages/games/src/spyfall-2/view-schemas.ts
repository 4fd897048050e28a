// Schemas of what is known in this game, for programs that are sent views. Only index.ts and tests load it: browsers, which load the
// rules without it, need no zod.
import { z } from 'zod'
import { byClock, decisionClock, seat, seats, time, until } from '../fact.ts'
import type { SpyfallCommon } from './common.ts'
import { award, ending, factSchemas, place, role, shade } from './facts.ts'
import type { SpyfallHand } from './hand.ts'
import type { SpyfallOptions } from './options.ts'

const left = time.describe('How many milliseconds are left on the round’s clock, which stands still.')
const named = z
  .array(z.strictObject({ by: seat.describe('Which spy.'), place: place.nullable().describe('The place; null if none was named.'), byClock }))
  .readonly()
  .describe('The places that spies named.')
const convicted = z.boolean().describe('Whether the hands were enough.')
const accuser = seat.nullable().describe('Who accuses; null when time is up.')
const suspect = seat.describe('Who is voted on.')
const stage = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('dealt') }).describe('The dealer has to start the clock.'),
  z.strictObject({ is: z.literal('running'), until: time.describe('When the round’s clock runs out.') }).describe('Questions and answers.'),
  z.strictObject({ is: z.literal('voting'), suspect, accuser, voted: seats.describe('Who has voted.'), left, until }).describe('A vote.'),
  z
    .strictObject({ is: z.literal('settling'), left, until: time.describe('When the clock goes on.') })
    .describe('A vote failed; all look at the hands.'),
  z
    .strictObject({
      is: z.literal('naming'),
      shown: seats.describe('The spies who lie open; the last one is to name a place.'),
      named,
      left,
      until,
    })
    .describe('A spy has to name the place.'),
  z.strictObject({ is: z.literal('talking'), until: time.describe('When the voting opens of itself.') }).describe('Time is up, and all talk.'),
  z.strictObject({ is: z.literal('scored') }).describe('The round is scored; the next one is to be dealt.'),
  z.strictObject({ is: z.literal('over') }).describe('The match is over.'),
])
const terms = z.strictObject({
  seats: z.int().describe('How many seats there are.'),
  spies: z.union([z.literal(1), z.literal(2)]).describe('How many spies there are.'),
  rounds: z.int().describe('How many rounds are played.'),
  roundMs: z.int().describe('How long a round is, in milliseconds.'),
  places: z
    .array(z.strictObject({ key: place, roles: z.int().describe('How many roles it has.') }))
    .readonly()
    .describe('All places that a round may be at.'),
  sets: z.union([z.literal(1), z.literal(2)]).describe('How many times each role is in its deck.'),
  votesNeeded: z.int().describe('How many hands convict.'),
  oldPals: z.boolean().describe('Whether two spies know each other.'),
  clock: decisionClock,
  firstDealer: z.int().nullable().describe('Who deals first; null for chance.'),
})
const common: z.ZodType<SpyfallCommon> = z.strictObject({
  terms: terms.describe('What was agreed for the match.'),
  round: z.int().describe('The number of the round, from 1.'),
  dealer: seat.describe('Who deals this round.'),
  stage: stage.describe('What is going on.'),
  turn: z
    .strictObject({
      asker: seat.describe('Who asks, or has asked.'),
      asked: seat.nullable().describe('Who is to answer; null while a question is to be asked.'),
      barred: seat.nullable().describe('Who has just asked the asker and may not be asked back; null for nobody.'),
    })
    .describe('Whose question it is.'),
  record: z
    .array(
      z.strictObject({
        by: seat.describe('Who asked.'),
        to: seat.describe('Who was asked.'),
        question: z.string().describe('Empty if it was spoken.'),
        answer: z.string().nullable().describe('Empty if it was spoken; null until it is given.'),
        shade: shade.optional(),
      }),
    )
    .readonly()
    .describe('Questions and answers of this round.'),
  trials: z
    .array(
      z.strictObject({
        suspect,
        accuser,
        raisedHands: seats.describe('Who raised a hand.'),
        missing: seats.describe('Who gave no vote in time.'),
        convicted,
      }),
    )
    .readonly()
    .describe('Votes of this round that are over.'),
  results: z
    .array(
      z.strictObject({
        place: place.describe('Where the table was.'),
        cards: z.array(role).readonly().describe('By seat: its role; null for a spy.'),
        ending: ending.describe('How the round ended.'),
        named,
        awards: z.array(award).readonly().describe('The points, with their reasons.'),
      }),
    )
    .readonly()
    .describe('Rounds that are over.'),
  points: z.array(z.int()).readonly().describe('By seat: its points so far.'),
})
const hand: z.ZodType<SpyfallHand> = z.strictObject({
  card: z
    .strictObject({
      place: place.nullable().describe('Where the table is; null if you are a spy.'),
      role: role.describe('The number of your role there; null if you are a spy.'),
      pal: seat.nullable().describe('The other spy, where spies know each other; else null.'),
    })
    .describe('Your card of this round.'),
  vote: z.boolean().nullable().describe('Your vote while votes are secret; null otherwise.'),
})
const optionMeanings: Readonly<Record<keyof SpyfallOptions, string>> = {
  spies: 'How many spies there are.',
  rounds: 'How many rounds are played.',
  minutes: 'Minutes of a round.',
  packs: 'Built-in packs of places, by id.',
  ownPacks: 'Packs of places that people wrote: the format that docs/packs.md describes.',
  oldPals: 'Whether two spies know each other.',
  roles: 'Whether the role on the card is played; no rule depends on it.',
  dissent: 'With two spies: how many voters may keep their hands down in a conviction.',
  firstDealer: 'The seat that deals first; null for chance.',
  decisionSeconds: 'Seconds for a vote and for naming the place; 0 for no limit.',
  language: 'The language that bots speak.',
}

export const schemas = { ...factSchemas, common, hand, optionMeanings }
