// The live connection for programs without WebSocket: server-sent events carry what a WebSocket would be sent, and messages are
// posted. One stream counts as one connection; it is cut when its client does not keep up.
import type { OutgoingHttpHeaders } from 'node:http'
import { type FromServer, type PersonId, PROTOCOL_NUMBER } from '@safehouse/protocol'
import { actionId } from '@safehouse/protocol/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Admission } from '../limits/admission.ts'
import { HEARTBEAT_INTERVAL_MS, MAX_UNSENT_BYTES } from '../limits/live-connections.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import { TurnSlices } from '../limits/turn-slices.ts'
import { RequestError } from '../request-error.ts'
import { type LiveMessages, readMessage } from '../requests/live-messages.ts'
import type { TableRequests } from '../requests/table-requests.ts'
import { HouseForClient, type HouseMessages } from '../table/house-messages.ts'
import type { FeedPosition, PresentPerson, Subscriber } from '../table/subscribers.ts'
import { type Outbox, whenDrained } from '../ws/outbox.ts'
import { readOptionalToken, readToken, tableParams } from './api.ts'

export interface EventStreamParts {
  readonly requests: TableRequests
  readonly messages: LiveMessages
  readonly admission: Admission
  readonly limits: RateLimiter
  readonly clock: Clock
  readonly version: string
  readonly outbox: Outbox
}
/** A comment, which clients skip. */
const HEARTBEAT = Buffer.from(': heartbeat\n\n')
/** Each takes about a third of a millisecond: hundreds at once are opened in slices. */
const MAX_OPENED_A_TURN = 16
const flag = z.literal('1').optional()
/** The same as in a WebSocket's `hello`; `n`, `count` and `seat` are its `heard`. */
const streamQuery = z.strictObject({
  n: z.coerce.number().int().min(1).optional(),
  count: z.coerce.number().int().min(0).optional(),
  seat: z.coerce.number().int().min(-1).optional(),
  screen: flag,
  choices: flag,
  view: flag,
  changes: flag,
})

/** Serves the streams; returns how many are open. */
export function serveEventStreams(app: FastifyInstance, parts: EventStreamParts): () => number {
  const open = new Set<EventStream>()
  const opening = new TurnSlices<() => void>(MAX_OPENED_A_TURN, (begin) => begin())
  const stopHeartbeat = parts.clock.every(HEARTBEAT_INTERVAL_MS, () => {
    for (const stream of open) stream.keepAlive()
  })
  app.addHook('preClose', async () => {
    stopHeartbeat()
    for (const stream of open) stream.end()
  })
  app.get('/api/tables/:code/events', async (request, reply) => {
    await new Promise<void>((begin) => opening.doNowOrLater(begin))
    if (parts.admission.isFull) throw new RequestError('serverFull')
    if (parts.admission.hasTooManyConnections(request.address)) throw new RequestError('tooManyRequests')
    parts.limits.check('connections', request.address)
    const { n, count = 0, seat, screen, choices, view, changes } = streamQuery.parse(request.query)
    const { table, person } = await parts.requests.access.enter(request.address, tableParams.parse(request.params).code, readOptionalToken(request))
    if (reply.raw.destroyed) return void reply.hijack() // gone meanwhile: `close` has been and will not come again
    const stream = new EventStream(reply, parts.outbox, person, {
      heard: n === undefined ? { matchNumber: 0, count: 0 } : { matchNumber: n, count, seat },
      isScreen: !person && screen !== undefined,
      pushes: { choices: choices !== undefined, view: view !== undefined },
      houseForm: new HouseForClient(changes !== undefined, parts.limits),
    })
    stream.start(request)
    open.add(stream)
    parts.admission.countConnection(request.address, 1)
    reply.raw.on('close', () => {
      open.delete(stream)
      parts.admission.countConnection(request.address, -1)
      table.detach(stream)
    })
    stream.say({ t: 'welcome', you: stream.person, now: parts.clock.now(), version: parts.version, protocol: PROTOCOL_NUMBER })
    table.attach(stream)
  })
  app.post('/api/tables/:code/messages', (request) => answerMessage(request).catch((problem: unknown) => throwWithId(problem, request.body)))
  const answerMessage = async (request: FastifyRequest): Promise<FromServer | Record<string, never>> => {
    const message = readMessage(request.body)
    if (message.t === 'hello' || message.t === 'ping') throw new RequestError('badRequest', { with: { field: 't' } })
    const { table, person } = await parts.requests.access.enter(request.address, tableParams.parse(request.params).code, readToken(request))
    if (!person) throw new RequestError('notSeated')
    const sender = new MessageSender(person)
    return (await parts.messages.answer(request.address, table, sender, message)) ?? {}
  }
  return () => open.size
}

/** Errors carry the id of the message that they answer. */
function throwWithId(problem: unknown, body: unknown): never {
  const { success, data } = z.object({ id: actionId }).safeParse(body)
  if (!success || !(problem instanceof RequestError)) throw problem
  throw new RequestError(problem.code, { ...problem.body, id: data.id })
}

/** Who posts a message, as far as the table asks. It receives nothing. */
class MessageSender implements Subscriber {
  readonly person: PersonId
  readonly present: readonly PresentPerson[]
  readonly isScreen: boolean = false
  heard: FeedPosition = { matchNumber: 0, count: 0 }
  constructor({ id, epoch }: PresentPerson) {
    this.person = id
    this.present = [{ id, epoch }]
  }
  send(): void {}
  sendHouse(): void {}
  setPresent(): void {}
  dismiss(): void {}
}

class EventStream implements Subscriber {
  readonly person: PersonId | null
  readonly present: readonly PresentPerson[]
  readonly isScreen: boolean
  readonly pushes: NonNullable<Subscriber['pushes']>
  readonly houseForm: HouseForClient
  heard: FeedPosition

  constructor(
    private readonly reply: FastifyReply,
    private readonly outbox: Outbox,
    person: PresentPerson | undefined,
    { heard, isScreen, pushes, houseForm }: Pick<EventStream, 'heard' | 'isScreen' | 'pushes' | 'houseForm'>,
  ) {
    this.person = person?.id ?? null
    this.present = person ? [{ id: person.id, epoch: person.epoch }] : []
    this.heard = heard
    this.isScreen = isScreen
    this.pushes = pushes
    this.houseForm = houseForm
  }
  start({ socket, raw }: FastifyRequest): void {
    this.reply.hijack()
    // Nothing more is awaited of the request. A request that is still open when its client goes is an error with a stack trace to Node, which
    // takes most of the time that hundreds of them need to go.
    raw.resume().once('end', () => raw.destroy())
    socket.setNoDelay(true)
    this.reply.raw.writeHead(200, {
      ...(this.reply.getHeaders() as OutgoingHttpHeaders),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
  }
  send(text: string): void {
    if (this.reply.raw.writableEnded) return
    if (this.reply.raw.writableLength > MAX_UNSENT_BYTES) this.reply.raw.destroy()
    else this.outbox.putEvent(this.reply.raw, text)
  }
  whenSent(call: () => void): void {
    whenDrained(this.reply.raw, call)
  }
  sendHouse(messages: HouseMessages): void {
    this.send(this.houseForm.textOf(messages))
  }
  say(message: FromServer): void {
    this.send(JSON.stringify(message))
  }
  keepAlive(): void {
    if (!this.reply.raw.writableEnded) this.outbox.putFrame(this.reply.raw, HEARTBEAT)
  }
  setPresent(): void {
    // Only a passed device has several people, and it needs a WebSocket.
  }
  dismiss(lastMessage: FromServer): void {
    this.say(lastMessage)
    this.end()
  }
  end(): void {
    this.outbox.flush(this.reply.raw)
    this.reply.raw.end()
  }
}
