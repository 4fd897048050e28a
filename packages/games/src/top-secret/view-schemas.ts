// Schemas of what is known in this game, for programs that are sent views. Only index.ts and tests load it: browsers, which load the
// rules without it, need no zod.
import { z } from 'zod'
import { byClock, decisionClock, seat, seats } from '../fact.ts'
import type { TopSecretCommon } from './common.ts'
import { factSchemas, points, questionId, team } from './facts.ts'
import type { TopSecretHand } from './hand.ts'
import type { TopSecretOptions } from './options.ts'

const answerToken = z.strictObject({ seat, yes: z.boolean().nullable().describe('YES or NO; null while it lies face down.'), byClock })
const round = z.strictObject({
  cards: z
    .array(z.strictObject({ ...questionId, answerTokens: z.array(answerToken).readonly().describe('The answers, in the order of placing.') }))
    .readonly()
    .describe('The cards of this round, the open one last.'),
  ready: seats.describe('Who has said ready.'),
  pointedByClock: seats.describe('For whom the clock has pointed.'),
  pointings: seats.nullable().describe('By seat: whom it points at; null until they are shown.'),
  teams: z.array(team).readonly().nullable().describe('By seat: its team; null until they are shown.'),
  points: z.array(points).readonly().nullable().describe('By seat: its points of this round; null until it is scored.'),
})
const common: z.ZodType<TopSecretCommon> = z.strictObject({
  seats: z.int().describe('How many seats there are.'),
  options: z.custom<TopSecretOptions>().describe('The options of the match.'),
  clock: decisionClock,
  phase: z.enum(['reading', 'answering', 'pointing', 'counting', 'scored', 'over']).describe('What is going on.'),
  until: z.int().nullable().describe('The game time at which the phase ends of itself; null if it does not.'),
  rounds: z.array(round).readonly().describe('All rounds so far, the current one last.'),
  goingOn: seats.describe('Who wants the next round, while a scored one is looked at.'),
  totals: z.array(z.int()).readonly().describe('By seat: its points so far.'),
})
const hand: z.ZodType<TopSecretHand> = z.strictObject({
  team: team.nullable().describe('Your team in this round.'),
  kept: z.boolean().nullable().describe('Your answer to the open card, where all are turned at once; null otherwise.'),
  finger: seat.nullable().describe('Whom you point at; null until you have chosen.'),
})
const optionMeanings: Readonly<Record<keyof TopSecretOptions, string>> = {
  packs: 'Built-in decks, by id.',
  ownPacks: 'Decks that people wrote, with their questions: the format that docs/packs.md describes.',
  reveal: 'Whether answers are seen as they are placed, or all at once.',
  readingSeconds: 'Seconds for reading before answers open.',
  decisionSeconds: 'Seconds for answering and for pointing; 0 for no limit.',
}

export const schemas = { ...factSchemas, common, hand, optionMeanings }
