// Who a bot is for one game: a leaning towards yes or no, and with it an answer to every question, the same however often
// it is asked. It is drawn from the bot's own secret, so that nobody at the table can work it out, but it follows the bot's cover.
import { inclination, leanings, shifted, yesRate } from '@safehouse/beliefs/top-secret'
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import { type Chance, quickChance } from '@safehouse/engine'
import type { Team, TopSecretOptions } from '@safehouse/games/top-secret'

export interface Personality {
  readonly leaning: number
  /** The character whose cover the answers follow, if there is one. */
  readonly character?: string | null | undefined
  /** What the seat draws for something it is asked or does, always the same. */
  about(thing: string): Chance
}

export function personalityOf(botSecret: string, character?: string | null): Personality {
  const about = (topic: string) => quickChance(`${botSecret}/${topic}`)
  return { leaning: about('leaning').pick(leanings), character, about }
}

export function answerOf({ leaning, character, about }: Personality, options: TopSecretOptions, question: QuestionId, team: Team): boolean {
  const { deck, card, side } = question
  const rate = shifted(yesRate(options, question, team), leaning + inclination(character, question, team))
  return about(`${deck}/${card}/${side}/${team}`).below(10_000) < rate * 10_000
}
