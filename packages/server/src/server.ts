// One node: puts its parts together and listens. It must not know which database, games or language model it is given.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PROTOCOL_NUMBER, type ServerInfo } from '@safehouse/protocol'
import type { Logger } from 'pino'
import packageJson from '../package.json' with { type: 'json' }
import { addressesOf, localOrigin } from './addresses.ts'
import { type OfferedBotEntry, OfferedBots } from './bots/offered-bots.ts'
import type { Thinker } from './bots/thinker.ts'
import type { Bus } from './bus/bus.ts'
import { deleteUnused, releaseUnusedCodes } from './cleanup.ts'
import { type Clock, wallClock } from './clock.ts'
import { Groups } from './groups.ts'
import { makeHttpApp } from './http/app.ts'
import { listenWithTls, type TlsParts } from './https/listen.ts'
import { acceptInSlices } from './limits/accepting.ts'
import { Admission, type Capacity, DEFAULT_CAPACITY, measureEventLoopDelay } from './limits/admission.ts'
import { DEFAULT_RATE_LIMITS, RateLimiter, type RateLimits } from './limits/rate-limiter.ts'
import { SlicedReading } from './limits/reading.ts'
import { SocketLimits, type SocketLimitsParts } from './limits/socket-limits.ts'
import type { Games } from './lobby/games.ts'
import { newMetrics, readTotals, type Totals } from './metrics.ts'
import { PushHosts } from './push/push-hosts.ts'
import { PushSender } from './push/push-sender.ts'
import { SenderKey } from './push/sender-key.ts'
import { RequestError } from './request-error.ts'
import { LiveMessages } from './requests/live-messages.ts'
import { TableRequests } from './requests/table-requests.ts'
import { Committer } from './store/committer.ts'
import { withNotStoredErrors } from './store/not-stored-errors.ts'
import type { Store } from './store/store.ts'
import { Tables } from './table/tables.ts'
import { Tokens } from './tokens.ts'
import { VOICE_WITHOUT_TURN, type VoiceConfig } from './voice-servers.ts'
import { Outbox } from './ws/outbox.ts'
import { SocketServer } from './ws/socket-server.ts'

export interface ServerParts {
  readonly store: Store
  readonly bus: Bus
  readonly thinker: Thinker
  readonly games: Games
  /** The ids of the games that people can choose; the first is the default. */
  readonly offeredGames: readonly string[]
  readonly log: Logger
  readonly port: number
  readonly host: string
  /** Key and certificate for a second port with HTTPS, and the root certificate that devices have to trust if it is the server's own. */
  readonly tls?: TlsParts | undefined
  readonly publicUrl?: string | undefined
  readonly trustedProxies?: number
  /** The folder of the built pages. */
  readonly pages?: string | undefined
  /** The file of the arena's last table. */
  readonly arenaFile?: string | undefined
  readonly metricsToken?: string | undefined
  readonly createKey?: string | undefined
  /** Bots of others that the operator offers. */
  readonly bots?: readonly OfferedBotEntry[]
  /** Tables and groups that nobody has used for this many days are deleted; 0: never. */
  readonly retentionDays?: number
  /** Whom push services may write to, and which hosts the operator adds to those that are known; missing if nothing is pushed. */
  readonly pushing?: { readonly contact: string; readonly hosts: readonly string[] } | undefined
  /** A match is closed when nobody was connected for this many hours. */
  readonly abandonedHours?: number
  /** Above this share of all codes of a length, longer ones are given out. Smaller in tests. */
  readonly maxCodeShare?: number
  readonly clock?: Clock
  readonly rateLimits?: RateLimits
  /** A gap in the heartbeat of more milliseconds than this is an outage. Longer in tests, whose clocks run faster than the machine. */
  readonly outageAfterMs?: number
  readonly capacity?: Capacity
  /** How many times faster than usual scenes are shown; more than 1 in tests alone. */
  readonly sceneSpeed?: number
  /** How browsers connect for voice. */
  readonly voice?: VoiceConfig
  /** Open file descriptors and their limit, if not those of this process. */
  readonly countFiles?: SocketLimitsParts['countFiles']
}
export interface Running {
  readonly port: number
  readonly httpsPort: number | undefined
  readonly tables: Tables
  readonly info: ServerInfo
  totals(): Promise<Totals>
  /** Closes all connections; clients reconnect and repeat unanswered requests. Store, bus and bots must be closed by their opener. */
  stop(): Promise<void>
}

const LIMITS_CLEANUP_INTERVAL_MS = 60_000

export async function startServer(parts: ServerParts): Promise<Running> {
  const { bus, thinker, games, offeredGames, log, publicUrl, trustedProxies = 0, pages, metricsToken, createKey, clock = wallClock } = parts
  const { outageAfterMs, abandonedHours, maxCodeShare } = parts
  const store = withNotStoredErrors(parts.store, clock, log)
  const limits = new RateLimiter(parts.rateLimits ?? DEFAULT_RATE_LIMITS, clock)
  const loopDelay = measureEventLoopDelay(clock)
  const load = { connections: () => sockets.count + openStreams(), queuedAppends: () => committer.queueLength, delayMs: loopDelay.delayMs }
  const capacity = parts.capacity ?? DEFAULT_CAPACITY
  const admission = new Admission(capacity, load)
  const metrics = newMetrics({ tables: () => tables.count, ...load })
  const committer = new Committer(store, (size) => metrics.batches.observe(size))
  const groups = new Groups(store, clock)
  const push =
    parts.pushing &&
    new PushSender({ key: await SenderKey.from(store, parts.pushing.contact), hosts: new PushHosts(parts.pushing.hosts), clock, log })
  const countRecord = (source: string) => metrics.records.inc({ source })
  const tables = new Tables({
    store,
    committer,
    bus,
    clock,
    games,
    groups,
    thinker,
    log,
    push,
    outageAfterMs,
    abandonedHours,
    maxCodeShare,
    sceneSpeed: parts.sceneSpeed ?? 1,
    voice: parts.voice ?? VOICE_WITHOUT_TURN,
  })
  const getLocalOrigin = () => localOrigin(parts.host, (app.server.address() as AddressInfo).port)
  const offeredBots = new OfferedBots(parts.bots ?? [], () => ({ local: getLocalOrigin(), external: info.addresses[0] ?? getLocalOrigin() }))
  const requests = new TableRequests({
    tables,
    tokens: await Tokens.from(store),
    games,
    groups,
    offeredGames,
    store,
    clock,
    limits,
    admission,
    createKey,
    offeredBots,
    push,
    countRecord,
  })
  const info: ServerInfo & { addresses: readonly string[] } = {
    version: versionOf(pages),
    protocol: PROTOCOL_NUMBER,
    addresses: [],
    needsKey: createKey !== undefined,
    bots: offeredBots.list,
  }
  const messages = new LiveMessages({ requests, metrics, limits })
  const outbox = new Outbox()
  const { app, openStreams } = await makeHttpApp({
    requests,
    messages,
    clock,
    limits,
    admission,
    metrics,
    metricsToken,
    log,
    publicUrl,
    trustedProxies,
    pages,
    arenaFile: parts.arenaFile,
    trustPage: parts.tls?.root === undefined ? undefined : { root: parts.tls.root, httpsPort: () => tls?.port },
    answerToAuthority: parts.tls?.acme && ((token) => parts.tls?.acme?.answerTo(token)),
    info: () => info,
    origin: getLocalOrigin,
    outbox,
    checkReady: async () => {
      if (!socketLimits.isReady) throw new RequestError('serverFull')
      await store.checkWritable()
    },
  })
  const reading = new SlicedReading(app.server)
  acceptInSlices(app.server, (socket) => reading.begin(socket))
  const onRefused = () => metrics.dropped.inc({ reason: 'sockets' })
  const socketLimits: SocketLimits = new SocketLimits(app.server, { capacity, trustedProxies, clock, log, onRefused, countFiles: parts.countFiles })
  const sockets: SocketServer = new SocketServer(app.server, admission, {
    requests,
    messages,
    clock,
    metrics,
    limits,
    log,
    version: info.version,
    outbox,
    publicUrl,
    trustedProxies,
  })
  await tables.start()
  const stopCleanup = clock.every(LIMITS_CLEANUP_INTERVAL_MS, () => limits.deleteIdleBuckets())
  const stopRetention = parts.retentionDays ? deleteUnused(parts.retentionDays, { store, tables, clock, log }) : () => {}
  const stopRelease = releaseUnusedCodes({ store, tables, clock, log })
  await app.listen({ port: parts.port, host: parts.host })
  const { port } = app.server.address() as AddressInfo
  const tls =
    parts.tls &&
    (await listenWithTls(app.server, parts.host, parts.tls).catch(async (problem: unknown) => {
      await app.close() // it listens already, and would keep the process alive
      throw problem
    }))
  info.addresses = addressesOf(parts.host, port, publicUrl)
  return {
    port,
    httpsPort: tls?.port,
    tables,
    info,
    totals: () => readTotals(metrics),
    async stop() {
      stopCleanup()
      stopRetention()
      stopRelease()
      loopDelay.stop()
      socketLimits.stop()
      sockets.close()
      tables.stop()
      offeredBots.stop()
      tls?.close()
      await app.close()
    },
  }
}

/** The release, and a hash of the built page, so that an open page can tell that a newer one is there. */
function versionOf(pages: string | undefined): string {
  const page = pages && join(pages, 'index.html')
  if (!page || !existsSync(page)) return packageJson.version
  return `${packageJson.version}+${createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 8)}`
}
