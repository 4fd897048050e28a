// Everything that can be said in this game, and on which channel. A question is named, never quoted: texts are content.
// What is whispered has the same width whatever it says: a team and a kept answer are one digit, a seat too.
import { z } from 'zod'
import { type FactsOf, facts, question, seat } from '../fact.ts'
import { teams } from './teams.ts'

const time = z.int()
const team = z.enum(teams)
const digit = z.union([z.literal(0), z.literal(1)])

const openShapes = {
  roundBegun: { round: z.int() },
  /** Both questions are read out; answers open later. */
  cardTurned: { deck: z.string().max(40), card: z.int(), side: z.int(), readUntil: time },
  answersOpened: { until: time.nullable() },
  tokenPlaced: { seat, yes: z.boolean(), byClock: z.boolean() },
  /** An answer token placed face down, where all tokens are turned at once. */
  tokenLaid: { seat, byClock: z.boolean() },
  tokensTurned: { answers: z.array(z.boolean()) },
  pointingOpened: { until: time.nullable() },
  saidReady: { seat },
  tookReadyBack: { seat },
  /** For these seats the clock has chosen. */
  pointingTimedOut: { seats: z.array(seat) },
  countBegun: { until: time },
  pointingsShown: { pointings: z.array(seat) },
  teamsShown: { teams: z.array(team) },
  /** `until`: when the next round begins of itself. */
  roundScored: { points: z.array(z.strictObject({ finding: z.int(), found: z.int() })), until: time.nullable() },
  wentOn: { seat },
}
const whisperShapes = {
  teamDealt: { yellow: digit },
  answerKept: { yes: digit },
  pointed: { at: seat },
}
const sealedShapes = {
  /** The team card that is left over with an odd number of seats. */
  cardLeftOver: { team },
}
export type TopSecretOpenFact = FactsOf<typeof openShapes>
export type TopSecretWhisper = FactsOf<typeof whisperShapes>
export type TopSecretSealedFact = FactsOf<typeof sealedShapes>

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('answer'), question, yes: z.boolean() }),
  z.strictObject({ do: z.literal('point'), question, at: seat }),
  z.strictObject({ do: z.literal('sayReady'), question }),
  z.strictObject({ do: z.literal('takeReadyBack'), question }),
  z.strictObject({ do: z.literal('changePointing'), question, at: seat }),
  z.strictObject({ do: z.literal('goOn'), question }),
])
export type TopSecretAction = z.output<typeof action>

export const schemas = { action, open: facts(openShapes), whisper: facts(whisperShapes), sealed: facts(sealedShapes) }
