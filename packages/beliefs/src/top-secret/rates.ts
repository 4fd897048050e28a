// How likely somebody says yes. Each side of a card has one question for each team, and a deck may come with estimates for them; without
// an estimate it is 0.5. The beliefs about teams and the answers of bots follow from these rates.
import type { QuestionId, YesRates } from '@safehouse/content/top-secret/packs.ts'
import { yesRates } from '@safehouse/content/top-secret/rates.ts'
import type { Team, TopSecretOptions } from '@safehouse/games/top-secret'

/** Typed so that any deck can be looked up. */
const builtIn: Readonly<Record<string, readonly (readonly YesRates[])[]>> = yesRates

/** The probability of a yes, from 0.05 to 0.95. */
export function yesRate({ ownPacks }: TopSecretOptions, { deck, card, side }: QuestionId, team: Team): number {
  const rates = builtIn[deck]?.[card]?.[side] ?? ownPacks.find(({ id }) => id === deck)?.cards[card]?.[side]?.rates
  if (!rates) return 0.5
  // Decks give percent. An estimate of 0 or 100 would make one odd answer a proof.
  return Math.min(95, Math.max(5, rates[team])) / 100
}

/** The rate of somebody who says yes more readily, or less, than most: shifted in log-odds. */
export const shiftRate = (rate: number, leaning: number): number => 1 / (1 + ((1 - rate) / rate) * Math.exp(-leaning))

/** Leanings: how much more readily than the rates somebody says yes, in log-odds. The model assumes that everybody has one of these three. */
export const leanings = [-0.7, 0, 0.7] as const
