// Streamable HTTP at /mcp: a seat for a language model. The bearer token is a seat's token, or CODE.KEY from a host's link for a
// program. Each session is one connection to its own seat, made as any program makes it, so that it can hear nothing else.
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { codeOfTable } from '../lobby/table-document.ts'
import { newSecret } from '../random.ts'
import { RequestError } from '../request-error.ts'
import type { TableRequests } from '../requests/table-requests.ts'
import { isSameSecret } from '../same-secret.ts'
import { readToken } from './api.ts'
import type { McpSeat } from './mcp-seat.ts'

export interface McpParts {
  readonly requests: TableRequests
  readonly limits: RateLimiter
  readonly clock: Clock
  readonly version: string
  /** This server's own address, for the sessions' connections. */
  origin(): string
}
interface Session {
  readonly transport: McpSeat['transport']
  readonly code: string
  /** What the session was opened with: every request must bring it again. */
  readonly bearer: string
  lastUsed: number
  /** Requests without an answer: `wait` takes its time. A session that has any is in use. */
  readonly unanswered: Set<ServerResponse>
  close(): void
}
const MAX_SESSIONS = 100
/** One table may not take the sessions of all others. */
const MAX_SESSIONS_AT_TABLE = 12
/** A session that is not used for so long is closed. Its seat stays, as that of a program that is away. */
const IDLE_SESSION_MS = 30 * 60_000
const CLEANUP_INTERVAL_MS = 60_000
/** Requests and answers are small; a request waits for at most as long as the tool `wait`. */
const MAX_REQUEST_BYTES = 64 * 1024

export function serveMcp(app: FastifyInstance, parts: McpParts): void {
  const sessions = new Map<string, Session>()
  const stopCleanup = parts.clock.every(CLEANUP_INTERVAL_MS, () => {
    for (const session of sessions.values())
      if (session.unanswered.size === 0 && parts.clock.now() - session.lastUsed > IDLE_SESSION_MS) session.close()
  })
  app.addHook('preClose', async () => {
    stopCleanup()
    for (const session of sessions.values()) session.close()
  })
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    bodyLimit: MAX_REQUEST_BYTES,
    handler: async (request, reply) => {
      const bearer = readToken(request)
      const session = findSession(sessions, request, bearer) ?? (await openSession(sessions, request, bearer, parts))
      session.lastUsed = parts.clock.now()
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
      if (request.method === 'POST') expectAnswer(session, reply.raw, parts.clock)
      await session.transport.handleRequest(request.raw, reply.raw, request.body)
    },
  })
}

function expectAnswer(session: Session, response: ServerResponse, clock: Clock): void {
  session.unanswered.add(response)
  response.once('close', () => {
    session.unanswered.delete(response)
    session.lastUsed = clock.now()
  })
}
/** The session has ended: the transport forgets what it has not answered, and its client would wait in vain. */
function refuseAnswer(response: ServerResponse): void {
  if (response.writableEnded) return
  if (!response.headersSent) response.writeHead(404, { 'content-type': 'application/json' })
  response.end(JSON.stringify(new RequestError('unknownPerson').body))
}

function findSession(sessions: ReadonlyMap<string, Session>, { headers }: FastifyRequest, bearer: string): Session | undefined {
  const id = headers['mcp-session-id']
  if (id === undefined) return undefined
  const session = sessions.get(String(id))
  if (!session || !isSameSecret(bearer, session.bearer)) throw new RequestError('unknownPerson')
  return session
}

async function openSession(sessions: Map<string, Session>, { address, method }: FastifyRequest, bearer: string, parts: McpParts): Promise<Session> {
  if (method !== 'POST') throw new RequestError('badRequest')
  parts.limits.check('connections', address)
  const taken = await takeSeat(address, bearer, parts)
  checkRoom(sessions, taken.code)
  // Loaded when it is first used: most servers seat no language model, and start sooner without.
  const { openMcpSeat } = await import('./mcp-seat.ts')
  const id = newSecret()
  const seat = await openMcpSeat({ ...taken, origin: parts.origin() }, id, parts.version)
  try {
    checkRoom(sessions, taken.code) // others may have opened theirs meanwhile
  } catch (problem) {
    seat.close()
    throw problem
  }
  const session: Session = {
    transport: seat.transport,
    code: taken.code,
    bearer,
    lastUsed: parts.clock.now(),
    unanswered: new Set<ServerResponse>(),
    close: () => {
      sessions.delete(id)
      seat.close()
      for (const response of session.unanswered) refuseAnswer(response)
    },
  }
  seat.transport.onclose = session.close
  sessions.set(id, session)
  return session
}

function checkRoom(sessions: ReadonlyMap<string, Session>, code: string): void {
  const here = [...sessions.values()].filter((session) => session.code === code)
  if (sessions.size >= MAX_SESSIONS || here.length >= MAX_SESSIONS_AT_TABLE) throw new RequestError('serverFull')
}

/** The seat of a token, which must be valid, or the one that a host's link gives. */
async function takeSeat(address: string, bearer: string, { requests }: McpParts): Promise<{ code: string; token: string }> {
  const [first = '', key = '', ...rest] = bearer.split('.')
  const code = codeOfTable(first) ?? first
  if (rest.length > 0) {
    await requests.access.enter(address, code, bearer)
    return { code, token: bearer }
  }
  const { token } = await requests.join(address, code, { bot: { name: 'Model', by: 'an MCP client' }, key })
  return { code, token }
}
