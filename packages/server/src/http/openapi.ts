// The HTTP interface as OpenAPI, made from the same schemas that check it. docs/protocol.md says the rest in words.
import { errorCodes } from '@safehouse/protocol'
import { claimBody, command, createBody, joinBody, keepBody, moveBody } from '@safehouse/protocol/commands'
import { jsonSchemaOf } from '../json-schema.ts'

interface Operation {
  readonly summary: string
  readonly body?: Parameters<typeof jsonSchemaOf>[0]
  /** Whether a seat's token is asked for. */
  readonly token?: true
  readonly status?: 200 | 201 | 204
}
const operations: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/api/info': { get: { summary: 'Version, and the addresses under which others reach this server' } },
  '/api/games': { get: { summary: 'The games that are offered' } },
  '/api/games/{id}': { get: { summary: 'One game, with the JSON Schemas of its actions and facts' } },
  '/api/tables': { post: { summary: 'Open a table and sit down as its host', body: createBody, status: 201 } },
  '/api/tables/{code}': {
    get: { summary: 'What somebody with the code may know before sitting down' },
    post: { summary: 'Ask something of the table', body: command, token: true },
  },
  '/api/tables/{code}/seats': { post: { summary: 'Take a seat', body: joinBody, status: 201 } },
  '/api/tables/{code}/moves': { post: { summary: 'A key that moves a seat to another device', body: moveBody, token: true, status: 201 } },
  '/api/tables/{code}/moves/claim': { post: { summary: 'Take over a seat by such a key', body: claimBody, status: 201 } },
  '/api/tables/{code}/group': {
    get: { summary: 'The key to the history that this evening is kept in', token: true },
    post: { summary: 'Keep this evening in a group’s history', body: keepBody, token: true, status: 201 },
  },
  '/api/group': {
    get: { summary: 'A group’s history; its key is the bearer token', token: true },
    delete: { summary: 'Delete a group’s history for good; its key is the bearer token', token: true, status: 204 },
  },
  '/api/tables/{code}/games/{n}/choices': { get: { summary: 'What this seat may do now', token: true } },
  '/api/tables/{code}/games/{n}/notes': {
    get: { summary: 'One’s own notes on a game', token: true },
    put: { summary: 'Keep one’s own notes on a game', token: true, status: 204 },
  },
  '/api/tables/{code}/games/{n}/record': { get: { summary: 'The record of a finished game, to be checked by anybody' } },
}

const refused = {
  description: 'No, and why',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code'],
        properties: { code: { enum: errorCodes }, rule: { type: 'string' }, with: { type: 'object' } },
      },
    },
  },
}
const json = (schema: object) => ({ content: { 'application/json': { schema } } })

function described(path: string, { summary, body, token, status = 200 }: Operation): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return {
    summary,
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: name === 'n' ? 'integer' : 'string' } })),
    ...(token && { security: [{ seat: [] }] }),
    ...(body && { requestBody: { required: true, ...json(jsonSchemaOf(body)) } }),
    responses: { [status]: { description: 'Yes', ...(status !== 204 && json({})) }, default: refused },
  }
}

export const openApi = (version: string): object => ({
  openapi: '3.1.0',
  info: { title: 'Safehouse', version, description: 'Live feeds and actions go over a WebSocket at /api/live: see docs/protocol.md.' },
  components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
  paths: Object.fromEntries(
    Object.entries(operations).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, described(path, operation)])),
    ]),
  ),
})
