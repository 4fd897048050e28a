// Everything that can be said in this game, by channel, and everything that can be done. With tell.ts and `reveals` this is
// all there is to read to audit its secrets. Only index.ts and tests load it: the rules themselves never check schemas.
import { z } from 'zod'
import { type FactsOf, facts, question, seat } from '../fact.ts'
import { spies } from './spies.ts'

const spy = z.enum(spies)
const cards = z.array(spy).max(spies.length).readonly()
const hands = z.array(cards).readonly()
const dice = z.array(spy).length(5).readonly()
const dieNumbers = z.array(z.int().min(0).max(4)).max(5).readonly()
const byClock = z.boolean()
/** When the time for the decision that follows is up; null where there is no limit. */
const until = z.int().nullable()

const openShapes = {
  dealt: { each: z.int().min(1).max(2) },
  startAsked: { seats: z.array(seat).readonly(), until },
  startRolled: { seat, dice, byClock },
  turnBegan: { seat, until },
  rolled: { seat, dice, kept: dieNumbers, until },
  guessed: { by: seat, whom: seat, spy, right: z.boolean(), until },
  missionAttempted: { seat, spy, until },
  missionPassed: { seat, byClock, until },
  missionEnded: { seat, spy, accomplished: z.boolean() },
  cardHandedOver: { from: seat, to: seat, byClock, until },
  cardThrown: { seat, byClock },
  turnEnded: { seat, byClock },
  playPaused: {},
  playResumed: { by: seat, until },
  gameEnded: { winner: seat, how: z.enum(['mission', 'lastOneLeft']), hands, thrown: hands, undealt: cards },
}
const whisperShapes = {
  handDealt: { cards },
  cardGiven: { from: seat, to: seat, spy },
  ownCardThrown: { spy },
}
const sealedShapes = { leftUndealt: { cards } }

export type AlleyOpenFact = FactsOf<typeof openShapes>
export type AlleyWhisper = FactsOf<typeof whisperShapes>
export type AlleySealedFact = FactsOf<typeof sealedShapes>

const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('rollForStart'), question }),
  z.strictObject({ do: z.literal('roll'), question }),
  z.strictObject({ do: z.literal('rollAgain'), question, dice: z.array(z.int().min(0).max(99)).max(20).readonly() }),
  z.strictObject({ do: z.literal('guess'), question, whom: seat, spy }),
  z.strictObject({ do: z.literal('attemptMission'), question }),
  z.strictObject({ do: z.literal('endTurn'), question }),
  z.strictObject({ do: z.literal('challenge'), question }),
  z.strictObject({ do: z.literal('letPass'), question }),
  z.strictObject({ do: z.literal('give'), question, card: spy }),
  z.strictObject({ do: z.literal('throwAway'), question, card: spy }),
  z.strictObject({ do: z.literal('resume'), question }),
])
export type AlleyAction = Readonly<z.output<typeof action>>

export const schemas = { action, open: facts(openShapes), whisper: facts(whisperShapes), sealed: facts(sealedShapes) }
