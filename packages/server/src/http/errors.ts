// Error responses. All have the same shape; they must contain neither internals of the server nor anything that the client sent.

import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorBody, ErrorCode } from '@safehouse/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { ZodError } from 'zod'
import { RequestError } from '../request-error.ts'
import { wrongField } from '../wrong-field.ts'
import { securityHeaders } from './headers.ts'

/** Time in which a client whose socket is closed can read why. */
const REFUSAL_GRACE_MS = 500

/** Where an error does not say how long to wait. */
const RETRY_AFTER_SECONDS = 2
const retryAfter = (body: ErrorBody): string => String(body.with?.seconds ?? RETRY_AFTER_SECONDS)
const isTemporary = (status: number): boolean => status === 429 || status === 503

export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((problem, request, reply) => {
    const body = toErrorBody(problem)
    if (body.code === 'internal') log.error({ err: problem, route: request.routeOptions.url }, 'request failed')
    return sendError(reply, body)
  })
}

export function sendError(reply: FastifyReply, body: ErrorBody, status = httpStatuses[body.code]): FastifyReply {
  if (isTemporary(status)) void reply.header('retry-after', retryAfter(body))
  return reply.status(status).header('cache-control', 'no-store').send(body)
}

/**
 * Answers on a socket for which there is no reply object, and closes it: a refused WebSocket, or a request that cannot be parsed. The
 * client may keep its side open, so the socket is destroyed soon: it has a file descriptor.
 */
export function refuseSocket(socket: Duplex, body: ErrorBody, isSecure: boolean, status = httpStatuses[body.code]): void {
  const text = JSON.stringify(body)
  const headers = {
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    ...(isTemporary(status) && { 'retry-after': retryAfter(body) }),
    ...securityHeaders({ host: undefined, isSecure }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.resume() // what is left unread would make the system reset the connection, and the answer might be lost
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}\r\n${lines.join('\r\n')}\r\n\r\n${text}`)
  setTimeout(() => socket.destroy(), REFUSAL_GRACE_MS).unref()
}

function toErrorBody(problem: unknown): ErrorBody {
  if (problem instanceof RequestError) return problem.body
  if (problem instanceof ZodError) return { code: 'badRequest', ...wrongField(problem) }
  const status = (problem as { statusCode?: number }).statusCode ?? 500
  if (status === 413) return { code: 'tooLarge' }
  return { code: status >= 400 && status < 500 ? 'badRequest' : 'internal' }
}

/** HTTP status for each error code. The code says exactly what is wrong; the status is for proxies and generic clients. */
const httpStatuses: Readonly<Record<ErrorCode, number>> = {
  badRequest: 400,
  tooLarge: 413,
  unknownTable: 404,
  codeReleased: 410,
  unknownGame: 404,
  unknownPerson: 404,
  sentAway: 404,
  unknownGroup: 404,
  unknownPack: 404,
  notYourTable: 403,
  badToken: 401,
  seatMoved: 401,
  moveUnknown: 404,
  moveUsed: 409,
  moveTooOld: 409,
  personHere: 409,
  notABot: 409,
  oneHandOnly: 409,
  isABot: 409,
  isAProgram: 409,
  inviteUnknown: 404,
  programAway: 502,
  thatIsYou: 409,
  nudgedJustNow: 429,
  notHost: 403,
  nameEmpty: 400,
  nameTooLong: 400,
  nameTaken: 409,
  nameLooksAlike: 409,
  lineEmpty: 400,
  lineTooLong: 400,
  silence: 409,
  tableFull: 409,
  tableLocked: 409,
  gameRunning: 409,
  noGameRunning: 409,
  tooFewPlayers: 409,
  tooManyPlayers: 409,
  badOptions: 400,
  alreadyStarted: 409,
  paused: 409,
  notPaused: 409,
  watchingOff: 403,
  notSeated: 403,
  wrongKey: 403,
  wrongHost: 421,
  idUsed: 409,
  tooManyRequests: 429,
  serverFull: 503,
  noCodesLeft: 503,
  recordNotYet: 409,
  recordPrivate: 403,
  helloFirst: 400,
  notStored: 503,
  unreadable: 500,
  internal: 500,
}
