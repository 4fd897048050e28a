// The HTTP server: checks before every request, then the API, health checks, metrics and the built pages.
import type { ServerInfo } from '@safehouse/protocol'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { serveTrustPage, type TrustPageParts } from '../https/trust-page.ts'
import { isOutsized } from '../limits/json-shape.ts'
import type { Metrics } from '../metrics.ts'
import { RequestError } from '../request-error.ts'
import { isSameSecret } from '../secret-hashes.ts'
import { serveApi } from './api.ts'
import { answerErrors, refuseSocket, sendError } from './errors.ts'
import { type EventStreamParts, serveEventStreams } from './event-streams.ts'
import { securityHeaders } from './headers.ts'
import { type McpParts, serveMcp } from './mcp.ts'
import { servePages } from './pages.ts'
import { clientAddress, isHttps, isOwnHost, isOwnOrigin } from './request-source.ts'

export interface HttpParts extends Omit<EventStreamParts & McpParts, 'version'> {
  readonly metrics: Metrics
  readonly metricsToken: string | undefined
  readonly log: Logger
  readonly publicUrl: string | undefined
  readonly trustedProxies: number
  readonly pages: string | undefined
  readonly arenaFile: string | undefined
  /** How devices come to trust this house; missing without an authority of its own. */
  readonly trustPage: TrustPageParts | undefined
  /** Answers an authority's question whether this server has its name; missing without such a certificate. */
  readonly answerToAuthority: ((token: string) => string | undefined) | undefined
  info(): ServerInfo
  /** Rejects if the server cannot write to its store, or has no sockets or files left. */
  checkReady(): Promise<unknown>
}

const MAX_BODY_BYTES = 64 * 1024
/** Maximum time that a client may take to send a request. */
const REQUEST_TIMEOUT_MS = 15_000
/** HTTP status for what Node's HTTP parser reports; 400 for everything else. */
const PARSER_STATUSES: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Paths for the operator's own tools, which may ask at any address of the machine. */
const OPERATOR_PATHS: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics'])

/** Checks the matched route too, because one path can be encoded in many ways. */
const isApiRequest = ({ url, routeOptions }: FastifyRequest): boolean => /^\/(api|mcp)/.test(routeOptions.url ?? url) || url.startsWith('/api')

declare module 'fastify' {
  interface FastifyRequest {
    /** Client address, by which rate limits count. */
    address: string
  }
}

/** The app, and how many event streams are open. */
export async function makeHttpApp(parts: HttpParts): Promise<{ app: FastifyInstance; openStreams: () => number }> {
  const { limits, metrics, log, publicUrl } = parts
  const isSecure = isHttps(publicUrl)
  const setHeaders = (request: FastifyRequest, reply: FastifyReply) => reply.headers(securityHeaders({ host: request.headers.host, isSecure }))
  const app = fastify({
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    logger: false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 100 },
    /** A path that cannot be read: no hook sees it. */
    frameworkErrors: (problem, request, reply) => {
      setHeaders(request, reply)
      const isTooMany = !limits.tryTakeRequest(clientAddress(request.raw, parts.trustedProxies))
      sendError(reply, { code: isTooMany ? 'tooManyRequests' : 'badRequest' }, isTooMany ? 429 : (problem.statusCode ?? 400))
      metrics.requests.inc({ route: 'none', status: reply.statusCode })
    },
    /** A request that cannot be parsed. What it says of its client is not known, so only a direct address is counted. */
    clientErrorHandler: (problem, socket) => {
      if (problem.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
      const isTooMany = parts.trustedProxies === 0 && !limits.tryTakeRequest(clientAddress({ socket, headers: {} }, 0))
      const status = isTooMany ? 429 : (PARSER_STATUSES[problem.code] ?? 400)
      refuseSocket(socket, { code: isTooMany ? 'tooManyRequests' : 'badRequest' }, isSecure, status)
      metrics.requests.inc({ route: 'none', status })
    },
  })
  answerErrors(app, log)
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    isOutsized(body) ? done(new RequestError('badRequest')) : parseJson(request, body, done),
  )
  app.decorateRequest('address', '')

  app.addHook('onRequest', async (request, reply) => {
    setHeaders(request, reply)
    const isForUs = OPERATOR_PATHS.has(request.routeOptions.url) || isOwnHost(request.headers.host, publicUrl)
    if (!isForUs && !isApiRequest(request)) return reply.status(421).type('text/plain').send(`This server is at ${publicUrl}\n`)
    if (!isApiRequest(request)) return
    reply.header('cache-control', 'no-store')
    if (parts.admission.isOverloaded && request.headers.authorization === undefined) throw new RequestError('serverFull')
    request.address = clientAddress(request.raw, parts.trustedProxies)
    limits.check('requests', request.address)
    if (!isForUs) throw new RequestError('wrongHost', { with: { address: publicUrl! } })
    if (request.method !== 'GET' && !isOwnOrigin(request.headers, publicUrl)) throw new RequestError('badRequest')
  })
  app.addHook('onResponse', async (request, reply) => {
    metrics.requests.inc({ route: request.routeOptions.url ?? 'none', status: reply.statusCode })
  })

  serveApi(app, parts.requests, parts.info, parts.arenaFile)
  serveMcp(app, { ...parts, version: parts.info().version })
  app.get('/api/limits', () => limits.published)
  const openStreams = serveEventStreams(app, { ...parts, version: parts.info().version })
  app.get('/healthz', () => ({ ok: true }))
  const checkReady = cacheForOneSecond(() => parts.checkReady())
  app.get('/readyz', async () => {
    await checkReady().catch((problem: unknown) => {
      throw problem instanceof RequestError ? problem : new RequestError('notStored')
    })
    return { ok: true }
  })
  serveMetrics(app, metrics, parts.metricsToken)
  if (parts.trustPage) serveTrustPage(app, parts.trustPage)
  app.get('/.well-known/acme-challenge/:token', ({ params }, reply) => {
    const answer = parts.answerToAuthority?.((params as { readonly token: string }).token)
    return reply
      .status(answer === undefined ? 404 : 200)
      .type('text/plain')
      .send(answer ?? '')
  })
  await servePages(app, parts.pages, parts.publicUrl)
  return { app, openStreams }
}

/** Metrics need the operator's token: on a small server a player could see in the counters that somebody acted in secret. */
function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (token === undefined) return reply.status(404).type('text/plain').send('')
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) throw new RequestError('badToken')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}

/** Runs `lookUp` at most once a second, however often the result is asked for. */
function cacheForOneSecond<T>(lookUp: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly answer: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at >= 1000) last = { at: now, answer: lookUp() }
    return last.answer
  }
}
