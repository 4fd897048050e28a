// Everything that can be said in this game, by channel, and everything that can be done. With tell.ts and `reveals` this is
// all there is to read to audit its secrets. Only index.ts and tests load it: the rules themselves never check schemas.
import { z } from 'zod'
import { type FactsOf, facts, question, seat } from '../fact.ts'
import { longestText } from './questions.ts'
import { reasons } from './scoring.ts'

const text = z.string().max(longestText)
/** What somebody sends may be longer: the rules refuse it, and say why. */
const sentText = z.string().max(20 * longestText)
const place = z.string().max(81)
const role = z.int().min(0).max(9).nullable()
const time = z.int()
/** When the time for the decision that follows is up; null where there is no limit. */
const until = time.nullable()
const ending = z.discriminatedUnion('how', [
  z.strictObject({ how: z.literal('timeUp'), convicted: seat.nullable() }),
  z.strictObject({ how: z.literal('accused'), convicted: seat, firstAccuser: seat }),
  z.strictObject({ how: z.literal('named'), right: z.array(seat) }),
])
const award = z.strictObject({ seat, reason: z.enum(reasons), points: z.int() })

const openShapes = {
  roundBegan: { dealer: seat },
  clockStarted: { until: time },
  questionAsked: { by: seat, to: seat, text },
  questionAnswered: { by: seat, text },
  /** The clock stands still with `left` milliseconds on it. */
  accused: { by: seat, suspect: seat, left: time, until },
  timeRanOut: { talkUntil: time },
  votingOpened: { byClock: z.boolean() },
  suspectTried: { suspect: seat, until },
  voted: { by: seat },
  /** `missing` gave no vote in time. Where the round goes on, the clock does so at `goesOnAt`. */
  votesShown: { hands: z.array(seat), missing: z.array(seat), convicted: z.boolean(), goesOnAt: time.nullable() },
  clockWentOn: { until: time },
  spyShown: { by: seat, left: time, until },
  placeNamed: { by: seat, place: place.nullable(), byClock: z.boolean() },
  roundEnded: { place, cards: z.array(role), ending, awards: z.array(award) },
}
const whisperShapes = {
  cardDealt: { place: place.nullable(), role, pal: seat.nullable() },
  ownVote: { up: z.boolean() },
}

export type SpyfallOpenFact = FactsOf<typeof openShapes>
export type SpyfallWhisper = FactsOf<typeof whisperShapes>
/** Between them the players know everything. */
export type SpyfallSealedFact = never

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('startClock'), question }),
  z.strictObject({ do: z.literal('ask'), question, to: seat, text: sentText }),
  z.strictObject({ do: z.literal('answer'), question, text: sentText }),
  z.strictObject({ do: z.literal('accuse'), question, suspect: seat }),
  z.strictObject({ do: z.literal('openVoting'), question }),
  z.strictObject({ do: z.literal('vote'), question, up: z.boolean() }),
  z.strictObject({ do: z.literal('stopRound'), question }),
  z.strictObject({ do: z.literal('namePlace'), question, place }),
  z.strictObject({ do: z.literal('dealRound'), question }),
])
export type SpyfallAction = Readonly<z.output<typeof action>>

export const schemas = { action, open: facts(openShapes), whisper: facts(whisperShapes), sealed: facts({}) }
