// Schemas of what is known in this game, for programs that are sent views. Only index.ts and tests load it: browsers, which load the
// rules without it, need no zod.
import { z } from 'zod'
import { decisionClock, seat, seats, until } from '../fact.ts'
import type { ShadowCommon } from './common.ts'
import { agent, building, card, face, factSchemas, names } from './facts.ts'
import type { ShadowHand } from './hand.ts'
import type { ShadowOptions } from './options.ts'

const byAgent = z.partialRecord(agent, z.int())
const agentLists = z.array(z.array(agent).readonly()).readonly()
const due = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('spend'), seat }).describe('How a seat spends its points.'),
  z.strictObject({ what: z.literal('draw'), seat }).describe('Whether a seat draws a card.'),
  z
    .strictObject({
      what: z.literal('answer'),
      asked: seats.describe('Those who hold a card.'),
      missing: z.int().describe('How many have not answered yet.'),
    })
    .describe('Who wants to play a card.'),
  z.strictObject({ what: z.literal('play'), seat }).describe('Whether a seat plays a card.'),
  z.strictObject({ what: z.literal('safe'), seat }).describe('Where a seat puts the safe.'),
  z.strictObject({ what: z.literal('dossier'), missing: z.int().describe('How many are missing.') }).describe('All dossiers.'),
  z.strictObject({ what: z.literal('over') }).describe('Nothing: the match is over.'),
])
const round = z.strictObject({
  toBegin: seats.describe('The seats that may have to begin, in order; empty once a card has been played.'),
  seat: seat.describe('Who may play a card now.'),
  played: z.boolean().describe('Whether that seat has played a card in this go.'),
  passes: z.int().describe('How many seats passed one after another.'),
  last: z.strictObject({ seat, card }).nullable().describe('The last card played and by whom.'),
})
const cards = z.strictObject({
  held: z.array(z.int()).readonly().describe('By seat: how many cards it holds.'),
  pile: z.int().describe('How many cards are left to draw.'),
  discards: z.array(card).readonly().describe('Played cards, in order.'),
  drewInTurn: z.int().describe('The turn in which a card was last drawn; 0 before the first.'),
  recruits: z.array(z.int()).readonly().describe('By seat: how many agents it has recruited.'),
  round: round.nullable().describe('The card round that is on; null if none is.'),
})
const dossiers = z.strictObject({
  entries: z.array(names.nullable()).readonly().describe('By seat: what it entered.'),
  right: agentLists.describe('By seat: the agents that it named rightly.'),
})
const ending = z.strictObject({
  held: agentLists.describe('By seat: the agent that it was dealt, then those that it recruited.'),
  bystanders: z.array(agent).readonly().describe('The agents that nobody runs.'),
  winners: seats.describe('Who has won; nobody, if a bystander was furthest.'),
  points: z.array(z.int()).readonly().describe('By seat: its points.'),
  furthest: z.array(agent).readonly().describe('The agents that came furthest.'),
  dossiers: dossiers.nullable().describe('The dossiers, once they are shown; null without them.'),
})
const common = z.strictObject({
  options: z.custom<ShadowOptions>().describe('The options of the match.'),
  clock: decisionClock,
  seats: z.int().describe('How many seats there are.'),
  agents: z.array(agent).readonly().describe('The agents in play.'),
  at: byAgent.describe('By agent: the building that it is in.'),
  stones: byAgent.describe('By agent: how far its stone is.'),
  safe: building.describe('The building that the safe is in.'),
  causes: z
    .array(z.strictObject({ agent, by: seat.describe('Who moved it to the safe.') }))
    .readonly()
    .describe('Who would cause a scoring now, the last to do so last.'),
  bystanders: z.int().describe('How many agents’ cards lie face down.'),
  turn: z.int().describe('The number of the turn, from 1.'),
  onTurn: seat.describe('Whose turn it is.'),
  roll: face.nullable().describe('What the die shows; null before the first roll.'),
  step: z.int().describe('Counts what was asked in this turn.'),
  due: due.describe('What the match waits for.'),
  until,
  cards: cards.describe('The Top Secret cards, as everybody sees them.'),
  dossiersCalled: z.boolean().describe('Whether the dossiers were called for.'),
  tallies: z.array(byAgent).readonly().nullable().describe('By seat: how often it has moved each agent; null without the option.'),
  ending: ending.nullable().describe('How the match ended; null until it has.'),
}) as z.ZodType<ShadowCommon>
const hand = z.strictObject({
  agent: agent.nullable().describe('Your agent.'),
  cards: z.array(card).readonly().describe('Your cards.'),
  drawnThisTurn: card.nullable().describe('The card that you drew in this turn and cannot play yet; null if none.'),
  wants: z.boolean().nullable().describe('Your answer to the call that is open; null where you have not answered.'),
  recruited: z.array(agent).readonly().describe('The agents that you recruited.'),
  names: names.nullable().describe('Your dossier; null until you have entered it.'),
}) as z.ZodType<ShadowHand>
const optionMeanings: Readonly<Record<keyof ShadowOptions, string>> = {
  cards: 'Play with the Top Secret cards.',
  dossier: 'Play with the secret dossier.',
  tallies: 'Whether it is counted, for all to see, how often each seat has moved each agent.',
  agents: 'The agents in play; none for chance.',
  begins: 'The seat that has the first turn; null for chance.',
  decisionSeconds: 'Seconds for a decision; 0 for no limit.',
}

export const schemas = { ...factSchemas, common, hand, optionMeanings }
