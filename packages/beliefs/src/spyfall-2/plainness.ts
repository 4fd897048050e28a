// How plainly everybody speaks, learned by self-play: spies draw from the same distribution as those who know the place, so that how
// plain somebody is tells nothing. The numbers are in learned.ts.
import { type Chance, quickChance } from '@safehouse/engine'
import { drawWeighted } from '../probability.ts'
import { learned } from './learned.ts'

/** How often an answer is plain, hazy (vague), or foggy (says nothing). */
export interface Plainness {
  readonly plain: number
  readonly hazy: number
  readonly foggy: number
}
export type Degree = keyof Plainness

/** The ways of speaking from which self-play chooses, from blunt to cloudy. None is cloudier: talk that says nothing is no fun to listen to. */
export const manners: readonly Plainness[] = [
  { plain: 0.6, hazy: 0.25, foggy: 0.15 },
  { plain: 0.45, hazy: 0.35, foggy: 0.2 },
  { plain: 0.35, hazy: 0.4, foggy: 0.25 },
  { plain: 0.28, hazy: 0.44, foggy: 0.28 },
]

/** What was learned for a number of players. */
export interface Learned {
  readonly seats: number
  /** How often each manner of speaking (`manners`) is taken. */
  readonly manners: readonly number[]
  /** By how much the odds of being a spy must have grown to accuse and to vote, and how much spies fear to be found. */
  readonly accuseAt: number
  readonly voteAt: number
  readonly fear: number
  /** How far spies trust what they hear: the more players, the less, because they hear more than people keep in mind. */
  readonly trust: number
}
/** What was learned for the number of players nearest to this one. */
export const learnedFor = (seats: number): Learned =>
  learned.reduce((best, one) => (Math.abs(one.seats - seats) < Math.abs(best.seats - seats) ? one : best))

/** What is usual at a table of so many: the share of answers that say nothing, and how far spies trust what they hear. */
export interface Usual {
  readonly foggy: number
  readonly trust: number
}
export function usualAt(seats: number): Usual {
  const { manners: shares, trust } = learnedFor(seats)
  return { foggy: manners.reduce((sum, { foggy }, i) => sum + shares[i]! * foggy, 0), trust }
}

/** The manner of a bot in one round, by its own secret; it never depends on a card. */
export function mannerOf(seats: number, botSecret: string, round: number): Plainness {
  const { manners: shares } = learnedFor(seats)
  return drawWeighted(quickChance(`${botSecret}/manner/${round}`), manners, (manner) => shares[manners.indexOf(manner)]!)
}

export const degreeOf = (manner: Plainness, chance: Chance): Degree =>
  drawWeighted<Degree>(chance, ['plain', 'hazy', 'foggy'], (degree) => manner[degree])
