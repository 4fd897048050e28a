// The server as a command: reads the environment, starts with the embedded store or as one of many nodes, says where it is,
// and stops in good order.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameIds, games as listed } from '@safehouse/games'
import { renderUnicodeCompact } from 'uqr'
import { thinkerPool } from './bots/pool.ts'
import { wordedBy } from './bots/words.ts'
import { disconnectedBus, singleNodeBus } from './bus/memory.ts'
import { redisBus } from './bus/redis.ts'
import { sharedClock, wallClock } from './clock.ts'
import { BadConfig, readConfig } from './config.ts'
import { DEFAULT_CAPACITY } from './limits/admission.ts'
import type { Games, Ruled } from './lobby/games.ts'
import { newLog } from './log.ts'
import { type Running, type ServerParts, startServer } from './server.ts'
import { openPostgres } from './store/postgres/index.ts'
import { openSqlite } from './store/sqlite/index.ts'

export const allGames: Games = new Map(Object.entries(listed) as [string, Ruled][])

const pages = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** Runs until it is told to stop; answers with the exit code. `adapt` lets a test server replace parts, such as the clock. */
export async function serve(adapt: (parts: ServerParts) => ServerParts = (parts) => parts): Promise<number> {
  /** What has been opened, to be closed in the opposite order, however it ends. */
  const opened: { close(): Promise<void> }[] = []
  const opening = <T extends { close(): Promise<void> }>(part: T): T => {
    opened.unshift(part)
    return part
  }
  try {
    const { data, databaseUrl, redisUrl, wordsService, maxConnections, logLevel, ...listening } = readConfig(process.env)
    const log = newLog(logLevel)
    const shared = databaseUrl ? opening(await openPostgres(databaseUrl)) : undefined
    const store = shared ?? opening(await openSqlite(data))
    const clock = shared ? opening(await sharedClock(() => shared.time())) : wallClock
    const withoutRedis = shared ? disconnectedBus : singleNodeBus
    const bus = opening(redisUrl ? await redisBus(redisUrl, (problem) => log.warn({ err: problem }, 'redis')) : withoutRedis())
    const pool = opening(thinkerPool())
    pool.warmUp()
    const thinker = wordsService ? wordedBy(wordsService, pool, log) : pool
    const capacity = { ...DEFAULT_CAPACITY, connections: maxConnections }
    const parts = { store, bus, thinker, clock, capacity, games: allGames, offered: gameIds, log, pages, ...listening }
    const running = await startServer(adapt(parts))
    opening({ close: () => running.stop() })
    announce(running)
    await toldToStop()
    return 0
  } catch (problem) {
    console.error(`safehouse: ${sentenceFor(problem)}`)
    return 1
  } finally {
    for (const part of opened) await part.close()
  }
}

function announce({ info, port }: Running): void {
  const [best = `http://localhost:${port}`] = info.addresses
  const lines = [`Safehouse is open at http://localhost:${port}`]
  if (best !== `http://localhost:${port}`) lines.push(`on your network at     ${best}`, '', renderUnicodeCompact(best))
  if (!existsSync(pages)) lines.push('', 'The pages are not built yet: npm start builds them.')
  console.log(`\n${lines.join('\n')}\n`)
}
function toldToStop(): Promise<void> {
  return new Promise((stop) => {
    process.once('SIGINT', () => stop())
    process.once('SIGTERM', () => stop())
  })
}
function sentenceFor(problem: unknown): string {
  if (problem instanceof BadConfig) return problem.message
  if (problem instanceof AggregateError && problem.errors.length > 0) return sentenceFor(problem.errors[0])
  const { code, syscall, message } = problem as { code?: string; syscall?: string; message?: string }
  if (code === 'EADDRINUSE') return 'the port is taken. Set PORT to another one.'
  if (code === 'EACCES' && syscall === 'listen') return 'the port may not be used. Set PORT to one above 1023.'
  return message || String(problem)
}
