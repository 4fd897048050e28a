// How likely a person says yes to their team's question on the side of a card that is played: the estimates that come with a deck, a
// half where there are none. The beliefs about teams and the answers of bots follow from it.
import type { QuestionId, YesRates } from '@safehouse/content/top-secret/packs.ts'
import { yesRates } from '@safehouse/content/top-secret/rates.ts'
import type { Team, TopSecretOptions } from '@safehouse/games/top-secret'

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

/** Leanings: how much more readily than the rates somebody says yes, in log-odds. People have one of these three. */
export const leanings = [-0.7, 0, 0.7] as const
