// Everything that can be said in this game, by channel, and everything that can be done. With tell.ts and `reveals` this is
// all there is to read to audit its secrets. Only index.ts and tests load it: the rules themselves never check schemas.
import { z } from 'zod'
import { type FactsOf, facts, question, seat } from '../fact.ts'
import { agents } from './agents.ts'
import { faces } from './die.ts'

const agent = z.enum(agents)
const building = z.int().min(0).max(11)
const points = z.partialRecord(agent, z.int().min(-3).max(60))
/** When the time for the decision that follows is up; null where there is no limit. */
const until = z.int().nullable()

const openShapes = {
  dealt: { agents: z.array(agent) },
  turnBegan: { seat, roll: z.literal(faces), until },
  pointsSpent: { seat, points },
  scored: { by: seat, gains: points },
  safeLifted: { seat, until },
  safeMoved: { seat, to: building },
  /** The clock decides what follows: for this seat, or (null) for those of several who had not answered. */
  timeRanOut: { seat: seat.nullable() },
  agentsTurnedUp: { held: z.array(z.array(agent)), bystanders: z.array(agent) },
  ended: { winners: z.array(seat), points: z.array(z.int()), furthest: z.array(agent) },
}
const whisperShapes = {
  agentDealt: { agent },
}
const sealedShapes = {
  bystandersLaid: { agents: z.array(agent) },
}

export type Open = FactsOf<typeof openShapes>
export type Whisper = FactsOf<typeof whisperShapes>
export type Sealed = FactsOf<typeof sealedShapes>

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('spend'), question, points }),
  z.strictObject({ do: z.literal('moveSafe'), question, to: building }),
])
export type Act = Readonly<z.output<typeof action>>

export const schemas = { action, open: facts(openShapes), whisper: facts(whisperShapes), sealed: facts(sealedShapes) }
