// The HTTP interface: everything that is not live. Bodies are strict; what is unknown is refused.
import type { Command, CommandResult, ServerInfo } from '@safehouse/protocol'
import { claimBody, command, createBody, joinBody, keepBody, moveBody } from '@safehouse/protocol/commands'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { RequestError } from '../request-error.ts'
import type { TableRequests } from '../requests/table-requests.ts'
import { openApi } from './openapi.ts'

const tableParams = z.object({ code: z.string().max(12) })
const gameParams = tableParams.extend({ n: z.coerce.number().int().min(1).max(1e6) })

/** Somebody's own notes on a game are one JSON text of at most so many bytes. */
const mostNotes = 16 * 1024

/** Options may hold packs that people wrote: five decks of two hundred cards fit. */
const mostOptions = 512 * 1024

export function serveApi(app: FastifyInstance, requests: TableRequests, info: () => ServerInfo): void {
  app.get('/api/info', info)
  app.get('/api/openapi.json', () => openApi(info().version))
  app.get('/api/games', () => requests.games())
  app.get('/api/games/:id', (request) => requests.game(z.object({ id: z.string() }).parse(request.params).id))

  app.post('/api/tables', async (request, reply) => {
    const asked = createBody.parse(request.body)
    return reply.status(201).send(await requests.createTable(request.address, asked))
  })
  app.get('/api/tables/:code', (request) => requests.tableSummary(request.address, codeIn(request)))
  app.post('/api/tables/:code/seats', async (request, reply) => {
    const asked = joinBody.parse(request.body)
    return reply.status(201).send(await requests.join(request.address, codeIn(request), asked))
  })
  app.post('/api/tables/:code/moves', async (request, reply) => {
    const { person } = moveBody.parse(request.body)
    return reply.status(201).send(await requests.createMoveKey(request.address, codeIn(request), tokenIn(request), person))
  })
  app.post('/api/tables/:code/moves/claim', async (request, reply) => {
    const { key } = claimBody.parse(request.body)
    return reply.status(201).send(await requests.claimMove(request.address, codeIn(request), key))
  })
  app.post('/api/tables/:code', { bodyLimit: mostOptions }, async (request): Promise<CommandResult> => {
    const token = tokenIn(request)
    const asked: Command = command.parse(request.body)
    return { house: await requests.command(request.address, codeIn(request), token, asked) }
  })
  app.post('/api/tables/:code/group', async (request, reply) => {
    const { group } = keepBody.parse(request.body)
    return reply.status(201).send(await requests.history.keepInGroup(request.address, codeIn(request), tokenIn(request), group))
  })
  app.get('/api/tables/:code/group', (request) => requests.history.groupKey(request.address, codeIn(request), tokenIn(request)))
  // The key is in a header, as a seat's token is: no log of addresses has it.
  app.get('/api/group', (request) => requests.history.group(request.address, tokenIn(request)))
  app.delete('/api/group', async (request, reply) => {
    await requests.history.deleteGroup(request.address, tokenIn(request))
    return reply.status(204).send()
  })
  app.get('/api/tables/:code/games/:n/record', async (request, reply) => {
    const { code, n } = gameParams.parse(request.params)
    const record = await requests.history.record(request.address, code, n)
    return reply.header('content-disposition', `attachment; filename="safehouse-${record.game}-${n}.json"`).send(record)
  })
  app.get('/api/tables/:code/games/:n/choices', (request) => {
    const { code, n } = gameParams.parse(request.params)
    return requests.choices(request.address, code, tokenIn(request), n)
  })
  const notes = '/api/tables/:code/games/:n/notes'
  app.get(notes, async (request, reply) => {
    const { code, n } = gameParams.parse(request.params)
    const text = await requests.history.notes(request.address, code, tokenIn(request), n)
    return reply.type('application/json; charset=utf-8').send(text ?? 'null')
  })
  app.put(notes, { bodyLimit: mostNotes }, async (request, reply) => {
    const { code, n } = gameParams.parse(request.params)
    await requests.history.keepNotes(request.address, code, tokenIn(request), n, JSON.stringify(request.body ?? null))
    return reply.status(204).send()
  })
}

const codeIn = (request: FastifyRequest): string => tableParams.parse(request.params).code

function tokenIn({ headers }: FastifyRequest): string {
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  if (scheme !== 'Bearer' || !token || token.length > 200) throw new RequestError('badToken')
  return token
}
