// Streamable HTTP at /mcp: a seat for a language model. The bearer token is a seat's token, or CODE.KEY from a host's link for a
// program. Each session is one connection to its own seat, made as any program makes it, so that it can hear nothing else.
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { codeOfTable } from '../lobby/table-document.ts'
import { readPackTexts } from '../packs.ts'
import { newSecret } from '../random.ts'
import { RequestError } from '../request-error.ts'
import type { TableRequests } from '../requests/table-requests.ts'
import { isSameSecret } from '../secret-hashes.ts'
import { MAX_NOTES_BYTES, readToken } from './api.ts'
import type { McpSeat, McpSeatParts } from './mcp-seat.ts'

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
  readonly address: string
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
/** One household may not take the sessions of all others. */
const MAX_SESSIONS_FROM_ADDRESS = 24
/** A model asks one thing at a time; a client may ask for a resource or send a cancellation beside it. */
const MAX_UNANSWERED = 4
/** How many names are tried for a model at a table that has others. */
const MAX_MODEL_NAMES = 12
/** A session that is not used for so long is closed. Its seat stays, as that of a program that is away. */
const IDLE_SESSION_MS = 30 * 60_000
const CLEANUP_INTERVAL_MS = 60_000
/** Requests and answers are small; a request waits for at most as long as the tool `wait`. */
const MAX_REQUEST_BYTES = 64 * 1024

/**
 * Loads what the seats of language models need. It takes about a tenth of a second, in which nobody is answered: a server does it before
 * it listens, so that nobody who plays waits for the first model.
 */
export const loadMcpSeats = () => import('./mcp-seat.ts')

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
      if (Array.isArray(request.body)) throw new RequestError('badRequest') // batches, which MCP no longer has: one request would count for a hundred
      const session = findSession(sessions, request, bearer) ?? (await openSession(sessions, request, bearer, parts))
      if (request.method === 'POST' && session.unanswered.size >= MAX_UNANSWERED) throw new RequestError('tooManyRequests')
      session.lastUsed = parts.clock.now()
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
      if (request.method === 'POST') expectAnswer(session, reply.raw, parts.clock)
      await session.transport.handleRequest(request.raw, reply.raw, request.body)
    },
  })
}

function expectAnswer(session: Session, response: ServerResponse, clock: Clock): void {
  if (response.destroyed) return // gone while the session was opened: `close` will not come again
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

async function openSession(sessions: Map<string, Session>, request: FastifyRequest, bearer: string, parts: McpParts): Promise<Session> {
  const { address, method, body } = request
  if (method !== 'POST' || (body as { readonly method?: unknown } | null)?.method !== 'initialize') throw new RequestError('badRequest')
  parts.limits.check('connections', address)
  checkSessionLimits(sessions, codeIn(bearer), address) // before anybody is seated
  const taken = await takeSeat(address, bearer, parts)
  const { openMcpSeat } = await loadMcpSeats()
  const id = newSecret()
  const seat = await openMcpSeat(
    { ...taken, origin: parts.origin() },
    { sessionId: id, version: parts.version, ...makeTextsAndNotes(address, parts) },
  )
  try {
    checkSessionLimits(sessions, taken.code, address) // others may have opened theirs meanwhile
  } catch (problem) {
    seat.close()
    throw problem
  }
  const session: Session = {
    transport: seat.transport,
    code: taken.code,
    address,
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

/** What a session asks beside its connection, with the limits of the model's own address. */
function makeTextsAndNotes(address: string, { requests }: McpParts): Pick<McpSeatParts, 'texts' | 'notes'> {
  return {
    texts: {
      game: (id) => requests.describeGame(id, 'en').catch(() => undefined),
      pack: (id) => readPackTexts(id, 'en').catch(() => undefined), // a pack that people wrote has no texts of ours
    },
    notes: {
      notes: async (code, matchNumber, token) => JSON.parse((await requests.history.readNotes(address, code, token, matchNumber)) ?? 'null'),
      keepNotes: async (code, matchNumber, token, notes) => {
        const text = JSON.stringify(notes)
        if (Buffer.byteLength(text) > MAX_NOTES_BYTES) throw new RequestError('badRequest')
        await requests.history.keepNotes(address, code, token, matchNumber, text)
      },
    },
  }
}

function checkSessionLimits(sessions: ReadonlyMap<string, Session>, code: string, address: string): void {
  const open = [...sessions.values()]
  const count = (is: (session: Session) => boolean) => open.filter(is).length
  const isFull =
    open.length >= MAX_SESSIONS ||
    count((session) => session.code === code) >= MAX_SESSIONS_AT_TABLE ||
    count((session) => session.address === address) >= MAX_SESSIONS_FROM_ADDRESS
  if (isFull) throw new RequestError('serverFull')
}
const codeIn = (bearer: string): string => {
  const [first = ''] = bearer.split('.')
  return codeOfTable(first) ?? first
}

/** The seat of a token, which must be valid, or the one that a host's link gives. */
async function takeSeat(address: string, bearer: string, { requests }: McpParts): Promise<{ code: string; token: string }> {
  const [, key = '', ...rest] = bearer.split('.')
  const code = codeIn(bearer)
  if (rest.length > 0) {
    await requests.access.enter(address, code, bearer)
    return { code, token: bearer }
  }
  for (let i = 1; ; i++)
    try {
      const { token } = await requests.join(address, code, { bot: { name: i === 1 ? 'Model' : `Model ${i}`, by: 'an MCP client' }, key })
      return { code, token }
    } catch (problem) {
      const isTaken = problem instanceof RequestError && ['nameTaken', 'nameLooksAlike'].includes(problem.code)
      if (!isTaken || i === MAX_MODEL_NAMES) throw problem
    }
}
