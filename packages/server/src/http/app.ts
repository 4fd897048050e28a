// The HTTP server as a whole: limits and checks before everything, then interface, pages and what operators look at.
import type { ServerInfo } from '@safehouse/protocol'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import type { Doors } from '../limits/capacity.ts'
import type { Limits } from '../limits/limits.ts'
import type { Metrics } from '../metrics.ts'
import { RequestError } from '../request-error.ts'
import type { TableRequests } from '../requests/table-requests.ts'
import { addressOf } from './address.ts'
import { serveApi } from './api.ts'
import { answerErrors } from './errors.ts'
import { securityHeaders } from './headers.ts'
import { serveMetrics } from './metrics.ts'
import { onceASecond } from './once-a-second.ts'
import { isOwnOrigin } from './origin.ts'
import { servePages } from './pages.ts'

export interface HttpParts {
  readonly requests: TableRequests
  readonly limits: Limits
  readonly doors: Doors
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
  readonly log: Logger
  readonly publicUrl: string | undefined
  readonly trustedProxies: number
  readonly pages: string | undefined
  info(): ServerInfo
  /** Throws if the server cannot do its work now. */
  ready(): Promise<unknown>
}

const bodyLimit = 64 * 1024
/** Whoever takes longer to send a request has no request. */
const requestTimeout = 15_000

/** By the route that was found, too: the same address can be written in many ways. */
const isForApi = ({ url, routeOptions }: FastifyRequest): boolean => (routeOptions.url ?? url).startsWith('/api') || url.startsWith('/api')

declare module 'fastify' {
  interface FastifyRequest {
    /** Whom the limits count it for. */
    address: string
  }
}

export async function httpApp(parts: HttpParts): Promise<FastifyInstance> {
  const { limits, metrics, log } = parts
  const isSecure = parts.publicUrl?.startsWith('https:') ?? false
  const app = fastify({
    bodyLimit,
    requestTimeout,
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
  })
  answerErrors(app, log)
  app.decorateRequest('address', '')

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders({ host: request.headers.host, isSecure }))
    if (!isForApi(request)) return
    reply.header('cache-control', 'no-store')
    if (parts.doors.isStrained && request.headers.authorization === undefined) throw new RequestError('serverFull')
    request.address = addressOf(request.raw, parts.trustedProxies)
    limits.check('requests', request.address)
    if (request.method !== 'GET' && !isOwnOrigin(request.headers, parts.publicUrl)) throw new RequestError('badRequest')
  })
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.inc({ route: request.routeOptions.url ?? 'none', status: reply.statusCode })
  })

  serveApi(app, parts.requests, parts.info)
  app.get('/healthz', () => ({ ok: true }))
  const ready = onceASecond(() => parts.ready())
  app.get('/readyz', async () => {
    await ready().catch(() => {
      throw new RequestError('notStored')
    })
    return { ok: true }
  })
  serveMetrics(app, metrics, parts.metricsToken)
  await servePages(app, parts.pages)
  return app
}
