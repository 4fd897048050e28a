// Written by packages/bots/training/spyfall-2/self-play.ts. Do not edit.
export const learned = [
  { seats: 4, manners: [0, 0, 0.14, 0.86], accuseAt: 16, voteAt: 8, fear: 1, trust: 0.43 },
  { seats: 6, manners: [0, 0, 0.84, 0.16], accuseAt: 16, voteAt: 8, fear: 0.82, trust: 0.28 },
  { seats: 8, manners: [0, 0, 1, 0], accuseAt: 8, voteAt: 4.5, fear: 1.6, trust: 0.18 },
]
