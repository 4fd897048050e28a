// How plainly everybody speaks: spies draw from the same distribution as those who know the place, so that how plain somebody is tells
// nothing. The numbers for one spy were learned by self-play (learned.ts), those for two were chosen.
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

/** How many players there are, and how many of them are spies: everybody at a table knows both. */
export interface TableSize {
  readonly seats: number
  readonly spies: 1 | 2
}
/** What bots go by at a table of a size, learned or chosen. */
export interface Tuning {
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
/**
 * For two spies. Self-play knows one spy alone: manners are those that it found for eight players, and the rest was chosen by whole matches, so
 * that spies win about as often as the others, old pals or not. It takes more to accuse: one of two spies is easily hit, and one vote less convicts.
 */
const forTwoSpies: readonly Tuning[] = [
  { seats: 8, manners: [0, 0, 1, 0], accuseAt: 50, voteAt: 25, fear: 1, trust: 0.18 },
  { seats: 10, manners: [0, 0, 1, 0], accuseAt: 30, voteAt: 15, fear: 1.6, trust: 0.15 },
]
/** The one for as many spies and the number of players nearest to this one. */
export const tuningFor = ({ seats, spies }: TableSize): Tuning =>
  (spies === 1 ? learned : forTwoSpies).reduce((best, one) => (Math.abs(one.seats - seats) < Math.abs(best.seats - seats) ? one : best))

/** What is usual at a table of this size: the share of answers that say nothing, and how far spies trust what they hear. */
export interface Usual {
  readonly foggy: number
  readonly trust: number
}
export function usualAt(size: TableSize): Usual {
  const { manners: shares, trust } = tuningFor(size)
  return { foggy: manners.reduce((sum, { foggy }, i) => sum + shares[i]! * foggy, 0), trust }
}

/** The manner of a bot in one round, by its own secret; it never depends on a card. */
export function mannerOf(size: TableSize, botSecret: string, round: number): Plainness {
  const { manners: shares } = tuningFor(size)
  return drawWeighted(quickChance(`${botSecret}/manner/${round}`), manners, (manner) => shares[manners.indexOf(manner)]!)
}

export const degreeOf = (manner: Plainness, chance: Chance): Degree =>
  drawWeighted<Degree>(chance, ['plain', 'hazy', 'foggy'], (degree) => manner[degree])
