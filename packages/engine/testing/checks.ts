// The checks that every game must pass, each a function that throws. `conformance` runs them as tests; the suite's own
// tests run them against games with planted leaks. A check may only know a game through its contract.
import type { Game, GameTypes, Schemas, Setup } from '../src/index.ts'
import { purge, twoWorlds } from './secrecy.ts'
import { chanceIsFresh, legality, playEnds, recordVerifies, replayEqualsLive } from './soundness.ts'

export interface Check<K extends GameTypes> {
  readonly title: string
  /** How much of the usual number of runs: slow checks run fewer. */
  readonly share: number
  run(game: Game<K>, schemas: Schemas<K>, setup: Setup<K>, name: string): void
}
export const checks: readonly Check<GameTypes>[] = [
  { title: 'random play ends, every fact fits its schema, and nothing that was told or folded is changed later', share: 1, run: playEnds },
  { title: 'replay equals live through JSON, for the truth and for the view of every seat', share: 1, run: replayEqualsLive },
  { title: 'chance is never drawn twice under one name', share: 0.5, run: chanceIsFresh },
  { title: 'a record verifies, and one with any entry changed does not', share: 0.2, run: recordVerifies },
  { title: 'what is sampled from choices is accepted, what is mutated is refused by a rule and changes nothing', share: 0.5, run: legality },
  { title: 'two worlds: an imagined log gives the same feed, and goes on the same until something declared is revealed', share: 0.6, run: twoWorlds },
  {
    title: 'purge: without the actions that do not concern a viewer its feed is the same until something declared is revealed',
    share: 0.6,
    run: purge,
  },
]
