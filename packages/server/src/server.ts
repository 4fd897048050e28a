// One node: its parts put together, listening. Nothing here knows a database, a game or a sentence.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ServerInfo } from '@safehouse/protocol'
import type { Logger } from 'pino'
import packageJson from '../package.json' with { type: 'json' }
import { addressesOf } from './addresses.ts'
import type { Thinker } from './bots/thinker.ts'
import type { Bus } from './bus/bus.ts'
import { type Clock, wallClock } from './clock.ts'
import { FrontDesk } from './desk/front-desk.ts'
import { Groups } from './groups.ts'
import { httpApp } from './http/app.ts'
import { Admission, type Capacity, DEFAULT_CAPACITY, measureEventLoopDelay } from './limits/admission.ts'
import { DEFAULT_RATE_LIMITS, RateLimiter, type RateLimits } from './limits/rate-limiter.ts'
import type { Games } from './lobby/games.ts'
import { newMetrics } from './metrics.ts'
import { forgetOld } from './retention.ts'
import { Committer } from './store/committer.ts'
import { withNotStoredErrors } from './store/not-stored-errors.ts'
import type { Store } from './store/store.ts'
import { Tables } from './table/tables.ts'
import { Tokens } from './tokens.ts'
import { Live } from './ws/live.ts'
import { Outbox } from './ws/outbox.ts'

export interface ServerParts {
  readonly store: Store
  readonly bus: Bus
  readonly thinker: Thinker
  readonly games: Games
  readonly offered: readonly string[]
  readonly log: Logger
  readonly port: number
  readonly host: string
  readonly publicUrl?: string | undefined
  readonly trustedProxies?: number
  /** The folder of the built pages. */
  readonly pages?: string | undefined
  readonly metricsToken?: string | undefined
  readonly createKey?: string | undefined
  /** After how many days without anybody something is forgotten; 0 is never. */
  readonly retentionDays?: number
  readonly clock?: Clock
  readonly allowances?: RateLimits
  /** After how many milliseconds without a sign of life games wake up paused; for clocks that run faster than machines. */
  readonly outage?: number
  readonly capacity?: Capacity
}
export interface Running {
  readonly port: number
  readonly tables: Tables
  readonly info: ServerInfo
  /** Cuts connections; their clients come back and ask again for what was not answered. Leaves store, bus and bots to their opener. */
  stop(): Promise<void>
}

const tidyEvery = 60_000

export async function startServer(parts: ServerParts): Promise<Running> {
  const { bus, thinker, games, offered, log, publicUrl, trustedProxies = 0, pages, metricsToken, createKey, clock = wallClock } = parts
  const store = withNotStoredErrors(parts.store, clock, log)
  const limits = new RateLimiter(parts.allowances ?? DEFAULT_RATE_LIMITS, clock)
  const late = measureEventLoopDelay(clock)
  const load = { connections: () => live.count, queuedAppends: () => committer.queueLength, delayMs: late.delayMs }
  const admission = new Admission(parts.capacity ?? DEFAULT_CAPACITY, load)
  const metrics = newMetrics({ tables: () => tables.count, ...load })
  const committer = new Committer(store, (size) => metrics.batches.observe(size))
  const groups = new Groups(store, clock)
  const tables = new Tables({ store, committer, bus, clock, games, groups, thinker, log, outage: parts.outage })
  const desk = new FrontDesk({ tables, tokens: await Tokens.from(store), games, groups, offered, store, clock, limits, doors: admission, createKey })
  const info: ServerInfo & { addresses: readonly string[] } = { version: versionOf(pages), addresses: [], needsKey: createKey !== undefined }
  const app = await httpApp({
    desk,
    limits,
    admission,
    metrics,
    metricsToken,
    log,
    publicUrl,
    trustedProxies,
    pages,
    info: () => info,
    checkReady: () => store.heads([]),
  })
  const live: Live = new Live(app.server, admission, {
    desk,
    clock,
    metrics,
    limits,
    log,
    version: info.version,
    outbox: new Outbox(),
    publicUrl,
    trustedProxies,
  })
  await tables.start()
  const stopTidying = clock.every(tidyEvery, () => limits.deleteIdleBuckets())
  const stopForgetting = parts.retentionDays ? forgetOld(parts.retentionDays, { store, tables, clock, log }) : () => {}
  await app.listen({ port: parts.port, host: parts.host })
  const { port } = app.server.address() as AddressInfo
  info.addresses = addressesOf(parts.host, port, publicUrl)
  return {
    port,
    tables,
    info,
    async stop() {
      stopTidying()
      stopForgetting()
      late.stop()
      live.close()
      tables.stop()
      await app.close()
    },
  }
}

/** Changes with every release, so that an open page can tell that a newer one is there. */
function versionOf(pages: string | undefined): string {
  const page = pages && join(pages, 'index.html')
  if (!page || !existsSync(page)) return packageJson.version
  return `${packageJson.version}+${createHash('sha256').update(readFileSync(page)).digest('hex').slice(0, 8)}`
}
