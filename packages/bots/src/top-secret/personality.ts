// Who a bot is for one game: a leaning towards yes or no, and with it an answer to every question, the same however often
// it is asked. It depends on the seat and on how the game began, never on what the seat or anybody did since.
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import { type Chance, type Feed, quickChance, type View } from '@safehouse/engine'
import type { Options, Team, TopSecret } from '@safehouse/games/top-secret'
import { shifted, yesRate } from './rates.ts'

/** In log-odds: the careful, the plain and the bold. */
export const leanings = [-0.7, 0, 0.7] as const

export interface Personality {
  readonly leaning: number
  /** What the seat draws for something it is asked or does, always the same. */
  about(thing: string): Chance
}

export function personalityOf({ seat, table }: View<TopSecret>, feed: Feed<TopSecret>): Personality {
  const { deck, card, side } = table.rounds[0]!.cards[0]!
  const self = `${feed[0]!.at}/${deck}/${card}/${side}/${seat}`
  const about = (thing: string) => quickChance(`${self}/${thing}`)
  return { leaning: about('leaning').pick(leanings), about }
}

export function answerOf({ leaning, about }: Personality, options: Options, question: QuestionId, team: Team): boolean {
  const { deck, card, side } = question
  const rate = shifted(yesRate(options, question, team), leaning)
  return about(`${deck}/${card}/${side}/${team}`).below(10_000) < rate * 10_000
}
