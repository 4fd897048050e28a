// How many matches `safehouse arena --exploit` plays, and at what size of table.

/** Matches of each series, by game: more where a match takes little time. `--games` overrides them. */
export const MATCHES: Readonly<Record<string, number>> = {
  'cia-vs-kgb': 1000,
  'top-secret': 1000,
  'spy-alley-dice': 1000,
  'spyfall-2': 1000,
  'shadow-in-the-night': 400,
}
/** Matches of five rounds at each table of Spyfall 2: among equals, and of each way to play that once beat the bots. */
export const SPYFALL_TELLS = 400
export const SPYFALL_EXPLOITED = 300
/** Seats of the series that compare levels, and of those in which responses are learned. */
export const SEATS: Readonly<Record<string, number>> = {
  'cia-vs-kgb': 6,
  'top-secret': 6,
  'spy-alley-dice': 4,
  'spyfall-2': 6,
  'shadow-in-the-night': 4,
}
/** Matches of Shadow in the Night with cards and dossiers, which take five times as long as plain ones. */
export const MATCHES_WITH_CARDS = 400
/** Number of matches of each level in which decisions are timed. */
export const TIMED_MATCHES = 4
/** Matches of Shadow in the Night in which slow decisions of `hard` are counted: at least 1000 decisions, plain and with cards and dossiers. */
export const SLOW_MATCHES = { plain: 30, withCards: 6 }
/** Matches against the baselines for two players of Shadow in the Night, which `hard` beats nearly always. */
export const BASELINE_MATCHES = 100
/** How many decisions minimax looks at, and in how many deals. */
export const MINIMAX = { depth: 2, deals: 8 }
/** Iterations a move of a quick tree search: a few milliseconds. `--mcts` also plays a stronger one. */
export const MCTS_ITERATIONS = 500
/** Matches against the tree search of `--mcts`, which may think for a second a move: some 75 minutes of one core then. */
export const MCTS_MATCHES = 200
