// The HTTP API: everything that is not live. Request bodies are checked strictly: unknown fields are refused.
// In paths, `games/:n` is match number n of the table.
import { type Language, languages } from '@safehouse/content/languages.ts'
import type { Command, CommandResult, House, ServerInfo } from '@safehouse/protocol'
import {
  claimBody,
  command,
  createBody,
  inviteBody,
  joinBody,
  keepBody,
  knockBody,
  moveBody,
  playOnBody,
  pushBody,
} from '@safehouse/protocol/commands'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { readArenaTable } from '../arena-table.ts'
import { describeCharacters } from '../bots/characters.ts'
import { readPackTexts } from '../packs.ts'
import { RequestError } from '../request-error.ts'
import type { TableRequests } from '../requests/table-requests.ts'
import type { Claim } from '../tokens.ts'
import { describeHttpApi, describeLiveConnection } from './openapi.ts'

export const tableParams = z.object({ code: z.string().max(16) })
const packParams = tableParams.extend({ hash: z.string().regex(/^[0-9a-f]{64}$/) })
const matchParams = tableParams.extend({ n: z.coerce.number().int().min(1).max(1e6) }).transform(({ code, n }) => ({ code, matchNumber: n }))

/** Maximum size of a person's notes on a match. */
export const MAX_NOTES_BYTES = 16 * 1024

/** Maximum size of a command. Options may contain packs that people wrote: five decks of two hundred cards fit. */
const MAX_COMMAND_BYTES = 512 * 1024

export function serveApi(app: FastifyInstance, requests: TableRequests, info: () => ServerInfo, arenaFile: string | undefined): void {
  const withHouse = <A extends { readonly house: House }>(request: FastifyRequest, answer: A): A => ({
    ...answer,
    house: requests.formHouseForAnswer(answer.house, (request.query as { readonly packs?: unknown }).packs === 'hash'),
  })
  app.get('/api/info', info)
  app.get('/api/openapi.json', () => describeHttpApi(info().version))
  app.get('/api/asyncapi.json', () => describeLiveConnection(info().version))
  app.get('/api/push', () => requests.pushKey())
  app.get('/api/arena', () => readArenaTable(arenaFile))
  app.get('/api/games', () => requests.listGames())
  app.get('/api/games/:id', (request) => requests.describeGame(readId(request), readLanguage(request)))
  app.get('/api/bots', (request) => describeCharacters(readLanguage(request)))
  app.get('/api/packs/:id', (request) => readPackTexts(readId(request), readLanguage(request)))

  app.post('/api/tables', async (request, reply) => {
    const body = createBody.parse(request.body)
    return reply.status(201).send(withHouse(request, await requests.createTable(request.address, body)))
  })
  app.get('/api/tables/:code', (request) => requests.summarizeTable(request.address, readCode(request)))
  app.post('/api/tables/:code/seats', async (request, reply) => {
    const body = joinBody.parse(request.body)
    return reply.status(201).send(withHouse(request, await requests.join(request.address, readCode(request), body)))
  })
  app.post('/api/tables/:code/programs', async (request, reply) => {
    const { bot } = inviteBody.parse(request.body)
    return reply.status(201).send(await requests.inviteProgram(request.address, readCode(request), readToken(request), bot))
  })
  app.post('/api/tables/:code/knocks', (request) => requests.knock(request.address, readCode(request), knockBody.parse(request.body)))
  app.post('/api/tables/:code/moves', async (request, reply) => {
    const { person } = moveBody.parse(request.body)
    return reply.status(201).send(await requests.createMoveKey(request.address, readCode(request), readToken(request), person))
  })
  app.post('/api/tables/:code/moves/claim', async (request, reply) => {
    const { key } = claimBody.parse(request.body)
    return reply.status(201).send(withHouse(request, await requests.claimMove(request.address, readCode(request), key)))
  })
  // Commands are large: one without a token of this server, or above the limit, is refused before its body is read.
  const claims = new WeakMap<FastifyRequest, Claim>()
  const onRequest = async (request: FastifyRequest) => void claims.set(request, requests.access.readCommandToken(readToken(request)))
  app.post('/api/tables/:code', { bodyLimit: MAX_COMMAND_BYTES, onRequest }, async (request): Promise<CommandResult> => {
    const tableCommand: Command = command.parse(request.body)
    return withHouse(request, { house: await requests.giveCommand(request.address, readCode(request), claims.get(request)!, tableCommand) })
  })
  app.put('/api/tables/:code/push', async (request, reply) => {
    const { keys, ...body } = pushBody.parse(request.body)
    await requests.setPush(request.address, readCode(request), readToken(request), { ...body, ...keys })
    return reply.status(204).send()
  })
  app.delete('/api/tables/:code/push', async (request, reply) => {
    await requests.setPush(request.address, readCode(request), readToken(request), undefined)
    return reply.status(204).send()
  })
  // Under its hash a pack never changes. It is kept by the client's own cache alone: not everybody may read a table's packs.
  app.get('/api/tables/:code/packs/:hash', async (request, reply) => {
    const { code, hash } = packParams.parse(request.params)
    const json = await requests.readPack(request.address, code, readOptionalToken(request), hash)
    return reply.header('cache-control', 'private, max-age=31536000, immutable').type('application/json; charset=utf-8').send(json)
  })
  app.post('/api/tables/:code/group', async (request, reply) => {
    const { group } = keepBody.parse(request.body)
    return reply.status(201).send(await requests.history.keepInGroup(request.address, readCode(request), readToken(request), group))
  })
  app.get('/api/tables/:code/group', (request) => requests.history.readGroupKey(request.address, readCode(request), readToken(request)))
  // The group's key is sent in a header, like a seat's token, so that it is in no log of URLs.
  app.get('/api/group', (request) => requests.history.readGroup(request.address, readToken(request)))
  app.delete('/api/group', async (request, reply) => {
    await requests.history.deleteGroup(request.address, readToken(request))
    return reply.status(204).send()
  })
  app.get('/api/tables/:code/games/:n/record', async (request, reply) => {
    const { code, matchNumber } = matchParams.parse(request.params)
    const sitters = (request.query as { readonly sitters?: unknown }).sitters === '1'
    const { game, text } = await requests.history.readRecord(request.address, code, matchNumber, { token: readOptionalToken(request), sitters })
    const name = `safehouse-${game}-${matchNumber}.json`
    return reply.type('application/json; charset=utf-8').header('content-disposition', `attachment; filename="${name}"`).send(text)
  })
  app.post('/api/tables/:code/games/:n/continuations', async (request, reply) => {
    const { code, matchNumber } = matchParams.parse(request.params)
    const from = playOnBody.parse(request.body)
    return reply.status(201).send(withHouse(request, await requests.playOn(request.address, code, readToken(request), matchNumber, from)))
  })
  app.get('/api/tables/:code/games/:n/choices', (request) => {
    const { code, matchNumber } = matchParams.parse(request.params)
    return requests.readChoices(request.address, code, readToken(request), matchNumber)
  })
  app.get('/api/tables/:code/games/:n/view', (request) => {
    const { code, matchNumber } = matchParams.parse(request.params)
    return requests.readView(request.address, code, readToken(request), matchNumber)
  })
  const notes = '/api/tables/:code/games/:n/notes'
  app.get(notes, async (request, reply) => {
    const { code, matchNumber } = matchParams.parse(request.params)
    const { of } = z.object({ of: z.coerce.number().int().min(0).max(20).optional() }).parse(request.query)
    const text =
      of === undefined
        ? await requests.history.readNotes(request.address, code, readToken(request), matchNumber)
        : await requests.history.readSharedNotes(request.address, code, matchNumber, readOptionalToken(request), of)
    return reply.type('application/json; charset=utf-8').send(text ?? 'null')
  })
  app.put(notes, { bodyLimit: MAX_NOTES_BYTES }, async (request, reply) => {
    const { code, matchNumber } = matchParams.parse(request.params)
    await requests.history.keepNotes(request.address, code, readToken(request), matchNumber, toNotesText(request.body))
    return reply.status(204).send()
  })
}

/** The notes as they are stored. Notes that are nested so deep that they can be read but not written are a bad request. */
function toNotesText(body: unknown): string {
  try {
    return JSON.stringify(body ?? null)
  } catch {
    throw new RequestError('badRequest')
  }
}

const readId = (request: FastifyRequest): string => z.object({ id: z.string() }).parse(request.params).id
const readLanguage = (request: FastifyRequest): Language => z.strictObject({ lang: z.enum(languages).default('en') }).parse(request.query).lang
const readCode = (request: FastifyRequest): string => tableParams.parse(request.params).code

export const readOptionalToken = (request: FastifyRequest): string | undefined =>
  request.headers.authorization === undefined ? undefined : readToken(request)

export function readToken({ headers }: FastifyRequest): string {
  const [scheme, token] = (headers.authorization ?? '').split(' ')
  if (scheme !== 'Bearer' || !token || token.length > 200) throw new RequestError('badToken')
  return token
}
