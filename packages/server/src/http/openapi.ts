// The HTTP API as OpenAPI, generated from the schemas that check request bodies. docs/protocol.md explains it in words.
import { errorCodes } from '@safehouse/protocol'
import { claimBody, command, createBody, inviteBody, joinBody, keepBody, knockBody, moveBody, playOnBody } from '@safehouse/protocol/commands'
import { fromClient } from '@safehouse/protocol/messages'
import { toJsonSchema } from '../json-schema.ts'

interface Operation {
  readonly summary: string
  readonly body?: Parameters<typeof toJsonSchema>[0]
  /** Whether a bearer token is needed. */
  readonly token?: true
  readonly status?: 200 | 201 | 204
}
const operations: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/api/info': { get: { summary: 'Version, and the addresses at which others reach this server' } },
  '/api/arena': { get: { summary: 'The last table of the arena that the operator published; null if there is none' } },
  '/api/games': { get: { summary: 'List of games' } },
  '/api/games/{id}': { get: { summary: 'One game, with the JSON Schemas of its actions and facts' } },
  '/api/packs/{id}': { get: { summary: 'The texts of a built-in pack, in the language `lang`' } },
  '/api/tables': { post: { summary: 'Open a table and take a seat as its host', body: createBody, status: 201 } },
  '/api/tables/{code}': {
    get: { summary: 'What anybody with the code may know before joining' },
    post: { summary: 'Send a command to the table', body: command, token: true },
  },
  '/api/tables/{code}/events': { get: { summary: 'The live connection as server-sent events', token: true } },
  '/api/tables/{code}/messages': { post: { summary: 'Send a live message (act, say, react, entropy)', body: fromClient, token: true } },
  '/api/tables/{code}/seats': { post: { summary: 'Take a seat', body: joinBody, status: 201 } },
  '/api/tables/{code}/programs': {
    post: {
      summary: 'Make a key with which a program takes a seat, or call one that the operator offers',
      body: inviteBody,
      token: true,
      status: 201,
    },
  },
  '/api/tables/{code}/knocks': { post: { summary: 'Ask the host of a locked or full table to be let in', body: knockBody } },
  '/api/tables/{code}/moves': { post: { summary: 'Make a key that moves a seat to another device', body: moveBody, token: true, status: 201 } },
  '/api/tables/{code}/moves/claim': { post: { summary: 'Take over a seat with such a key', body: claimBody, status: 201 } },
  '/api/tables/{code}/group': {
    get: { summary: 'The key of the group history in which this table is kept', token: true },
    post: { summary: 'Keep this table in a group’s history', body: keepBody, token: true, status: 201 },
  },
  '/api/group': {
    get: { summary: 'A group’s history; its key is the bearer token', token: true },
    delete: { summary: 'Delete a group’s history for good; its key is the bearer token', token: true, status: 204 },
  },
  '/api/tables/{code}/packs/{hash}': { get: { summary: 'A pack that the house document names by hash', token: true } },
  '/api/tables/{code}/games/{n}/choices': { get: { summary: 'What this seat may do now', token: true } },
  '/api/tables/{code}/games/{n}/view': { get: { summary: 'What this seat knows now', token: true } },
  '/api/tables/{code}/games/{n}/notes': {
    get: { summary: 'Your private notes on a match', token: true },
    put: { summary: 'Replace your private notes on a match', token: true, status: 204 },
  },
  '/api/tables/{code}/games/{n}/continuations': {
    post: { summary: 'Open a practice table that plays on from a moment of this match', body: playOnBody, token: true, status: 201 },
  },
  '/api/tables/{code}/games/{n}/record': {
    get: { summary: 'The record of a match that is over, for people of the table, or for everybody once it is published', token: true },
  },
}

const errorResponse = {
  description: 'Error',
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

function describeOperation(path: string, { summary, body, token, status = 200 }: Operation): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return {
    summary,
    parameters: names.map((name) => ({ name, in: 'path', required: true, schema: { type: name === 'n' ? 'integer' : 'string' } })),
    ...(token && { security: [{ seat: [] }] }),
    ...(body && { requestBody: { required: true, ...json(toJsonSchema(body)) } }),
    responses: { [status]: { description: 'Success', ...(status !== 204 && json({})) }, default: errorResponse },
  }
}

export const openApi = (version: string): object => ({
  openapi: '3.1.0',
  info: { title: 'Safehouse', version, description: 'Live feeds and actions go over a WebSocket at /api/live: see docs/protocol.md.' },
  components: { securitySchemes: { seat: { type: 'http', scheme: 'bearer' } } },
  paths: Object.fromEntries(
    Object.entries(operations).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, describeOperation(path, operation)])),
    ]),
  ),
})
