// One connection to one table, for one seat or for a spectator: it comes back by itself, resumes the feed where it was,
// sends unanswered actions again under their old ids, and keeps the server's time. It knows nothing of screens.
import type { Refusal } from '@safehouse/engine'
import type { ErrorCode } from './errors.ts'
import type { House, PersonId } from './house.ts'
import type { FeedMessage, FromClient, FromServer } from './messages.ts'
import { padFor } from './padding.ts'
import type { ChatLine, Reaction } from './talk.ts'
import { ServerTime } from './time.ts'

export type SendResult = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal } | { readonly ok: false; readonly error: ErrorCode }
export type ConnectionState = 'connecting' | 'open' | 'reconnecting' | 'elsewhere' | 'refused'

export interface ClientEvents {
  state(state: ConnectionState, error?: ErrorCode): void
  welcome?(you: PersonId | null, version: string): void
  house(house: House): void
  /** New messages of this viewer's feed of game n, in order, none twice. `from` 0 begins a feed; `seat` is whose it is, -1 nobody's. */
  feed(n: number, from: number, messages: readonly FeedMessage[], seat: number): void
  /** Who is here by this device, of those it said are: at first, and whenever that changes. */
  seats?(seats: readonly PersonId[]): void
  /** Somebody waits for this seat, or for `whom` of those who pass this device. */
  nudged?(by: PersonId, whom?: PersonId): void
  /** Lines of the table's talk; some may have come before. */
  said?(lines: readonly ChatLine[]): void
  reacted?(by: PersonId | null, reaction: Reaction): void
}
/** The part of a WebSocket that is used: the browser's own, or `ws` in Node. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  onerror: (() => void) | null
}
export interface ClientConfig {
  readonly code: string
  readonly token?: string
  /** Instead of a token: those of all who pass this device between them, while none of them holds it. */
  readonly with?: readonly string[]
  /** This is the room's shared screen. */
  readonly screen?: true
  connect(): Socket
  readonly events: ClientEvents
  /** Milliseconds on a clock that never jumps. */
  monotonic(): number
  newId(): string
}

const pingEvery = 10_000
const silenceLimit = 25_000
const backoff = [250, 500, 1000, 1500]
/** The server cannot now, but may soon: as good as a lost connection. */
const passing: ReadonlySet<ErrorCode> = new Set(['notStored', 'serverFull', 'tooManyRequests', 'internal'])

/** A yes and a no, or the names of two cards, differ in length: whoever sees how much is sent must not read them. */
function filled(act: FromClient & { readonly t: 'act' }): FromClient {
  const size = new TextEncoder().encode(JSON.stringify({ ...act, pad: '' })).length
  return { ...act, pad: padFor(size) }
}

export class ProtocolClient {
  readonly time: ServerTime
  private socket: Socket | undefined
  private heard = { n: 0, count: 0, seat: -1 }
  private house: House | undefined
  private you: PersonId | null = null
  private readonly waiting = new Map<string, { readonly text: string; answer(answer: SendResult): void }>()
  private failures = 0
  private lastHeard = 0
  private timer: ReturnType<typeof setInterval> | undefined
  private retry: ReturnType<typeof setTimeout> | undefined
  private closed = false
  private greeted = false

  constructor(private readonly config: ClientConfig) {
    this.time = new ServerTime(config.monotonic)
    this.timer = setInterval(() => this.beat(), pingEvery)
    this.open('connecting')
  }

  /** Done when the server has stored it or said no; a lost connection only delays the answer. */
  act(n: number, action: unknown): Promise<SendResult> {
    return this.ask((id) => filled({ t: 'act', id, n, action }))
  }
  /** To the people of the table. */
  talk(text: string): Promise<SendResult> {
    return this.ask((id) => ({ t: 'say', id, text }))
  }
  react(reaction: Reaction): Promise<SendResult> {
    return this.ask((id) => ({ t: 'react', id, reaction }))
  }
  addEntropy(n: number, value: string, person?: PersonId): void {
    if (this.greeted) this.say({ t: 'entropy', n, value, ...(person !== undefined && { person }) })
  }
  /** Try now instead of waiting: the page came to the front, or the network is back. */
  wake(): void {
    if (this.closed || this.greeted) return this.beat()
    this.failures = 0
    this.open('reconnecting')
  }
  close(): void {
    this.closed = true
    clearInterval(this.timer)
    clearTimeout(this.retry)
    this.drop()
  }

  private open(state: ConnectionState): void {
    clearTimeout(this.retry)
    this.drop()
    this.config.events.state(state)
    const socket = this.config.connect()
    this.socket = socket
    this.lastHeard = this.config.monotonic()
    socket.onopen = () => this.hello()
    socket.onmessage = ({ data }) => this.receive(JSON.parse(String(data)) as FromServer)
    socket.onerror = () => {}
    socket.onclose = () => this.lost()
  }
  private drop(): void {
    const socket = this.socket
    this.socket = undefined
    this.greeted = false
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.onerror = () => {}
    socket.close()
  }
  private lost(why?: ErrorCode): void {
    this.drop()
    if (this.closed) return
    this.config.events.state('reconnecting', why)
    const wait = backoff[Math.min(this.failures++, backoff.length - 1)]!
    // Not all at once: everybody else has lost the connection too.
    this.retry = setTimeout(() => this.open('reconnecting'), wait * (0.75 + Math.random() / 2))
  }
  private hello(): void {
    const { code, token, with: others, screen } = this.config
    const who = token !== undefined ? { token } : others ? { with: [...others] } : {}
    this.say({ t: 'hello', code, ...who, ...(screen && { screen }), ...(this.heard.n > 0 && { heard: this.heard }) })
  }
  private beat(): void {
    if (this.closed || !this.socket) return
    if (this.config.monotonic() - this.lastHeard > silenceLimit) return this.lost()
    if (this.greeted) this.say({ t: 'ping', sent: this.config.monotonic() })
  }
  private ask(message: (id: string) => FromClient): Promise<SendResult> {
    const id = this.config.newId()
    const text = JSON.stringify(message(id))
    return new Promise((answer) => {
      this.waiting.set(id, { text, answer })
      if (this.greeted) this.socket?.send(text)
    })
  }
  private say(message: FromClient): void {
    this.socket?.send(JSON.stringify(message))
  }

  private receive(message: FromServer): void {
    this.lastHeard = this.config.monotonic()
    const { events } = this.config
    switch (message.t) {
      case 'welcome': {
        this.greeted = true
        this.failures = 0
        this.time.start(message.now)
        this.you = message.you
        events.welcome?.(message.you, message.version)
        events.state('open')
        for (let i = 0; i < 3; i++) this.say({ t: 'ping', sent: this.config.monotonic() })
        for (const { text } of this.waiting.values()) this.socket?.send(text)
        return
      }
      case 'house':
        this.house = message.house
        return events.house(message.house)
      case 'feed':
        if (message.anew) this.heard = { ...this.heard, n: 0 }
        return this.hear(message.n, message.from, message.messages)
      case 'ack':
        return this.settle(message.id, { ok: true })
      case 'refused':
        return this.settle(message.id, { ok: false, refusal: message.refusal })
      case 'pong':
        return this.time.learn(message.sent, message.now)
      case 'nudged':
        return events.nudged?.(message.by, message.whom)
      case 'seats':
        return events.seats?.(message.seats)
      case 'said':
        return events.said?.(message.lines)
      case 'reacted':
        return events.reacted?.(message.by, message.reaction)
      case 'elsewhere':
        return this.stop('elsewhere')
      case 'error':
        if (message.id !== undefined) return this.settle(message.id, { ok: false, error: message.code })
        return passing.has(message.code) ? this.lost(message.code) : this.stop('refused', message.code)
    }
  }
  private hear(n: number, from: number, messages: readonly FeedMessage[]): void {
    if (n !== this.heard.n) this.heard = { n, count: 0, seat: this.house?.on?.seats.indexOf(this.you ?? '') ?? -1 }
    if (from > this.heard.count) return this.lost() // something is missing: come back and ask for it
    const news = messages.slice(this.heard.count - from)
    if (news.length === 0 && from + messages.length > 0) return
    const first = this.heard.count
    this.heard = { ...this.heard, count: first + news.length }
    this.config.events.feed(n, first, news, this.heard.seat)
  }
  private settle(id: string, answer: SendResult): void {
    this.waiting.get(id)?.answer(answer)
    this.waiting.delete(id)
  }
  private stop(state: ConnectionState, error?: ErrorCode): void {
    this.close()
    for (const { answer } of this.waiting.values()) answer({ ok: false, error: error ?? 'seatMoved' })
    this.waiting.clear()
    this.config.events.state(state, error)
  }
}
