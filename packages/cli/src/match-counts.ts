// How many matches `safehouse arena --exploit` plays, and at what size of table.

/** Matches of each series, by game: more where a match takes little time. `--games` overrides them. */
export const MATCHES: Readonly<Record<string, number>> = {
  'cia-vs-kgb': 1000,
  'top-secret': 1000,
  'spy-alley-dice': 1000,
  'spyfall-2': 400,
  'shadow-in-the-night': 400,
}
/** Seats of the series that compare levels, and of those in which responses are learned. */
export const SEATS: Readonly<Record<string, string>> = {
  'cia-vs-kgb': '6',
  'top-secret': '6',
  'spy-alley-dice': '4',
  'spyfall-2': '6',
  'shadow-in-the-night': '4',
}
/** Number of matches of each level in which decisions are timed. */
export const TIMED_MATCHES = 4
/** What tree search does in about a hundredth of a second: a quick form of the baseline. `--mcts` also plays a stronger one. */
export const MCTS_ITERATIONS = 500
/** Matches against the tree search of `--mcts`, which may think for a second a move. */
export const MCTS_MATCHES = '30'
