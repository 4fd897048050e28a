// The Safehouse server under load, as it runs for everyone, with two differences. It has no limits of rate and number, because all of the
// load comes from one address, and it writes no log. `DATA` is the folder of the SQLite database.
import { thinkerPool } from '../../packages/server/src/bots/pool.ts'
import { singleNodeBus } from '../../packages/server/src/bus/memory.ts'
import { redisBus } from '../../packages/server/src/bus/redis.ts'
import { collectGarbageOnOneThread } from '../../packages/server/src/collecting.ts'
import { DEFAULT_CAPACITY } from '../../packages/server/src/limits/admission.ts'
import { DEFAULT_RATE_LIMITS } from '../../packages/server/src/limits/rate-limiter.ts'
import { silentLog } from '../../packages/server/src/log.ts'
import { allGames } from '../../packages/server/src/serve.ts'
import { startServer } from '../../packages/server/src/server.ts'
import { openPostgres } from '../../packages/server/src/store/postgres/index.ts'
import { openSqlite } from '../../packages/server/src/store/sqlite/index.ts'

collectGarbageOnOneThread()
const { PORT, DATA, DATABASE_URL, REDIS_URL } = process.env
const everyOf = <T extends object>(limits: T, value: T[keyof T]) => Object.fromEntries(Object.keys(limits).map((name) => [name, value])) as T
await startServer({
  store: DATABASE_URL ? await openPostgres(DATABASE_URL) : await openSqlite(DATA!),
  bus: REDIS_URL ? await redisBus(REDIS_URL) : singleNodeBus(),
  thinker: thinkerPool(),
  games: allGames,
  offeredGames: ['spy-alley-dice'],
  log: silentLog(),
  port: Number(PORT),
  host: '127.0.0.1',
  rateLimits: everyOf(DEFAULT_RATE_LIMITS, { burst: 1e6, perSecond: 1e6 }),
  capacity: everyOf(DEFAULT_CAPACITY, 1e6),
})
console.log('listening')
