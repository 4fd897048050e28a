// The server of `npm run seats` (main.ts), which measures matches of programs, in a process of its own. Its clock runs faster than real time,
// because the rules give people time that programs do not need: to read a card, to talk for a round. It sends its port to its parent process.
import { gameIds } from '@safehouse/games'
import { thinkerPool } from '../../src/bots/pool.ts'
import { singleNodeBus } from '../../src/bus/memory.ts'
import { DEFAULT_CAPACITY } from '../../src/limits/admission.ts'
import { silentLog } from '../../src/log.ts'
import { allGames } from '../../src/serve.ts'
import { startServer } from '../../src/server.ts'
import { openSqlite } from '../../src/store/sqlite/index.ts'
import { fasterClock } from '../clock.ts'

/** How many times as fast as real time the server's clock runs. */
const CLOCK_SPEED = 10
const databaseFolder = process.argv[2]!
const { port } = await startServer({
  store: await openSqlite(databaseFolder),
  bus: singleNodeBus(),
  thinker: thinkerPool(),
  games: allGames,
  offeredGames: gameIds,
  log: silentLog(),
  port: 0,
  host: '127.0.0.1',
  clock: fasterClock(CLOCK_SPEED),
  // With the fast clock a short stall of this machine would look like an outage, or like overload.
  outageAfterMs: Number.POSITIVE_INFINITY,
  capacity: { ...DEFAULT_CAPACITY, maxDelayMs: Number.POSITIVE_INFINITY },
})
process.once('disconnect', () => process.exit(0)) // the parent process has ended
process.send!({ port })
