// A program's seat: the protocol's client over a WebSocket, with what it received so far. The server pushes the seat's choices, so that
// a program never has to ask what it may do. It reconnects by itself and loses nothing.
import type { AnyChoice, Feed, GameTypes } from '@safehouse/engine'
import {
  Api,
  type ChatLine,
  type ConnectionState,
  type ErrorCode,
  type House,
  livePathOf,
  type PersonId,
  ProtocolClient,
  type SendResult,
  type Socket,
} from '@safehouse/protocol'
import type { TakenSeat } from './seat-link.ts'

export interface SeatConnectionConfig extends TakenSeat {
  /** The class of sockets, where the platform has none of its own: `ws` in Node before 22. */
  readonly WebSocket?: unknown
}
type SocketClass = new (address: string) => Socket

export class SeatConnection {
  readonly client: ProtocolClient
  readonly api: Api
  readonly code: string
  readonly token: string
  state: ConnectionState = 'connecting'
  error: ErrorCode | undefined
  you: PersonId | null = null
  house: House | undefined
  /** Number of the match whose feed and choices these are; 0 before the first one. */
  matchNumber = 0
  feed: Feed<GameTypes>[number][] = []
  /** What the seat may do now. */
  choices: readonly AnyChoice[] = []
  readonly lines: ChatLine[] = []
  /** How many messages of the feed the choices follow from. */
  private choicesAfter = 0
  private isClosed = false
  private readonly waitingChecks = new Set<() => void>()

  constructor({ origin, code, token, WebSocket = globalThis.WebSocket }: SeatConnectionConfig) {
    const Sockets = WebSocket as SocketClass
    this.api = new Api(origin)
    this.code = code
    this.token = token
    this.client = new ProtocolClient({
      code,
      token,
      choices: true,
      connect: () => new Sockets(origin.replace(/^http/, 'ws') + livePathOf(code)),
      fetchPack: (hash) => this.api.pack(code, hash, token),
      monotonic: () => performance.now(),
      newId: () => crypto.randomUUID(),
      events: {
        state: (state, error) => this.noteNews({ state, error }),
        welcome: (you) => this.noteNews({ you }),
        house: (house) => this.noteNews({ house }),
        feed: (matchNumber, from, messages) => {
          if (from === 0) Object.assign(this, { feed: [], choices: [] })
          this.feed.push(...messages)
          this.noteNews({ matchNumber })
        },
        choices: (_, { choices, heard }) => this.noteNews({ choices, choicesAfter: heard }),
        said: (lines) => {
          for (const line of lines) if (!this.lines.some(({ id }) => id === line.id)) this.lines.push(line)
          this.noteNews({})
        },
      },
    })
  }

  /** The seat in the current match; -1 without one. */
  get seat(): number {
    return this.house?.on?.seats.indexOf(this.you ?? '') ?? -1
  }
  /** Whether the match runs and its feed and choices are all here. */
  get isPlaying(): boolean {
    return this.house?.on?.state === 'running' && this.house.on.n === this.matchNumber && this.feed.length > 0
  }
  /** Whether the seat has something to decide that others wait for. */
  get isAwaited(): boolean {
    return this.isPlaying && this.choicesAfter === this.feed.length && this.choices.some(({ standing }) => !standing)
  }
  /** Resolves when the server has stored or refused the action. */
  act(action: unknown): Promise<SendResult> {
    return this.client.act(this.matchNumber, action)
  }
  /** Resolves to true as soon as the condition holds, to false after the time or when the seat is lost or closed. */
  until(holds: () => unknown, timeoutMs = Number.POSITIVE_INFINITY): Promise<boolean> {
    return new Promise((answer) => {
      const settle = (held: boolean) => {
        clearTimeout(timer)
        this.waitingChecks.delete(check)
        answer(held)
      }
      const check = () => {
        if (holds()) settle(true)
        else if (this.isClosed || this.state === 'refused' || this.state === 'elsewhere') settle(false)
      }
      const timer = timeoutMs === Number.POSITIVE_INFINITY ? undefined : setTimeout(() => settle(false), timeoutMs)
      this.waitingChecks.add(check)
      check()
    })
  }
  close(): void {
    this.isClosed = true
    this.client.close()
    for (const check of [...this.waitingChecks]) check()
  }

  private noteNews(news: object): void {
    Object.assign(this, news)
    for (const check of [...this.waitingChecks]) check()
  }
}
