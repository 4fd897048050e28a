// The server of `npm run seats` (main.ts), which measures matches of programs, in a process of its own. Its clock runs faster than real time,
// because the rules give people time that programs do not need: to read a card, to talk for a round. It sends its port to its parent process.
import { thinkerPool } from '../../src/bots/pool.ts'
import { startServer } from '../../src/server.ts'
import { openSqlite } from '../../src/store/sqlite/index.ts'
import { fasterClock } from '../clock.ts'
import { usualParts } from '../server-parts.ts'

/** How many times as fast as real time the server's clock runs. */
const CLOCK_SPEED = 10
const databaseFolder = process.argv[2]!
const { port } = await startServer({
  ...usualParts(await openSqlite(databaseFolder)),
  thinker: thinkerPool(),
  clock: fasterClock(CLOCK_SPEED),
  // With the fast clock a short stall of this machine would look like an outage.
  outageAfterMs: Number.POSITIVE_INFINITY,
})
process.once('disconnect', () => process.exit(0)) // the parent process has ended
process.send!({ port })
