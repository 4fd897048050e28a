// A bot's personality in one match: a leaning towards yes or no, and with it an answer to every question for each team that the bot may be
// of, which does not change. Both are drawn from the bot's own secret, so that nobody at the table can compute them; the bot's cover makes
// some answers likelier.
import { inclination, leanings, shiftRate, yesRate } from '@safehouse/beliefs/top-secret'
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import { type Chance, quickChance } from '@safehouse/engine'
import type { Team, TopSecretOptions } from '@safehouse/games/top-secret'

export interface Personality {
  /** How much more readily the bot says yes than `yesRate` has it, in log-odds. */
  readonly leaning: number
  /** The character whose cover the answers follow, if there is one. */
  readonly character?: string | null | undefined
  /** Chance of its own for a topic: the same topic always gives the same draws. */
  chanceFor(topic: string): Chance
}

export function personalityOf(botSecret: string, character?: string | null): Personality {
  const chanceFor = (topic: string) => quickChance(`${botSecret}/${topic}`)
  return { leaning: chanceFor('leaning').pick(leanings), character, chanceFor }
}

/** In which steps rates are compared with chance. */
const RATE_STEPS = 10_000
/** Whether the bot says yes to the question of a card if it is of this team. */
export function answerOf({ leaning, character, chanceFor }: Personality, options: TopSecretOptions, question: QuestionId, team: Team): boolean {
  const { deck, card, side } = question
  const rate = shiftRate(yesRate(options, question, team), leaning + inclination(character, question, team))
  return chanceFor(`${deck}/${card}/${side}/${team}`).below(RATE_STEPS) < rate * RATE_STEPS
}
