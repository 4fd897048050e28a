// The server of `npm run seats`, in a process of its own. Its clock runs faster, so that nobody waits for the clocks of the rules as people
// would: reading a card, the time of a round. It tells its port to the process that started it.
import { gameIds } from '@safehouse/games'
import { thinkerPool } from '../../src/bots/pool.ts'
import { singleNodeBus } from '../../src/bus/memory.ts'
import { DEFAULT_CAPACITY } from '../../src/limits/admission.ts'
import { silentLog } from '../../src/log.ts'
import { allGames } from '../../src/serve.ts'
import { startServer } from '../../src/server.ts'
import { openSqlite } from '../../src/store/sqlite/index.ts'
import { fasterClock } from '../clock.ts'

const TIME_FACTOR = 10
const { port } = await startServer({
  store: await openSqlite(process.argv[2]!),
  bus: singleNodeBus(),
  thinker: thinkerPool(),
  games: allGames,
  offered: gameIds,
  log: silentLog(),
  port: 0,
  host: '127.0.0.1',
  clock: fasterClock(TIME_FACTOR),
  outageAfterMs: Number.POSITIVE_INFINITY, // in fast time a short stall of this machine would look like an outage, or like overload
  capacity: { ...DEFAULT_CAPACITY, maxDelayMs: Number.POSITIVE_INFINITY },
})
process.once('disconnect', () => process.exit(0)) // the parent process has ended
process.send!({ port })
