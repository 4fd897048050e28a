// What servers of tests and measurements have in common: all games, at a free port of this machine, without a log.
import { gameIds } from '@safehouse/games'
import type { Thinker } from '../src/bots/thinker.ts'
import { singleNodeBus } from '../src/bus/memory.ts'
import { DEFAULT_CAPACITY } from '../src/limits/admission.ts'
import { silentLog } from '../src/log.ts'
import { allGames } from '../src/serve.ts'
import type { Store } from '../src/store/store.ts'

/** A busy machine must not look like overload. */
export const patientCapacity = { ...DEFAULT_CAPACITY, maxDelayMs: Number.POSITIVE_INFINITY }

/** Thinks of nothing: bots that never move. */
export const silentThinker: Thinker = { think: async () => undefined, close: async () => {} }

export const usualParts = (store: Store) => ({
  store,
  bus: singleNodeBus(),
  games: allGames,
  offeredGames: gameIds,
  log: silentLog(),
  port: 0,
  host: '127.0.0.1',
  capacity: patientCapacity,
})
