// One WebSocket connection: checks the hello, passes messages on to its table, and sends what the table sends. It trusts nothing it
// reads, and is cut when it floods or does not keep up; a client that was cut reconnects and resumes.
import type { Duplex } from 'node:stream'
import { type ErrorBody, type FromServer, MAX_VOICE_FRAME_BYTES, type PersonId, PROTOCOL_NUMBER } from '@safehouse/protocol'
import type { FromClient } from '@safehouse/protocol/messages'
import type { Logger } from 'pino'
import type { RawData, WebSocket } from 'ws'
import type { Clock } from '../clock.ts'
import { isOutsized } from '../limits/json-shape.ts'
import { MAX_UNSENT_BYTES } from '../limits/live-connections.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { TokenBucket } from '../limits/token-bucket.ts'
import type { Metrics } from '../metrics.ts'
import { RequestError } from '../request-error.ts'
import { type LiveMessages, readMessage } from '../requests/live-messages.ts'
import type { TableRequests } from '../requests/table-requests.ts'
import { HouseForClient, type HouseMessages } from '../table/house-messages.ts'
import type { PresentPerson, Subscriber } from '../table/subscribers.ts'
import type { Table } from '../table/table.ts'
import { type Outbox, whenDrained } from './outbox.ts'

export interface ConnectionParts {
  readonly requests: TableRequests
  readonly messages: LiveMessages
  readonly clock: Clock
  readonly metrics: Metrics
  readonly log: Logger
  readonly version: string
  readonly outbox: Outbox
  readonly limits: RateLimiter
}

/** More unsent bytes than this: no frame of sound is added. */
const MAX_UNSENT_SOUND_BYTES = 32 * 1024
const MAX_UNSENT_SIGNAL_BYTES = 256 * 1024
/** Longer than any message of our client. */
const MAX_MESSAGE_BYTES = 16 * 1024
/** Whatever is no longer than this is parsed soon enough. */
const ALWAYS_PARSED_LENGTH = 1024
/** More than any list or object in a message of our client has. */
const MAX_MEMBERS = 64
/** Time in which a client that floods can read why it is cut. */
const FLOOD_GRACE_MS = 500
/** WebSocket close codes, RFC 6455 section 7.4.1. */
const CLOSE_POLICY_VIOLATION = 1008
const CLOSE_GOING_AWAY = 1001
/** A ping without content, RFC 6455 section 5.5.2: one for all connections, since `ws` would make a new one for each. */
const PING_FRAME = Buffer.from([0x89, 0])

export class Connection implements Subscriber {
  person: PersonId | null = null
  present: readonly PresentPerson[] = []
  isScreen = false
  heard: Subscriber['heard'] = { matchNumber: 0, count: 0 }
  pushes = { choices: false, view: false }
  /**
   * A hello, ping or pong came since the last heartbeat. Actions do not count: otherwise the time at which somebody is found to be
   * gone would depend on secret actions.
   */
  isAlive = true
  /** No heartbeat has checked it yet. */
  isNew = true
  private wasPinged = false
  private allowance: TokenBucket
  private table: Table | undefined
  private hasSaidHello = false
  private houseForm: HouseForClient
  /** The last message was sent. The client may keep its end open for a while; what it sends is ignored. */
  private isDismissed = false

  constructor(
    private readonly socket: WebSocket,
    /** The stream that the socket writes to. */
    private readonly wire: Duplex,
    private readonly address: string,
    private readonly parts: ConnectionParts,
  ) {
    this.allowance = parts.limits.newConnectionBucket()
    this.houseForm = new HouseForClient(false, parts.limits)
    socket.on('message', (data, isBinary) => this.receive(data, isBinary))
    socket.on('ping', (payload) => this.answerPing(payload))
    socket.on('pong', () => {
      if (this.tryReceive()) this.isAlive = true
    })
    socket.on('close', () => this.table?.detach(this))
    socket.on('error', () => {}) // a broken frame: `ws` reports it to the client and closes
  }

  get hasTable(): boolean {
    return this.table !== undefined
  }
  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MAX_UNSENT_BYTES) return this.cut('slow')
    this.parts.outbox.put(this.wire, text)
  }
  whenSent(call: () => void): void {
    if (this.socket.readyState === this.socket.OPEN) whenDrained(this.wire, call)
  }
  /** Sound that would have to wait is worth nothing: it is dropped while anything is unsent. */
  sendFrame(frame: Uint8Array): void {
    if (this.socket.readyState === this.socket.OPEN && this.wire.writableLength <= MAX_UNSENT_SOUND_BYTES)
      this.parts.outbox.putBytes(this.wire, frame)
  }
  /** What other clients want to tell this one: dropped while it does not read, so that they cannot have it cut. */
  sendSignal(text: string): void {
    if (this.wire.writableLength <= MAX_UNSENT_SIGNAL_BYTES) this.send(text)
  }
  sendHouse(messages: HouseMessages): void {
    this.send(this.houseForm.textOf(messages))
  }
  setPresent(present: readonly PresentPerson[]): void {
    this.present = present
    this.say({ t: 'seats', seats: present.map(({ id }) => id) })
  }
  dismiss(lastMessage: FromServer): void {
    this.isDismissed = true
    this.say(lastMessage)
    this.close(CLOSE_POLICY_VIOLATION)
  }
  /** At each heartbeat: pings a client that was silent since the last one, and cuts it if it has not answered by the next. */
  checkAlive(): void {
    if (!this.isAlive && this.wasPinged) return this.cut('silent')
    this.wasPinged = !this.isAlive
    this.isAlive = false
    this.isNew = false
    if (this.wasPinged) this.ping()
  }
  ping(): void {
    this.parts.outbox.flush(this.wire)
    if (this.socket.readyState === this.socket.OPEN) this.wire.write(PING_FRAME)
  }
  /** Closes because the server stops; the client reconnects. */
  goAway(): void {
    this.close(CLOSE_GOING_AWAY)
    this.socket.terminate()
  }
  cut(reason: 'slow' | 'silent' | 'flood'): void {
    this.parts.metrics.dropped.inc({ reason })
    this.socket.terminate()
  }

  private close(code: number): void {
    this.parts.outbox.flush(this.wire)
    this.socket.close(code)
  }
  private say(message: FromServer): void {
    this.send(JSON.stringify(message))
  }
  /** Counts a message, ping or pong; false above the limit, and then the client is told and cut. */
  private tryReceive(): boolean {
    if (this.isDismissed) return false
    const refusal = this.parts.limits.refuseMessage(this.allowance, this.address)
    if (!refusal) return true
    this.parts.metrics.dropped.inc({ reason: 'flood' })
    this.dismiss({ t: 'error', ...refusal })
    this.socket.pause() // what it still sends is not even parsed
    setTimeout(() => this.socket.terminate(), FLOOD_GRACE_MS).unref()
    return false
  }
  /** A ping frame of the client. It does not show that somebody is there, since any proxy may send it. */
  private answerPing(payload: Buffer): void {
    if (!this.tryReceive() || this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > MAX_UNSENT_BYTES) return this.cut('slow')
    this.parts.outbox.flush(this.wire)
    this.socket.pong(payload)
  }
  private receive(data: RawData, isBinary: boolean): void {
    const isSound = isBinary && !this.isDismissed && this.table?.voice.hasJoined(this) === true
    if (isSound && (data as Buffer).length <= MAX_VOICE_FRAME_BYTES && this.tryTakeFrame()) return this.table?.voice.relay(this, data as Buffer)
    if (!this.tryReceive() || isSound) return // sound above a limit is dropped, and counts as messages do
    if ((data as Buffer).length > MAX_MESSAGE_BYTES) return this.say({ t: 'error', code: 'tooLarge', ...idOf(data) })
    const message = isBinary ? undefined : read(data)
    if (!message || message instanceof RequestError) return this.say({ ...badMessage, ...message?.body, ...idOf(data) } as FromServer)
    this.answer(message).catch((problem: unknown) => {
      const body: ErrorBody = problem instanceof RequestError ? problem.body : { code: 'internal' }
      if (body.code === 'internal') this.parts.log.error({ err: problem, message: message.t }, 'message failed')
      if ('id' in message && message.id !== undefined) this.say({ t: 'error', ...body, id: message.id })
      else this.dismiss({ t: 'error', ...body })
    })
  }
  /** Counts a frame of sound; false above the limit. */
  private tryTakeFrame(): boolean {
    return this.parts.limits.tryTakeSound(`${this.table?.code} ${this.person}`, this.address)
  }
  private async answer(message: FromClient): Promise<void> {
    if (message.t === 'hello' || message.t === 'ping') this.isAlive = true
    if (message.t === 'hello') return this.hello(message)
    if (message.t === 'ping') return this.say({ t: 'pong', sent: message.sent, now: this.parts.clock.now() })
    const { table } = this
    if (!table) throw new RequestError('helloFirst')
    const answer = await this.parts.messages.answer(this.address, table, this, message)
    if (answer) this.say(answer)
  }
  private async hello({ code, token, with: tokens, heard, screen, choices, view, changes }: Extract<FromClient, { t: 'hello' }>): Promise<void> {
    if (this.hasSaidHello || (tokens && token !== undefined)) throw new RequestError('badRequest')
    this.hasSaidHello = true
    this.houseForm = new HouseForClient(changes === true, this.parts.limits)
    const { requests } = this.parts
    this.pushes = { choices: choices === true, view: view === true }
    if (heard) this.heard = { matchNumber: heard.n, count: heard.count, seat: heard.seat }
    if (tokens) {
      const { table, people } = await requests.access.enterWithPassedDevice(this.address, code, tokens)
      return this.enter(table, people)
    }
    const { table, person } = await requests.access.enter(this.address, code, token)
    if (person) this.person = person.id
    else this.isScreen = screen === true
    this.enter(table, person ? [person] : [])
  }
  private enter(table: Table, people: readonly PresentPerson[]): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    this.table = table
    if (this.person !== null) this.allowance = this.parts.limits.personBucket(table.code, this.person)
    this.say({ t: 'welcome', you: this.person, now: this.parts.clock.now(), version: this.parts.version, protocol: PROTOCOL_NUMBER })
    const present = people.map(({ id, epoch }) => ({ id, epoch }))
    if (this.person === null && present.length > 0) this.setPresent(present)
    else this.present = present
    table.attach(this)
  }
}

const badMessage = { t: 'error', code: 'badRequest' } as const
/** The message; an error that names the wrong field; or nothing if it is no JSON. */
function read(data: RawData): FromClient | RequestError | undefined {
  const text = String(data)
  if (text.length > ALWAYS_PARSED_LENGTH && isOutsized(text, MAX_MEMBERS)) return undefined
  try {
    return readMessage(JSON.parse(text))
  } catch (problem) {
    return problem instanceof RequestError ? problem : undefined
  }
}
/** The id in a message that could not be parsed, so that the client can tell which of its requests was refused. */
function idOf(data: RawData): { id?: string } {
  const found = /"id"\s*:\s*"([\w-]{8,40})"/.exec(String(data).slice(0, MAX_MESSAGE_BYTES))
  return found ? { id: found[1]! } : {}
}
