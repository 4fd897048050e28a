// Written by packages/bots/training/shadow-in-the-night/self-play.ts. Do not edit. Whoever names agents by their best rank among the suspected
// is right about 24.6 % of `normal` and 30.3 % of `hard` (400 other matches of 4, 1600 agents).
export const tastes = [
  { taste: 0, share: 0.55 },
  { taste: 32, share: 0.45 },
]
