// Schemas of the messages that the server sends over a live connection, for its AsyncAPI description and for tests that check real
// messages against them. Not in index.ts, so that pages do not load a schema library. Clients ignore unknown fields and messages.
import { z } from 'zod'
import type { House } from './house.ts'
import type { FromServer } from './messages.ts'
import { errorSchema, houseSchema, seatChoicesSchema, seatViewSchema } from './response-schemas.ts'
import { reactions } from './talk.ts'
import { voiceMessages } from './voice-messages.ts'

const id = z.string().describe('The id of the message that this answers.')
const person = z.string().describe('The public id of a person at the table.')
const n = z.int().describe('The number of the match, from 1.')
const now = z.number().describe('The server’s time, in milliseconds since 1970.')
const pad = z.string().describe('Fills the frame to a multiple of 256 bytes; ignore it.').exactOptional()
const reaction = z.enum(reactions)

/** By the value of `t`. */
export const serverMessages = {
  welcome: z.object({ t: z.literal('welcome'), you: person.nullable(), now, version: z.string(), protocol: z.int() }),
  house: z.object({ t: z.literal('house'), house: houseSchema }),
  houseChanged: z.object({
    t: z.literal('houseChanged'),
    house: houseSchema.partial().describe('Fields that have changed, whole.') as unknown as z.ZodType<Partial<House>>,
    gone: z.array(z.string()).describe('Names of fields that the document no longer has.').exactOptional(),
  }),
  feed: z.object({
    t: z.literal('feed'),
    n,
    from: z.int().describe('The number of the first message, counted from 0.'),
    anew: z.literal(true).describe('Another feed of the same match begins.').exactOptional(),
    head: z.object({ message: z.int(), link: z.string() }).describe('The head of the hash chain.').exactOptional(),
    messages: z.array(
      z.object({
        at: z.number().describe('Game time.'),
        facts: z.array(z.looseObject({ kind: z.string() })).describe('GET /api/games/ID has their schemas.'),
      }),
    ),
    pad,
  }),
  choices: z.object({ t: z.literal('choices'), n, pad, ...seatChoicesSchema.shape }),
  view: z.object({ t: z.literal('view'), n, pad, ...seatViewSchema.shape }),
  ack: z.object({ t: z.literal('ack'), id }),
  refused: z.object({
    t: z.literal('refused'),
    id,
    refusal: z.object({
      rule: z.string().describe('The id of the rule.'),
      code: z.string().describe('GET /api/games/ID has a sentence for it.'),
      with: z.record(z.string(), z.union([z.string(), z.number()])).exactOptional(),
    }),
  }),
  error: errorSchema.extend({ t: z.literal('error') }),
  pong: z.object({ t: z.literal('pong'), sent: z.number(), now }),
  seats: z.object({ t: z.literal('seats'), seats: z.array(person) }),
  nudged: z.object({ t: z.literal('nudged'), by: person, whom: person.exactOptional() }),
  goneOn: z.object({
    t: z.literal('goneOn'),
    n,
    people: z.record(z.string(), z.int()),
    hurried: z.array(z.object({ heard: z.int(), at: z.number() })),
  }),
  said: z.object({
    t: z.literal('said'),
    lines: z.array(z.object({ id: z.string(), at: z.number(), by: person.nullable(), text: z.string() })),
  }),
  reacted: z.object({ t: z.literal('reacted'), by: person.nullable(), reaction }),
  iceServers: z.object({
    t: z.literal('iceServers'),
    servers: z.array(z.object({ urls: z.array(z.string()), username: z.string().exactOptional(), credential: z.string().exactOptional() })),
    relayOnly: z.boolean().describe('No browser may learn another’s address.'),
  }),
  signal: z.object({ from: person, ...voiceMessages.signal.omit({ to: true }).shape }),
  speaking: z.object({ t: z.literal('speaking'), by: person, on: z.boolean() }),
  elsewhere: z.object({ t: z.literal('elsewhere') }),
} as const satisfies { readonly [T in FromServer['t']]: z.ZodType<Extract<FromServer, { t: T }>> }
