// What operators watch, for operators alone: a player who could count the actions of a small server would notice those that are
// done in secret. Without a token in the environment there is nothing here.
import type { FastifyInstance } from 'fastify'
import type { Metrics } from '../metrics.ts'
import { RequestError } from '../request-error.ts'
import { isSameSecret } from '../same-secret.ts'

export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (token === undefined) return reply.status(404).type('text/plain').send('')
    if (!isSameSecret(headers.authorization ?? '', `Bearer ${token}`)) throw new RequestError('badToken')
    return reply.type(metrics.contentType).send(await metrics.text())
  })
}
