// Every answer that is not a success has the same shape, says nothing of the server's insides, and repeats nothing it was sent.
import type { ErrorBody } from '@safehouse/protocol'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Logger } from 'pino'
import { ZodError } from 'zod'
import { RequestError } from '../request-error.ts'
import { statusOf } from './status.ts'

export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((problem, request, reply) => {
    const body = bodyOf(problem)
    if (body.code === 'internal') log.error({ err: problem, route: request.routeOptions.url }, 'request failed')
    return deny(reply, body)
  })
}

export function deny(reply: FastifyReply, body: ErrorBody, status = statusOf[body.code]): FastifyReply {
  if (status === 429 || status === 503) void reply.header('retry-after', '2')
  return reply.status(status).header('cache-control', 'no-store').send(body)
}

function bodyOf(problem: unknown): ErrorBody {
  if (problem instanceof RequestError) return problem.body
  if (problem instanceof ZodError) return { code: 'badRequest', with: { field: String(problem.issues[0]?.path.join('.') ?? '') } }
  const status = (problem as { statusCode?: number }).statusCode ?? 500
  if (status === 413) return { code: 'tooLarge' }
  return { code: status >= 400 && status < 500 ? 'badRequest' : 'internal' }
}
