// Everything that can be said in this game, by channel, and everything that can be done. With tell.ts and `reveals` this is
// all there is to read to audit its secrets. Only index.ts and tests load it: the rules themselves never check schemas.
import { z } from 'zod'
import { type FactsOf, facts, question, seat } from '../fact.ts'
import { agents } from './agents.ts'
import { cardNames } from './cards/index.ts'
import { faces } from './die.ts'

const agent = z.enum(agents)
const card = z.enum(cardNames)
const building = z.int().min(0).max(11)
const points = z.partialRecord(agent, z.int().min(-3).max(60))
/** Who runs which agent, as somebody believes; null for a bystander. */
const names = z.partialRecord(agent, seat.nullable())
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
  handsDealt: { each: z.int(), pile: z.int() },
  drawOffered: { seat, until },
  drawDeclined: { seat },
  pileRenewed: {},
  cardDrawn: { seat },
  cardsCalled: { until },
  /** Somebody's answer: neither whose nor what. */
  callAnswered: {},
  /** Those who want to play, the first to begin first. */
  callClosed: { wanting: z.array(seat) },
  askedToPlay: { seat, until },
  cardPlayed: { seat, card },
  agentsMoved: { seat, to: z.partialRecord(agent, building) },
  stonesMoved: { seat, gains: points },
  recruited: { seat, unseen: z.int().min(0).max(6) },
  passed: { seat },
  finished: { seat },
  roundClosed: {},
  dossiersCalled: { until },
  /** Somebody's dossier: neither whose nor what. */
  dossierSealed: {},
  dossiersClosed: {},
  agentsTurnedUp: { held: z.array(z.array(agent)), bystanders: z.array(agent) },
  dossiersOpened: { entries: z.array(names.nullable()), right: z.array(z.array(agent)) },
  ended: { winners: z.array(seat), points: z.array(z.int()), furthest: z.array(agent) },
}
const whisperShapes = {
  agentDealt: { agent },
  cardsDealt: { cards: z.array(card) },
  cardTaken: { card },
  answerNoted: { wants: z.boolean() },
  agentRecruited: { agent },
  dossierEntered: { names },
}
const sealedShapes = {
  bystandersLaid: { agents: z.array(agent) },
  /** From the top. */
  pileStacked: { cards: z.array(card) },
}

export type ShadowOpenFact = FactsOf<typeof openShapes>
export type ShadowWhisper = FactsOf<typeof whisperShapes>
export type ShadowSealedFact = FactsOf<typeof sealedShapes>

/** What cards may ask for; which of it a card needs is its own matter. */
const chosen = {
  agent: agent.optional(),
  agents: z.array(agent).max(7).optional(),
  by: z.int().min(-3).max(3).optional(),
  to: building.optional(),
  unseen: z.int().min(0).max(6).optional(),
}
const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('spend'), question, points }),
  z.strictObject({ do: z.literal('moveSafe'), question, to: building }),
  z.strictObject({ do: z.literal('draw'), question }),
  z.strictObject({ do: z.literal('declineDraw'), question }),
  z.strictObject({ do: z.literal('answer'), question, wants: z.boolean() }),
  z.strictObject({ do: z.literal('play'), question, card, ...chosen }),
  z.strictObject({ do: z.literal('pass'), question }),
  z.strictObject({ do: z.literal('finish'), question }),
  z.strictObject({ do: z.literal('enterDossier'), question, names }),
])
export type ShadowAction = Readonly<z.output<typeof action>>

export const schemas = { action, open: facts(openShapes), whisper: facts(whisperShapes), sealed: facts(sealedShapes) }
