// A bot's personality in one match: a leaning towards yes or no, and with it an answer to every question, always the same. It is drawn
// from the bot's own secret, so that nobody at the table can work it out, but it follows the bot's cover.
import { inclination, leanings, shiftRate, yesRate } from '@safehouse/beliefs/top-secret'
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import { type Chance, quickChance } from '@safehouse/engine'
import type { Team, TopSecretOptions } from '@safehouse/games/top-secret'

export interface Personality {
  /** How much more readily than the rates the bot says yes, in log-odds. */
  readonly leaning: number
  /** The character whose cover the answers follow, if there is one. */
  readonly character?: string | null | undefined
  /** The chance by which something is drawn, the same for the same topic. */
  chanceFor(topic: string): Chance
}

export function personalityOf(botSecret: string, character?: string | null): Personality {
  const chanceFor = (topic: string) => quickChance(`${botSecret}/${topic}`)
  return { leaning: chanceFor('leaning').pick(leanings), character, chanceFor }
}

export function answerOf({ leaning, character, chanceFor }: Personality, options: TopSecretOptions, question: QuestionId, team: Team): boolean {
  const { deck, card, side } = question
  const rate = shiftRate(yesRate(options, question, team), leaning + inclination(character, question, team))
  return chanceFor(`${deck}/${card}/${side}/${team}`).below(10_000) < rate * 10_000
}
