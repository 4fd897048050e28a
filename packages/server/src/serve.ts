// The `serve` command: reads the environment, starts a node with SQLite or as one of several with PostgreSQL and Redis, prints its
// address, and shuts down cleanly.
import { existsSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { gameIds, games as listed } from '@safehouse/games'
import type { Logger } from 'pino'
import { renderUnicodeCompact } from 'uqr'
import { lanAddresses } from './addresses.ts'
import { thinkerPool } from './bots/pool.ts'
import type { rewordingThinker } from './bots/rewording.ts'
import type { Thinker } from './bots/thinker.ts'
import { disconnectedBus, singleNodeBus } from './bus/memory.ts'
import type { redisBus } from './bus/redis.ts'
import { type Clock, sharedClock, wallClock } from './clock.ts'
import { collectGarbageOnOneThread } from './collecting.ts'
import { findMistypedSettings, type HttpsConfig, readConfig } from './config.ts'
import { logDailyFigures } from './daily-figures.ts'
import { loadMcpSeats } from './http/mcp.ts'
import { AcmeCertificate } from './https/acme.ts'
import { fingerprintOf, isHomeName, openAuthority } from './https/authority.ts'
import type { TlsParts } from './https/listen.ts'
import { capacityFor } from './limits/admission.ts'
import { rateLimitsTimes } from './limits/rate-limiter.ts'
import type { Games, PlayableGame } from './lobby/games.ts'
import { newLog } from './log.ts'
import { pagesFolder } from './program-files.ts'
import { type Running, type ServerParts, startServer } from './server.ts'
import { startErrorSentence } from './start-error.ts'
import type { openPostgres } from './store/postgres/index.ts'
import { openDataFolder } from './store/sqlite/data-folder.ts'
import { openSqlite } from './store/sqlite/index.ts'

export const allGames: Games = new Map(Object.entries(listed) as [string, PlayableGame][])

// These parts are loaded when they are needed: most servers use SQLite alone and think in threads, and start sooner without the rest.
const loadAndOpenPostgres: typeof openPostgres = async (url) => (await import('./store/postgres/index.ts')).openPostgres(url)
const loadAndConnectRedis: typeof redisBus = async (...given) => (await import('./bus/redis.ts')).redisBus(...given)
const loadAndReword = async (...given: Parameters<typeof rewordingThinker>): Promise<Thinker> =>
  (await import('./bots/rewording.ts')).rewordingThinker(...given)

/** Runs until SIGINT or SIGTERM; resolves to the exit code. */
export async function serve(adapt: (parts: ServerParts) => ServerParts = (parts) => parts): Promise<number> {
  /** What must be closed, in the opposite order of opening. */
  const openParts: { close(): Promise<void> }[] = []
  const closeAtEnd = <T extends { close(): Promise<void> }>(part: T): T => {
    openParts.unshift(part)
    return part
  }
  try {
    collectGarbageOnOneThread()
    const { data, databaseUrl, redisUrl, wordsService, maxConnections, logLevel, https, limitFactor, ...listening } = readConfig(process.env)
    const log = newLog(logLevel)
    for (const mistyped of findMistypedSettings(process.env)) log.warn(mistyped)
    const postgres = databaseUrl ? closeAtEnd(await loadAndOpenPostgres(databaseUrl)) : undefined
    const folder = postgres ? undefined : closeAtEnd(openDataFolder(data))
    for (const warning of folder?.warnings ?? []) log.warn(warning)
    const store = postgres ?? closeAtEnd(await openSqlite(data))
    const clock = postgres ? closeAtEnd(await sharedClock(() => postgres.time())) : wallClock
    const withoutRedis = postgres ? disconnectedBus : singleNodeBus
    const bus = closeAtEnd(redisUrl ? await loadAndConnectRedis(redisUrl, (problem) => log.warn({ err: problem }, 'redis')) : withoutRedis())
    const pool = closeAtEnd(thinkerPool())
    const thinker = wordsService ? await loadAndReword(wordsService, pool, log) : pool
    const capacity = capacityFor(maxConnections)
    const parts = {
      store,
      bus,
      thinker,
      clock,
      capacity,
      rateLimits: rateLimitsTimes(limitFactor),
      games: allGames,
      offeredGames: gameIds,
      log,
      pages: pagesFolder,
      arenaFile: join(data, 'arena.json'),
      tls: https && readTls(https, { folder: data, host: listening.host, clock, log }),
      ...listening,
    }
    await loadMcpSeats()
    const server = await startServer(adapt(parts))
    closeAtEnd({ close: () => server.stop() })
    const unfinished = (await store.unfinishedMatches(clock.now())).length
    log.info(
      { version: server.info.version, store: postgres ? 'PostgreSQL' : data, lastServer: folder?.lastEnd, unfinishedMatches: unfinished },
      'started',
    )
    const stopFigures = logDailyFigures(server, clock, log)
    announce(server, parts.tls?.root)
    pool.warmUp()
    const signal = await stopSignal()
    await stopFigures()
    log.info({ signal }, 'stopped')
    return 0
  } catch (problem) {
    console.error(`safehouse: ${startErrorSentence(problem)}`)
    return 1
  } finally {
    for (const part of openParts) await part.close()
  }
}

interface TlsContext {
  readonly folder: string
  readonly host: string
  readonly clock: Clock
  readonly log: Logger
}
/** The operator's certificate files, a certificate that renews itself (ACME), or one of the server's own authority for all addresses here. */
function readTls({ port, files, acme: acmeConfig }: HttpsConfig, { folder, host, clock, log }: TlsContext): TlsParts {
  if (files) return { port, key: readFileSync(files.key, 'utf8'), cert: readFileSync(files.cert, 'utf8') }
  if (acmeConfig) {
    const acme = new AcmeCertificate(acmeConfig, folder, clock, log)
    return { port, acme, ...acme.stored }
  }
  const authority = openAuthority(folder)
  const names = [host, hostname(), `${hostname()}.local`, 'safehouse.local', ...lanAddresses()]
  return { port, root: authority.root, ...authority.issue(names.map((name) => name.toLowerCase())) }
}

function announce({ info, port, httpsPort }: Running, root: string | undefined): void {
  const [best = `http://localhost:${port}`] = info.addresses
  const lines = [`Safehouse is open at http://localhost:${port}`]
  if (best !== `http://localhost:${port}`) lines.push(`on your network at     ${best}`, '', renderUnicodeCompact(best))
  const { hostname: name } = new URL(best)
  const isCovered = root === undefined || isHomeName(name) // a certificate of the server's own authority covers home networks alone
  if (httpsPort !== undefined) lines.push('', `with https at          https://${isCovered ? name : 'localhost'}:${httpsPort}`)
  if (root !== undefined) lines.push(`Each device trusts this house once, at ${best}/trust. Compare there: ${fingerprintOf(root)}`)
  if (!existsSync(pagesFolder)) lines.push('', 'The pages are not built yet: npm start builds them.')
  console.log(`\n${lines.join('\n')}\n`)
}
function stopSignal(): Promise<NodeJS.Signals> {
  return new Promise((stop) => {
    process.once('SIGINT', stop)
    process.once('SIGTERM', stop)
  })
}
