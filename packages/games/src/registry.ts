// The registry: every game, one line each. All other lists of games are derived from it: rules, bots, what the
// server offers, the shelf of the web client. Every page loads this file, so it must import nothing.

/** Ids of all games in the order in which people see them. Newcomers practise with the first. */
// biome-ignore format: one line a game
export const gameIds = [
  'spy-alley-dice',
  'cia-vs-kgb',
  'shadow-in-the-night',
  'spyfall-2',
  'top-secret',
] as const
export type GameId = (typeof gameIds)[number]
