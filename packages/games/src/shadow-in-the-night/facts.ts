// Everything that can be said in this game, by channel, and everything that can be done. With tell.ts and `reveals` this is
// all there is to read to audit its secrets. Only index.ts and tests load it: the rules themselves never check schemas.
import { z } from 'zod'
import { type FactsOf, factsSchema, question, seat, until } from '../fact.ts'
import { agents } from './agents.ts'
import { cardNames } from './cards/index.ts'
import { faces } from './die.ts'

export const agent = z.enum(agents).describe('One of the seven agents.')
export const card = z.enum(cardNames).describe('A kind of Top Secret card.')
export const building = z.int().min(0).max(11).describe('A building: 0 is the church, 1 to 10 are worth so much, 11 is the ruin.')
const points = z.partialRecord(agent, z.int().min(-3).max(60))
/** Who runs which agent, as somebody believes; null for a bystander. */
export const names = z.partialRecord(agent, seat.nullable()).describe('By agent: the seat that runs it; null for a bystander.')
export const face = z.literal(faces).describe('What the die shows; 1-3 means one, two or three, as the player likes.')
const gains = points.describe('By agent: how many fields its stone moves.')
const spent = points.describe('By agent: how many buildings it moves on.')

const openShapes = {
  dealt: { agents: z.array(agent).describe('The agents in play.') },
  turnBegan: { seat, roll: face, until },
  pointsSpent: { seat, points: spent },
  scored: { by: seat.describe('Who caused the scoring.'), gains },
  safeLifted: { seat, until },
  safeMoved: { seat, to: building },
  timeRanOut: { seat: seat.nullable().describe('For whom the clock decides; null for those of several who had not answered.') },
  handsDealt: { each: z.int().describe('How many cards everybody was dealt.'), pile: z.int().describe('How many are left to draw.') },
  drawOffered: { seat, until },
  drawDeclined: { seat },
  pileRenewed: {},
  cardDrawn: { seat },
  cardsCalled: { until },
  callAnswered: {},
  callClosed: { wanting: z.array(seat).describe('Those who want to play a card, the first to begin first.') },
  askedToPlay: { seat, until },
  cardPlayed: { seat, card },
  agentsMoved: { seat, to: z.partialRecord(agent, building).describe('By agent: the building that it is in now.') },
  stonesMoved: { seat, gains },
  recruited: { seat, unseen: z.int().min(0).max(6).describe('Which of the face-down cards was taken, from 0.') },
  passed: { seat },
  finished: { seat },
  roundClosed: {},
  dossiersCalled: { until },
  dossierSealed: {},
  dossiersClosed: {},
  agentsTurnedUp: {
    held: z.array(z.array(agent)).describe('By seat: the agent that it was dealt, then those that it recruited.'),
    bystanders: z.array(agent).describe('The agents that nobody runs.'),
  },
  dossiersOpened: {
    entries: z.array(names.nullable()).describe('By seat: what it entered.'),
    right: z.array(z.array(agent)).describe('By seat: the agents that it named rightly.'),
  },
  ended: {
    winners: z.array(seat).describe('Who has won; nobody, if a bystander was furthest.'),
    points: z.array(z.int()).describe('By seat: its points.'),
    furthest: z.array(agent).describe('The agents that came furthest.'),
  },
}
const whisperShapes = {
  agentDealt: { agent: agent.describe('Your agent.') },
  cardsDealt: { cards: z.array(card).describe('Your cards.') },
  cardTaken: { card: card.describe('The card that you drew.') },
  answerNoted: { wants: z.boolean().describe('Whether you want to play a card.') },
  agentRecruited: { agent: agent.describe('The agent that you recruited.') },
  dossierEntered: { names },
}
const sealedShapes = {
  bystandersLaid: { agents: z.array(agent).describe('The face-down cards.') },
  pileStacked: { cards: z.array(card).describe('The pile, from the top.') },
}

export type ShadowOpenFact = FactsOf<typeof openShapes>
export type ShadowWhisper = FactsOf<typeof whisperShapes>
export type ShadowSealedFact = FactsOf<typeof sealedShapes>

/** What cards may ask for; which of it a card needs is its own matter. */
const chosen = {
  agent: agent.describe('The agent that the card is about.').optional(),
  agents: z.array(agent).max(7).describe('The agents that the card is about.').optional(),
  by: z.int().min(-3).max(3).describe('How many buildings on; less than 0 is back.').optional(),
  to: building.optional(),
  unseen: z.int().min(0).max(6).describe('Which of the face-down cards, from 0.').optional(),
}
const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('spend'), question, points: spent }).describe('Move agents by the points of the die.'),
  z.strictObject({ do: z.literal('moveSafe'), question, to: building }).describe('Put the safe into another building.'),
  z.strictObject({ do: z.literal('draw'), question }).describe('Draw a card.'),
  z.strictObject({ do: z.literal('declineDraw'), question }).describe('Draw none.'),
  z
    .strictObject({ do: z.literal('answer'), question, wants: z.boolean().describe('Whether you want to play a card.') })
    .describe('Say in secret whether you want to play a card before the scoring.'),
  z.strictObject({ do: z.literal('play'), question, card, ...chosen }).describe('Play a card, with what it asks for.'),
  z.strictObject({ do: z.literal('pass'), question }).describe('Play no card in this go.'),
  z.strictObject({ do: z.literal('finish'), question }).describe('Play no further card in this go.'),
  z.strictObject({ do: z.literal('enterDossier'), question, names }).describe('Enter in secret who runs which agent.'),
])
export type ShadowAction = Readonly<z.output<typeof action>>

export const factSchemas = {
  action,
  open: factsSchema(openShapes, {
    dealt: 'Everybody has an agent’s card. All agents are in the church.',
    turnBegan: 'The turn of a seat began, with this roll.',
    pointsSpent: 'The player on turn moved agents.',
    scored: 'All agents in play scored where they are.',
    safeLifted: 'A seat has to put the safe elsewhere.',
    safeMoved: 'The safe is in another building.',
    timeRanOut: 'The time for a decision is up.',
    handsDealt: 'Top Secret cards were dealt.',
    drawOffered: 'A seat may draw a card.',
    drawDeclined: 'A seat drew none.',
    pileRenewed: 'The discards became a new pile.',
    cardDrawn: 'A seat drew a card.',
    cardsCalled: 'Everybody with cards says in secret whether to play one.',
    callAnswered: 'Somebody has answered: neither who nor what is told.',
    callClosed: 'All have answered.',
    askedToPlay: 'A seat may play a card.',
    cardPlayed: 'A card was played.',
    agentsMoved: 'A card moved agents.',
    stonesMoved: 'A card moved stones.',
    recruited: 'A seat took one of the face-down agents’ cards.',
    passed: 'A seat played no card in its go.',
    finished: 'A seat has played enough in its go.',
    roundClosed: 'The card round is over.',
    dossiersCalled: 'Everybody enters in secret who runs which agent.',
    dossierSealed: 'Somebody’s dossier is complete: neither whose nor what is told.',
    dossiersClosed: 'All dossiers are complete.',
    agentsTurnedUp: 'All agents’ cards are shown.',
    dossiersOpened: 'All dossiers are shown.',
    ended: 'The match is over.',
  }),
  whisper: factsSchema(whisperShapes, {
    agentDealt: 'Your agent.',
    cardsDealt: 'Your Top Secret cards.',
    cardTaken: 'The card that you drew; it cannot be played in this turn.',
    answerNoted: 'Your answer.',
    agentRecruited: 'The agent that you recruited.',
    dossierEntered: 'Your dossier.',
  }),
  sealed: factsSchema(sealedShapes, { bystandersLaid: 'The agents that nobody runs.', pileStacked: 'The pile was shuffled.' }),
}
