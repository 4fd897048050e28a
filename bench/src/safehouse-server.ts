// Ours, as it runs for everyone, but for the limits by address: all of the load comes from one.
import { thinkerPool } from '../../packages/server/src/bots/pool.ts'
import { loneBus } from '../../packages/server/src/bus/memory.ts'
import { redisBus } from '../../packages/server/src/bus/redis.ts'
import { silentLog } from '../../packages/server/src/log.ts'
import { allGames } from '../../packages/server/src/serve.ts'
import { startServer } from '../../packages/server/src/server.ts'
import { openPostgres } from '../../packages/server/src/store/postgres/index.ts'
import { openSqlite } from '../../packages/server/src/store/sqlite/index.ts'

const { PORT, DATA, DATABASE_URL, REDIS_URL } = process.env
const plenty = { burst: 1e6, perSecond: 1e6 }
await startServer({
  store: DATABASE_URL ? await openPostgres(DATABASE_URL) : await openSqlite(DATA!),
  bus: REDIS_URL ? await redisBus(REDIS_URL) : loneBus(),
  thinker: thinkerPool(),
  games: allGames,
  offered: ['spy-alley-dice'],
  log: silentLog(),
  port: Number(PORT),
  host: '127.0.0.1',
  allowances: {
    requests: plenty,
    newTables: plenty,
    wrongCodes: plenty,
    connections: plenty,
    messages: plenty,
    crowds: plenty,
    talk: plenty,
    talkers: plenty,
    commands: plenty,
    comings: plenty,
  },
  capacity: { connections: 1e6, fromOneAddress: 1e6, waiting: 1e6, delay: 1e6 },
})
console.log('listening')
