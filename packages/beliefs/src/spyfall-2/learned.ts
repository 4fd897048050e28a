// Written by packages/bots/training/spyfall-2/self-play.ts. Do not edit.
export interface Learned {
  readonly seats: number
  /** How often each manner of speaking (plainness.ts) is taken. */
  readonly manners: readonly number[]
  /** By how much the odds of being a spy must have grown to accuse and to vote, and how much spies fear to be found. */
  readonly accuseAt: number
  readonly voteAt: number
  readonly fear: number
  /** How far spies trust what they hear: the more players, the less, because they hear more than people keep in mind. */
  readonly trust: number
}
export const learned: readonly [Learned, ...Learned[]] = [
  { seats: 4, manners: [0, 0, 0.14, 0.86], accuseAt: 16, voteAt: 8, fear: 1, trust: 0.43 },
  { seats: 6, manners: [0, 0, 0.84, 0.16], accuseAt: 16, voteAt: 8, fear: 0.82, trust: 0.28 },
  { seats: 8, manners: [0, 0, 1, 0], accuseAt: 8, voteAt: 4.5, fear: 1.6, trust: 0.18 },
]
