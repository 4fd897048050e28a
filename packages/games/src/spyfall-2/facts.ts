// Everything that can be said in this game, by channel, and everything that can be done. With tell.ts and `reveals` this is
// all there is to read to audit its secrets. Only index.ts and tests load it: the rules themselves never check schemas.
import { z } from 'zod'
import { byClock, type FactsOf, factsSchema, question, seat, time, until } from '../fact.ts'
import { answerShades, MAX_TEXT_CHARACTERS } from './questions.ts'
import { reasons } from './scoring.ts'

const text = z.string().max(MAX_TEXT_CHARACTERS)
/** What somebody sends may be longer: the rules refuse it, and say why. */
const sentText = z.string().max(20 * MAX_TEXT_CHARACTERS)
export const shade = z.enum(answerShades).describe('How much there is of what was asked about, by the spoken answer; `unsaid`: it did not say.')
export const place = z.string().max(81).describe('The key of a place: its pack and its own id.')
export const role = z.int().min(0).max(9).nullable().describe('The number of a role at that place; null for a spy.')
const left = time.describe('How many milliseconds are left on the round’s clock, which stands still.')
const clockEnd = time.describe('The game time at which the round’s clock runs out.')
export const ending = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('timeUp'), convicted: seat.nullable().describe('Who was convicted; null for nobody.') }).describe('Time was up.'),
  z
    .strictObject({
      how: z.literal('accused'),
      convicted: seat.describe('Who was convicted.'),
      firstAccuser: seat.describe('Who was the first in this round to accuse them.'),
    })
    .describe('An accusation in mid-round convicted somebody.'),
  z.strictObject({ how: z.literal('named'), right: z.array(seat).describe('The spies who named the place.') }).describe('A spy stopped the round.'),
])
export const award = z.strictObject({ seat, reason: z.enum(reasons).describe('What for.'), points: z.int().describe('How many points.') })

const openShapes = {
  roundBegan: { dealer: seat.describe('Who starts the clock and asks first.') },
  clockStarted: { until: clockEnd },
  questionAsked: {
    by: seat.describe('Who asks.'),
    to: seat.describe('Who is asked.'),
    text: text.describe('The question; empty if it was spoken.'),
  },
  questionAnswered: {
    by: seat.describe('Who answers.'),
    text: text.describe('The answer; empty if it was spoken.'),
    shade: shade.optional(),
  },
  answerShaded: { by: seat.describe('Who says how much there is of what was asked about, by the last spoken answer.'), shade },
  accused: { by: seat.describe('Who accuses.'), suspect: seat.describe('Who is accused.'), left, until },
  timeRanOut: { talkUntil: time.describe('The game time at which the voting opens of itself.') },
  votingOpened: { byClock },
  suspectTried: { suspect: seat.describe('Who is voted on now.'), until },
  voted: { by: seat.describe('Who has voted; how is shown when all have.') },
  votesShown: {
    hands: z.array(seat).describe('Who raised a hand against the suspect.'),
    missing: z.array(seat).describe('Who gave no vote in time.'),
    convicted: z.boolean().describe('Whether the hands are enough.'),
    goesOnAt: time.nullable().describe('The game time at which the round’s clock goes on; null if it does not.'),
  },
  clockWentOn: { until: clockEnd },
  spyShown: { by: seat.describe('The spy who lies open and is to name the place.'), left, until },
  placeNamed: { by: seat.describe('Which spy.'), place: place.nullable().describe('The place that was named; null if none was.'), byClock },
  roundEnded: {
    place: place.describe('Where the table was.'),
    cards: z.array(role).describe('By seat: its role; null for a spy.'),
    ending: ending.describe('How the round ended.'),
    awards: z.array(award).describe('The points, with their reasons.'),
  },
}
const whisperShapes = {
  cardDealt: {
    place: place.nullable().describe('Where the table is; null if you are a spy.'),
    role: role.describe('The number of your role there; null if you are a spy.'),
    pal: seat.nullable().describe('The other spy, where spies know each other; else null.'),
  },
  ownVote: { up: z.boolean().describe('Whether you raised a hand.') },
}

export type SpyfallOpenFact = FactsOf<typeof openShapes>
export type SpyfallWhisper = FactsOf<typeof whisperShapes>
/** There are none: between them, the players know everything. */
export type SpyfallSealedFact = never

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('startClock'), question }).describe('Start the round’s clock, as dealer.'),
  z
    .strictObject({ do: z.literal('ask'), question, to: seat.describe('Whom you ask.'), text: sentText.describe('Your question; empty if spoken.') })
    .describe('Ask somebody.'),
  z
    .strictObject({ do: z.literal('answer'), question, text: sentText.describe('Your answer; empty if spoken.'), shade: shade.optional() })
    .describe('Answer. A spoken answer may have a shade.'),
  z
    .strictObject({ do: z.literal('shade'), question, shade })
    .describe('Say how much there is of what was asked about, by the last spoken answer, as the one who asked or answered.'),
  z
    .strictObject({ do: z.literal('accuse'), question, suspect: seat.describe('Whom you accuse.') })
    .describe('Stop the clock and accuse somebody, once a round.'),
  z.strictObject({ do: z.literal('openVoting'), question }).describe('Open the voting after time is up, as dealer.'),
  z.strictObject({ do: z.literal('vote'), question, up: z.boolean().describe('Whether you raise a hand against the suspect.') }).describe('Vote.'),
  z.strictObject({ do: z.literal('stopRound'), question }).describe('Show your card, as a spy, to name the place.'),
  z.strictObject({ do: z.literal('namePlace'), question, place }).describe('Name the place, as a spy who lies open.'),
  z.strictObject({ do: z.literal('dealRound'), question }).describe('Deal the next round.'),
])
export type SpyfallAction = Readonly<z.output<typeof action>>

export const factSchemas = {
  action,
  open: factsSchema(openShapes, {
    roundBegan: 'A round began, and everybody has a card.',
    clockStarted: 'The round’s clock runs.',
    questionAsked: 'Somebody asked.',
    questionAnswered: 'Somebody answered, and asks next.',
    answerShaded: 'The one who asked or answered has said how much there is of what was asked about, by the last spoken answer.',
    accused: 'Somebody was accused. The clock stands still and all others vote.',
    timeRanOut: 'The round’s time is up; all may talk.',
    votingOpened: 'The voting begins: everybody is tried, the dealer first.',
    suspectTried: 'All others vote on this seat.',
    voted: 'A seat has voted.',
    votesShown: 'All votes are shown.',
    clockWentOn: 'The round’s clock runs again.',
    spyShown: 'A spy stopped the round.',
    placeNamed: 'A spy named a place, or time was up.',
    roundEnded: 'The round is over, and all cards are shown.',
  }),
  whisper: factsSchema(whisperShapes, { cardDealt: 'Your card of this round.', ownVote: 'Your own vote.' }),
  sealed: factsSchema({}, {}),
}
