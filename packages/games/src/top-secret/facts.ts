// Everything that can be said in this game, and on which channel. A question is named, never quoted: texts are content.
// What is whispered has the same width whatever it says: a team and a kept answer are one digit, a seat too.
import { z } from 'zod'
import { byClock, type FactsOf, factsSchema, question, seat, time, until } from '../fact.ts'
import { teams } from './teams.ts'

export const team = z.enum(teams).describe('Yellow or blue.')
export const questionId = {
  deck: z.string().max(40).describe('The id of the deck: a built-in pack, or an own pack in the options of the match.'),
  card: z.int().describe('The number of the card in its deck.'),
  side: z.int().describe('The side of the card that shows.'),
}
export const points = z.strictObject({
  finding: z.int().describe('For the own finger: 3 for a teammate, 4 for oneself when alone.'),
  found: z.int().describe('1 if a teammate pointed here.'),
})
const digit = z.union([z.literal(0), z.literal(1)])
const at = seat.describe('Whom you point at.')

const openShapes = {
  roundBegun: { round: z.int().describe('The number of the round, from 1.') },
  /** Both questions are read out; answers open later. */
  cardTurned: { ...questionId, readUntil: time.describe('The game time at which answers open, if they have not been opened before it.') },
  answersOpened: { until },
  tokenPlaced: { seat, yes: z.boolean().describe('The answer: YES or NO.'), byClock },
  /** An answer token placed face down, where all tokens are turned at once. */
  tokenLaid: { seat, byClock },
  tokensTurned: { answers: z.array(z.boolean()).describe('By seat: whether it answered YES.') },
  pointingOpened: { until },
  saidReady: { seat },
  tookReadyBack: { seat },
  pointingTimedOut: { seats: z.array(seat).describe('For whom the clock has chosen.') },
  countBegun: { until: time.describe('The game time at which the fingers are shown.') },
  pointingsShown: { pointings: z.array(seat).describe('By seat: whom it points at.') },
  teamsShown: { teams: z.array(team).describe('By seat: its team.') },
  roundScored: {
    points: z.array(points).describe('By seat: its points of this round.'),
    until: time.nullable().describe('The game time at which the next round begins of itself; null if it does not.'),
  },
  wentOn: { seat },
}
const whisperShapes = {
  teamDealt: { yellow: digit.describe('1: you are Yellow. 0: you are Blue.') },
  answerKept: { yes: digit.describe('1: you answered YES. 0: NO.') },
  pointed: { at },
}
const sealedShapes = { cardLeftOver: { team } }
export type TopSecretOpenFact = FactsOf<typeof openShapes>
export type TopSecretWhisper = FactsOf<typeof whisperShapes>
export type TopSecretSealedFact = FactsOf<typeof sealedShapes>

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('answer'), question, yes: z.boolean().describe('YES or NO.') }).describe('Answer the question of your own team.'),
  z.strictObject({ do: z.literal('point'), question, at }).describe('Choose in secret whom you take for a teammate.'),
  z.strictObject({ do: z.literal('sayReady'), question }).describe('Say that you have chosen.'),
  z.strictObject({ do: z.literal('takeReadyBack'), question }).describe('Say that you are not ready any more.'),
  z.strictObject({ do: z.literal('changePointing'), question, at }).describe('Choose somebody else; you are then not ready any more.'),
  z.strictObject({ do: z.literal('goOn'), question }).describe('Say that the next round may begin.'),
])
export type TopSecretAction = z.output<typeof action>

export const factSchemas = {
  action,
  open: factsSchema(openShapes, {
    roundBegun: 'A round began, and team cards were dealt anew.',
    cardTurned: 'A card was turned. Yellow answers its yellow question, Blue the blue one.',
    answersOpened: 'Answers are open.',
    tokenPlaced: 'A seat has answered, for all to see.',
    tokenLaid: 'A seat has answered, face down.',
    tokensTurned: 'All answers to this card are shown.',
    pointingOpened: 'Everybody chooses whom to point at.',
    saidReady: 'A seat has chosen.',
    tookReadyBack: 'A seat is not ready any more.',
    pointingTimedOut: 'The time for choosing is up.',
    countBegun: 'Everybody is ready: nothing changes any more.',
    pointingsShown: 'All fingers are shown.',
    teamsShown: 'All teams are shown.',
    roundScored: 'The round is scored.',
    wentOn: 'A seat wants the next round.',
  }),
  whisper: factsSchema(whisperShapes, {
    teamDealt: 'Your team in this round.',
    answerKept: 'Your own answer, which lies face down.',
    pointed: 'Your own choice.',
  }),
  sealed: factsSchema(sealedShapes, { cardLeftOver: 'The team card that is left over with an odd number of seats.' }),
}
