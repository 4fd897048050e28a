// The HTTP API as OpenAPI, and the live connection as AsyncAPI, generated from the schemas that check requests and with which tests
// check answers. docs/protocol.md explains both in words.
import { LIVE_PATH } from '@safehouse/protocol'
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
import { clientMessages, fromClient } from '@safehouse/protocol/messages'
import { type ResponseName, responses } from '@safehouse/protocol/response-schemas'
import { serverMessages } from '@safehouse/protocol/server-messages'
import { z } from 'zod'

const requests = {
  CreateTable: createBody,
  Command: command,
  Message: fromClient,
  Join: joinBody,
  AskToBeLetIn: knockBody,
  MoveSeat: moveBody,
  ClaimSeat: claimBody,
  KeepInGroup: keepBody,
  InviteProgram: inviteBody,
  PlayOn: playOnBody,
  TellTurns: pushBody,
}
interface Operation {
  readonly summary: string
  readonly body?: keyof typeof requests | 'Notes'
  /** Missing where nothing is answered. */
  readonly answer?: ResponseName | 'EventStream' | 'MessageAnswer'
  /** Whether a bearer token is needed. */
  readonly token?: true
  readonly status?: 200 | 201 | 204
  /** Names of query parameters. */
  readonly query?: readonly string[]
}
const operations: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/api/info': { get: { summary: 'Version, and the addresses at which others reach this server', answer: 'ServerInfo' } },
  '/api/push': { get: { summary: 'The key for which a browser subscribes to push messages; null where there are none', answer: 'PushKey' } },
  '/api/arena': { get: { summary: 'The last table of the arena that the operator published; null if there is none', answer: 'ArenaTable' } },
  '/api/limits': { get: { summary: 'Rate limits of this server', answer: 'Limits' } },
  '/api/games': { get: { summary: 'List of games', answer: 'Games' } },
  '/api/games/{id}': { get: { summary: 'One game: rules, refusals and JSON Schemas', answer: 'GameDetails', query: ['lang'] } },
  '/api/bots': { get: { summary: 'The characters of our bots: temper, traits and life story', answer: 'BotCharacters', query: ['lang'] } },
  '/api/packs/{id}': { get: { summary: 'The texts of a built-in pack', answer: 'PackTexts', query: ['lang'] } },
  '/api/tables': {
    post: { summary: 'Open a table and take a seat as its host', body: 'CreateTable', answer: 'SeatGrant', status: 201, query: ['packs'] },
  },
  '/api/tables/{code}': {
    get: { summary: 'What anybody with the code may know before joining', answer: 'TableSummary' },
    post: { summary: 'Send a command to the table', body: 'Command', answer: 'CommandResult', token: true, query: ['packs'] },
  },
  '/api/tables/{code}/events': {
    get: {
      summary: 'The live connection as server-sent events',
      answer: 'EventStream',
      token: true,
      query: ['n', 'count', 'seat', 'screen', 'choices', 'view', 'changes'],
    },
  },
  '/api/tables/{code}/messages': {
    post: { summary: 'Send a live message (act, say, react, entropy)', body: 'Message', answer: 'MessageAnswer', token: true },
  },
  '/api/tables/{code}/seats': { post: { summary: 'Take a seat', body: 'Join', answer: 'SeatGrant', status: 201, query: ['packs'] } },
  '/api/tables/{code}/programs': {
    post: {
      summary: 'Make a key with which a program takes a seat, or call one that the operator offers',
      body: 'InviteProgram',
      answer: 'ProgramInvite',
      token: true,
      status: 201,
    },
  },
  '/api/tables/{code}/push': {
    put: { summary: 'Tell this device by push when it is this person’s turn', body: 'TellTurns', token: true, status: 204 },
    delete: { summary: 'Tell no device any more', token: true, status: 204 },
  },
  '/api/tables/{code}/knocks': {
    post: { summary: 'Ask the host of a locked or full table to be let in', body: 'AskToBeLetIn', answer: 'KnockAnswer' },
  },
  '/api/tables/{code}/moves': {
    post: { summary: 'Make a key that moves a seat to another device', body: 'MoveSeat', answer: 'SeatMoveKey', token: true, status: 201 },
  },
  '/api/tables/{code}/moves/claim': {
    post: { summary: 'Take over a seat with such a key', body: 'ClaimSeat', answer: 'SeatGrant', status: 201, query: ['packs'] },
  },
  '/api/tables/{code}/group': {
    get: { summary: 'The key of the group history in which this table is kept', answer: 'GroupKey', token: true },
    post: { summary: 'Keep this table in a group’s history', body: 'KeepInGroup', answer: 'GroupKey', token: true, status: 201 },
  },
  '/api/group': {
    get: { summary: 'A group’s history; its key is the bearer token', answer: 'Group', token: true },
    delete: { summary: 'Delete a group’s history for good; its key is the bearer token', token: true, status: 204 },
  },
  '/api/tables/{code}/packs/{hash}': { get: { summary: 'A pack that the house document names by hash', answer: 'Pack', token: true } },
  '/api/tables/{code}/games/{n}/choices': { get: { summary: 'What this seat may do now', answer: 'SeatChoices', token: true } },
  '/api/tables/{code}/games/{n}/view': { get: { summary: 'What this seat knows now', answer: 'SeatView', token: true } },
  '/api/tables/{code}/games/{n}/notes': {
    get: { summary: 'Your private notes on a match; with `of` those of a seat that shares them, once it is over', answer: 'Notes', token: true },
    put: { summary: 'Replace your private notes on a match', body: 'Notes', token: true, status: 204 },
  },
  '/api/tables/{code}/games/{n}/continuations': {
    post: {
      summary: 'Open a practice table that plays on from a moment of this match',
      body: 'PlayOn',
      answer: 'SeatGrant',
      token: true,
      status: 201,
    },
  },
  '/api/tables/{code}/games/{n}/record': {
    get: {
      summary: 'The record of a match that is over, for people of the table, or for everybody once it is published',
      answer: 'Record',
      token: true,
    },
  },
}

const referTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })
/** JSON Schemas by name, which refer to each other where one contains another. */
function componentsOf(schemas: Readonly<Record<string, z.ZodType>>): Record<string, object> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(schemas)) registry.add(schema, { id })
  const { schemas: generated } = z.toJSONSchema(registry, { uri: (id) => referTo(id).$ref, unrepresentable: 'any', io: 'input' })
  return Object.fromEntries(Object.entries(generated).map(([id, { $id: _, $schema: __, ...schema }]) => [id, schema]))
}
const asJson = (schema: object) => ({ content: { 'application/json': { schema } } })

function contentOf(answer: Operation['answer']): object {
  if (answer === undefined) return {}
  if (answer === 'EventStream') return { content: { 'text/event-stream': { schema: { type: 'string' } } } }
  return asJson(answer === 'MessageAnswer' ? { anyOf: [referTo('Acknowledgement'), referTo('Refusal'), { type: 'object' }] } : referTo(answer))
}
function describeOperation(path: string, { summary, body, answer, token, status = 200, query = [] }: Operation): object {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  return {
    summary,
    parameters: [
      ...names.map((name) => ({ name, in: 'path', required: true, schema: { type: name === 'n' ? 'integer' : 'string' } })),
      ...query.map((name) => ({ name, in: 'query', required: false, schema: { type: 'string' } })),
    ],
    ...(token && { security: [{ seat: [] }] }),
    ...(body && { requestBody: { required: true, ...asJson(referTo(body)) } }),
    responses: { [status]: { description: 'Success', ...contentOf(answer) }, default: { description: 'Error', ...asJson(referTo('Error')) } },
  }
}

/** Makes a description when it is first asked for: it takes several milliseconds, and never changes while the server runs. */
function makeOnce(describe: (version: string) => object): (version: string) => object {
  const descriptions = new Map<string, object>()
  return (version) => {
    const description = descriptions.get(version) ?? describe(version)
    descriptions.set(version, description)
    return description
  }
}

export const describeHttpApi = makeOnce((version) => ({
  openapi: '3.1.0',
  info: { title: 'Safehouse', version, description: `Live feeds and actions go over a WebSocket at ${LIVE_PATH}: see /api/asyncapi.json.` },
  components: {
    securitySchemes: { seat: { type: 'http', scheme: 'bearer' } },
    schemas: componentsOf({ ...responses, ...requests, Acknowledgement: serverMessages.ack, Refusal: serverMessages.refused }),
  },
  paths: Object.fromEntries(
    Object.entries(operations).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, describeOperation(path, operation)])),
    ]),
  ),
}))

export const describeLiveConnection = makeOnce((version) => {
  const prefixNames = (prefix: string, schemas: object) =>
    Object.fromEntries(Object.entries(schemas).map(([t, schema]) => [`${prefix}.${t}`, schema]))
  const schemas = { ...prefixNames('client', clientMessages), ...prefixNames('server', serverMessages) }
  const names = Object.keys(schemas)
  const describeDirection = (action: string, prefix: string) => ({
    action,
    channel: { $ref: '#/channels/live' },
    messages: names.filter((name) => name.startsWith(prefix)).map((name) => ({ $ref: `#/channels/live/messages/${name}` })),
  })
  return {
    asyncapi: '3.0.0',
    info: { title: 'Safehouse', version, description: 'One JSON object in each text frame; `t` is its kind. docs/protocol.md explains them.' },
    defaultContentType: 'application/json',
    channels: { live: { address: LIVE_PATH, messages: Object.fromEntries(names.map((name) => [name, { payload: referTo(name) }])) } },
    operations: { clientSends: describeDirection('receive', 'client.'), serverSends: describeDirection('send', 'server.') },
    components: { schemas: componentsOf(schemas as Record<string, z.ZodType>) },
  }
})
