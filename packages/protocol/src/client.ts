// A client's connection to one table, for a seat, a spectator, the shared screen or a passed device. It reconnects by itself, resumes
// the feed where it was, sends unanswered actions again with their old ids, and estimates the server's time. It must know nothing
// of screens.
import type { ChainHead, FeedMessage, GameTypes, Refusal } from '@safehouse/engine'
import type { SeatChoices, SeatView } from './answers.ts'
import type { ErrorCode } from './errors.ts'
import type { House, PersonId } from './house.ts'
import type { FromClient, FromServer, GoneOn } from './messages.ts'
import { PackCache } from './pack-references.ts'
import { paddingFor } from './padding.ts'
import { ServerTime } from './server-time.ts'
import type { ChatLine, Reaction } from './talk.ts'
import type { VoiceFromServer } from './voice.ts'
import type { VoiceMessage } from './voice-messages.ts'

export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly error: ErrorCode }
  /** The message was taken back before it was sent. */
  | { readonly ok: false; readonly withdrawn: true }
export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'elsewhere' | 'refused'

export interface ClientEvents {
  state(state: ConnectionState, error?: ErrorCode): void
  welcome?(you: PersonId | null, version: string): void
  house(house: House): void
  /** New messages of this viewer's feed, in order, none twice. `from` 0 begins a feed; `seat` is whose feed it is, -1 a spectator's. */
  feed(matchNumber: number, from: number, messages: readonly FeedMessage<GameTypes>[], seat: number): void
  /** A newer head of the match's hash chain, to be compared with its record afterwards. */
  head?(matchNumber: number, head: ChainHead): void
  /** What the seat may do now, if `choices` was set in the configuration. */
  choices?(matchNumber: number, choices: SeatChoices): void
  /** What this viewer knows now, if `view` was set in the configuration. */
  view?(matchNumber: number, view: SeatView): void
  /** People of this passed device whose tokens are valid: at first, and on every change. */
  seats?(seats: readonly PersonId[]): void
  /** Somebody nudges this seat's person, or `whom` of the people of this passed device. */
  nudged?(by: PersonId, whom?: PersonId): void
  /** Who has gone on past which scenes; each message replaces the last one. */
  goneOn?(goneOn: GoneOn): void
  /** Chat lines; some may have come before. */
  said?(lines: readonly ChatLine[]): void
  reacted?(by: PersonId | null, reaction: Reaction): void
  /** A voice message, or a frame of sound. */
  voice?(message: VoiceFromServer | ArrayBuffer): void
  /** How many actions and chat lines wait for the server's answer, and how many of them were never sent; told on every change. */
  unanswered?(count: number, unsent: number): void
}
/** The part of a WebSocket that the client uses: the browser's own, or `ws` in Node. */
export interface Socket {
  binaryType?: string
  send(message: string | Uint8Array<ArrayBuffer>): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  onerror: (() => void) | null
}
export interface ClientConfig {
  readonly code: string
  readonly token?: string
  /** Instead of a token: the tokens of all people of a passed device, while nobody holds it. */
  readonly with?: readonly string[]
  /** Set for the room's shared screen. */
  readonly screen?: true
  /** Whether the server shall send the seat's choices, and the folded view, after each frame of the feed. */
  readonly choices?: true
  readonly view?: true
  connect(): Socket
  /** Fetches a pack that the house document names by hash; `undefined` if the table no longer has it. */
  fetchPack(hash: string): Promise<object | undefined>
  readonly events: ClientEvents
  /** Milliseconds of a monotonic clock. */
  monotonic(): number
  newId(): string
}

const PING_INTERVAL_MS = 10_000
/** Time without any message from the server after which the connection counts as lost. */
const SILENCE_TIMEOUT_MS = 25_000
/** Time for the answer to `hello`: after it the connection is opened again. */
const WELCOME_TIMEOUT_MS = 8000
/** Time without any answer to an action after which the client pings, because a slow store may only delay that answer. */
const PING_UNANSWERED_AFTER_MS = 1000
/** Time that the server has to answer that ping before the connection counts as lost. */
const PING_TIMEOUT_MS = 1500
/** Waiting times before the first, second, … attempt to reconnect; the last one repeats. */
const RECONNECT_BACKOFF_MS = [250, 500, 1000, 1500]
/** Errors after which the client reconnects, as after a lost connection. */
const TEMPORARY_ERRORS: ReadonlySet<ErrorCode> = new Set(['notStored', 'serverFull', 'tooManyRequests', 'internal'])

/** Pads an action, so that its size does not reveal what was chosen. */
function padAction(act: FromClient & { readonly t: 'act' }): FromClient {
  const size = new TextEncoder().encode(JSON.stringify({ ...act, pad: '' })).length
  return { ...act, pad: paddingFor(size) }
}

/** The house document after a message that tells what of it has changed. */
export function applyHouseChange(house: House | undefined, { house: changed, gone }: Extract<FromServer, { t: 'houseChanged' }>): House {
  const kept = Object.entries(house ?? {}).filter(([name]) => !gone?.includes(name))
  return { ...(Object.fromEntries(kept) as unknown as House), ...changed }
}

export class ProtocolClient {
  readonly time: ServerTime
  private socket: Socket | undefined
  /** How many messages of which match's feed were received, and of which seat's (-1: a spectator's). */
  private received = { matchNumber: 0, count: 0, seat: -1 }
  /** The last house document, with packs named by hash. */
  private house: House | undefined
  private readonly packs: PackCache
  /** Messages that arrived while packs of a house document are being fetched. They wait, so that events come in order. */
  private heldMessages: FromServer[] | undefined
  private you: PersonId | null = null
  /** Actions and chat without an answer, by id. */
  private readonly unanswered = new Map<string, { readonly text: string; isSent: boolean; answer(answer: SendResult): void }>()
  private failures = 0
  private lastReceivedAt = 0
  private pingTimer: ReturnType<typeof setInterval> | undefined
  private reconnectTimer: ReturnType<typeof setTimeout> | undefined
  private answerTimer: ReturnType<typeof setTimeout> | undefined
  private isClosed = false
  /** Whether the server has answered `hello` on the current socket. */
  private isWelcomed = false

  constructor(private readonly config: ClientConfig) {
    this.time = new ServerTime(config.monotonic)
    this.packs = new PackCache((hash) => config.fetchPack(hash))
    this.pingTimer = setInterval(() => this.checkConnection(), PING_INTERVAL_MS)
    this.open('connecting')
  }

  /** Resolves when the server has stored or refused the action; a lost connection only delays the answer. */
  act(matchNumber: number, action: unknown): Promise<SendResult> {
    return this.sendUntilAnswered((id) => padAction({ t: 'act', id, n: matchNumber, action }))
  }
  /** Sends a chat line to the table. */
  talk(text: string): Promise<SendResult> {
    return this.sendUntilAnswered((id) => ({ t: 'say', id, text }))
  }
  react(reaction: Reaction): Promise<SendResult> {
    return this.sendUntilAnswered((id) => ({ t: 'react', id, reaction }))
  }
  addEntropy(matchNumber: number, value: string, person?: PersonId): void {
    if (this.isWelcomed) this.send({ t: 'entropy', n: matchNumber, value, ...(person !== undefined && { person }) })
  }
  /** Sends a voice message or a frame of sound. Nothing of it waits: what cannot be sent now is dropped. */
  sendVoice(message: VoiceMessage | Uint8Array<ArrayBuffer>): void {
    if (this.isWelcomed) message instanceof Uint8Array ? this.socket?.send(message) : this.send(message)
  }
  /** Skips the rest of the scenes of the first `heard` messages; with `all`, which only the host may set, for everybody. */
  goOn(matchNumber: number, heard: number, all?: true): void {
    if (this.isWelcomed) this.send({ t: 'goOn', n: matchNumber, heard, ...(all && { all }) })
  }
  /** Reconnects without waiting, or checks an open connection: for when the page came to the front or the network is back. */
  reconnectNow(): void {
    if (this.isClosed) return
    if (this.isWelcomed) {
      this.checkConnection()
      return this.expectAnswer()
    }
    this.failures = 0
    this.open('reconnecting')
  }
  /** The device says that it has no network: the connection counts as lost at once, and attempts to reconnect begin. */
  goOffline(): void {
    if (this.isWelcomed) this.reconnectLater()
  }
  /** Takes back what was never sent. What was sent may have been stored already, whether or not its answer arrived. */
  withdrawUnsent(): void {
    for (const [id, { isSent }] of [...this.unanswered]) if (!isSent) this.settle(id, { ok: false, withdrawn: true })
  }
  close(): void {
    this.isClosed = true
    clearInterval(this.pingTimer)
    clearTimeout(this.reconnectTimer)
    this.dropSocket()
  }

  private open(state: ConnectionState): void {
    clearTimeout(this.reconnectTimer)
    this.dropSocket()
    this.config.events.state(state)
    const socket = this.config.connect()
    this.socket = socket
    this.lastReceivedAt = this.config.monotonic()
    socket.onopen = () => {
      this.sendHello()
      this.answerTimer = setTimeout(() => this.reconnectLater(), WELCOME_TIMEOUT_MS)
    }
    socket.binaryType = 'arraybuffer'
    socket.onmessage = ({ data }) =>
      data instanceof ArrayBuffer ? this.config.events.voice?.(data) : this.receive(JSON.parse(String(data)) as FromServer)
    socket.onerror = () => {}
    socket.onclose = () => this.reconnectLater()
  }
  private dropSocket(): void {
    const socket = this.socket
    this.socket = undefined
    this.isWelcomed = false
    this.heldMessages = undefined
    clearTimeout(this.answerTimer)
    this.answerTimer = undefined
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.onerror = () => {}
    socket.close()
  }
  private reconnectLater(error?: ErrorCode): void {
    this.dropSocket()
    if (this.isClosed) return
    this.config.events.state('reconnecting', error)
    const delayMs = RECONNECT_BACKOFF_MS[Math.min(this.failures++, RECONNECT_BACKOFF_MS.length - 1)]!
    // Random jitter, because all other clients may have lost the connection at the same time.
    this.reconnectTimer = setTimeout(() => this.open('reconnecting'), delayMs * (0.75 + Math.random() / 2))
  }
  private sendHello(): void {
    const { code, token, with: tokens, screen, choices, view } = this.config
    const { matchNumber, count, seat } = this.received
    const identity = token !== undefined ? { token } : tokens ? { with: [...tokens] } : {}
    const requested = { ...(screen && { screen }), ...(choices && { choices }), ...(view && { view }) }
    this.send({ t: 'hello', code, changes: true, ...identity, ...requested, ...(matchNumber > 0 && { heard: { n: matchNumber, count, seat } }) })
  }
  /** Sends a ping; reconnects if the server has been silent for too long. */
  private checkConnection(): void {
    if (this.isClosed || !this.socket) return
    if (this.config.monotonic() - this.lastReceivedAt > SILENCE_TIMEOUT_MS) return this.reconnectLater()
    if (this.isWelcomed) this.send({ t: 'ping', sent: this.config.monotonic() })
  }
  /** Pings and then reconnects unless anything arrives soon. Further messages to the server do not extend the wait. */
  private expectAnswer(): void {
    this.answerTimer ??= setTimeout(() => {
      this.answerTimer = setTimeout(() => this.reconnectLater(), PING_TIMEOUT_MS)
      this.checkConnection()
    }, PING_UNANSWERED_AFTER_MS)
  }
  private sendUntilAnswered(message: (id: string) => FromClient): Promise<SendResult> {
    const id = this.config.newId()
    const text = JSON.stringify(message(id))
    return new Promise((answer) => {
      this.unanswered.set(id, { text, isSent: this.isWelcomed, answer })
      this.reportUnanswered()
      if (!this.isWelcomed) return
      this.socket?.send(text)
      this.expectAnswer()
    })
  }
  private sendAllUnanswered(): void {
    const hadUnsent = [...this.unanswered.values()].some(({ isSent }) => !isSent)
    for (const waiting of this.unanswered.values()) {
      this.socket?.send(waiting.text)
      waiting.isSent = true
    }
    if (hadUnsent) this.reportUnanswered()
  }
  private send(message: FromClient): void {
    this.socket?.send(JSON.stringify(message))
  }

  private receive(message: FromServer): void {
    this.lastReceivedAt = this.config.monotonic()
    clearTimeout(this.answerTimer)
    this.answerTimer = undefined
    if (this.heldMessages && message.t !== 'pong') return void this.heldMessages.push(message)
    const { events } = this.config
    switch (message.t) {
      case 'welcome': {
        this.isWelcomed = true
        this.failures = 0
        this.time.setFirstEstimate(message.now)
        this.you = message.you
        events.welcome?.(message.you, message.version)
        events.state('open')
        for (let i = 0; i < 3; i++) this.send({ t: 'ping', sent: this.config.monotonic() })
        return this.sendAllUnanswered()
      }
      case 'house':
        return this.receiveHouse(message.house)
      case 'houseChanged':
        return this.receiveHouse(applyHouseChange(this.house, message))
      case 'feed':
        if (message.anew) this.received = { ...this.received, matchNumber: 0 }
        this.receiveFeed(message.n, message.from, message.messages)
        if (message.head) events.head?.(message.n, message.head)
        return
      case 'ack':
        return this.settle(message.id, { ok: true })
      case 'refused':
        return this.settle(message.id, { ok: false, refusal: message.refusal })
      case 'choices':
        return events.choices?.(message.n, message)
      case 'view':
        return events.view?.(message.n, message)
      case 'pong':
        return this.time.addSample(message.sent, message.now)
      case 'nudged':
        return events.nudged?.(message.by, message.whom)
      case 'seats':
        return events.seats?.(message.seats)
      case 'goneOn':
        return events.goneOn?.(message)
      case 'said':
        return events.said?.(message.lines)
      case 'reacted':
        return events.reacted?.(message.by, message.reaction)
      case 'iceServers':
      case 'signal':
      case 'speaking':
        return events.voice?.(message)
      case 'elsewhere':
        return this.giveUp('elsewhere')
      case 'error':
        if (message.id !== undefined) return this.settle(message.id, { ok: false, error: message.code })
        return TEMPORARY_ERRORS.has(message.code) ? this.reconnectLater(message.code) : this.giveUp('refused', message.code)
    }
  }
  private receiveHouse(house: House): void {
    this.house = house
    const houseWithPacks = this.packs.resolve(house)
    if (houseWithPacks) return this.config.events.house(houseWithPacks)
    this.heldMessages = []
    const { socket } = this
    this.packs.fetchMissing(house).then(
      () => this.socket === socket && this.receiveHeldMessages(house),
      () => this.socket === socket && this.reconnectLater(),
    )
  }
  private receiveHeldMessages(house: House): void {
    const { socket, heldMessages = [] } = this
    this.heldMessages = undefined
    const houseWithPacks = this.packs.resolve(house)
    if (houseWithPacks) this.config.events.house(houseWithPacks)
    for (const message of heldMessages) if (this.socket === socket) this.receive(message)
  }
  private receiveFeed(matchNumber: number, from: number, messages: readonly FeedMessage<GameTypes>[]): void {
    if (matchNumber !== this.received.matchNumber)
      this.received = { matchNumber, count: 0, seat: this.house?.on?.seats.indexOf(this.you ?? '') ?? -1 }
    if (from > this.received.count) return this.reconnectLater() // messages are missing: `hello` asks for them
    const newMessages = messages.slice(this.received.count - from)
    if (newMessages.length === 0 && from + messages.length > 0) return
    const first = this.received.count
    const newest = newMessages.at(-1)
    if (newest && this.house?.on?.n === matchNumber) this.time.advanceTo(newest.at + this.house.on.clock.offset)
    this.received = { ...this.received, count: first + newMessages.length }
    this.config.events.feed(matchNumber, first, newMessages, this.received.seat)
  }
  private settle(id: string, answer: SendResult): void {
    this.unanswered.get(id)?.answer(answer)
    if (this.unanswered.delete(id)) this.reportUnanswered()
  }
  private reportUnanswered(): void {
    const waiting = [...this.unanswered.values()]
    this.config.events.unanswered?.(waiting.length, waiting.filter(({ isSent }) => !isSent).length)
  }
  private giveUp(state: ConnectionState, error?: ErrorCode): void {
    this.close()
    for (const { answer } of this.unanswered.values()) answer({ ok: false, error: error ?? 'seatMoved' })
    this.unanswered.clear()
    this.reportUnanswered()
    this.config.events.state(state, error)
  }
}
