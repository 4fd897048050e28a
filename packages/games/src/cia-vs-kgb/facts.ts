// Everything that can be said in this game, by channel, and everything that can be done. With tell.ts and `reveals` this is
// all there is to read to audit its secrets. Nothing here may count signals, in a number, a name or a length (CK-17).
// Only index.ts and tests load it: the rules themselves never check schemas.
import { z } from 'zod'
import { type FactsOf, facts, question, seat } from '../fact.ts'
import { sides } from './sides.ts'
import { grounds } from './verdict.ts'

const side = z.enum(sides)
const time = z.int()
/** When the time for the decision that follows is up; null where there is no limit. */
const until = time.nullable()
const byClock = z.boolean()

const openShapes = {
  dealt: { dealer: seat, at: time, until },
  asked: { by: seat, to: seat, byClock, at: time, until },
  answered: { by: seat, to: seat, yes: z.boolean(), byClock, at: time, until },
  satDown: { seat, byClock, at: time, until },
  handRaised: { seat, at: time },
  handsRaised: { hands: z.array(z.strictObject({ seat, side })).min(2), at: time },
  ended: { winner: side.nullable(), ground: z.enum(grounds), cards: z.array(side), at: time },
}
const whisperShapes = {
  cardDealt: { side },
  cardShown: { of: seat, side },
  signalSent: { to: z.array(seat), until: time },
  signalGot: { from: seat, until: time },
  readyMade: { from: seat, ready: z.boolean() },
}
const sealedShapes = { signalStarted: { from: seat, to: z.array(seat), until: time } }

export type KgbOpenFact = FactsOf<typeof openShapes>
export type KgbWhisper = FactsOf<typeof whisperShapes>
export type KgbSealedFact = FactsOf<typeof sealedShapes>

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('ask'), question, whom: seat }),
  z.strictObject({ do: z.literal('answer'), question, yes: z.boolean() }),
  z.strictObject({ do: z.literal('sitDown'), question }),
  z.strictObject({ do: z.literal('signal'), question, to: z.array(seat).max(12) }),
  z.strictObject({ do: z.literal('makeReady'), question, from: seat, ready: z.boolean() }),
])
export type KgbAction = Readonly<z.output<typeof action>>

export const schemas = { action, open: facts(openShapes), whisper: facts(whisperShapes), sealed: facts(sealedShapes) }
