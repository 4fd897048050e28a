// Measures how much memory idle matches without connections take: a thousand, or as many as the argument says. Run with --expose-gc;
// prints one JSON line.
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Api } from '@safehouse/protocol'
import { DEFAULT_RATE_LIMITS } from '../src/limits/rate-limiter.ts'
import { startServer } from '../src/server.ts'
import { openSqlite } from '../src/store/sqlite/index.ts'
import { HandTurnedClock } from './clock.ts'
import { silentThinker, usualParts } from './server-parts.ts'

const matchCount = Number(process.argv[2] ?? 1000)
const unlimited = { burst: 1e9, perSecond: 1e9 }
// A RAM disk if there is one: thousands of tables are created one by one, and the disk is not what is measured.
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'safehouse-idle-'))
const store = await openSqlite(folder)
// Thousands of bot timers run: after each, wait no longer than the store needs.
const clock = new HandTurnedClock(Date.UTC(2026, 0, 1), () => new Promise((done) => setImmediate(done)))
clock.waitFor(() => store.table('none'))
const rateLimits = { ...DEFAULT_RATE_LIMITS, requests: unlimited, newTables: unlimited }
const server = await startServer({ ...usualParts(store), thinker: silentThinker, clock, rateLimits })
const api = new Api(`http://127.0.0.1:${server.port}`)

async function startMatches(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const { code, token } = await api.create({ name: 'Anna', place: 'room' })
    await api.command(code, token, { do: 'fillWithBots' })
    await api.command(code, token, { do: 'start', n: 1 })
  }
}
/**
 * Waits until idle matches are unloaded and garbage is collected; answers the memory that objects take, in kilobytes. Not what the system
 * has given to the process (RSS): the allocator keeps some tens of megabytes back or returns them as it likes.
 */
async function measureKilobytesWhenIdle(): Promise<number> {
  await clock.forward(7 * 60_000)
  for (let i = 0; i < 4; i++) {
    global.gc!()
    await new Promise((done) => setTimeout(done, 250))
  }
  const { heapUsed, external } = process.memoryUsage()
  return (heapUsed + external) / 1e3
}

await startMatches(matchCount / 2) // warms up code, whose memory is not to be counted
const kilobytesBefore = await measureKilobytesWhenIdle()
await startMatches(matchCount)
const tablesBefore = server.tables.count
const kilobytesPerMatch = ((await measureKilobytesWhenIdle()) - kilobytesBefore) / matchCount
console.log(JSON.stringify({ tablesBefore, tablesAfter: server.tables.count, kilobytesPerMatch }))
await server.stop()
await store.close()
rmSync(folder, { recursive: true, force: true })
