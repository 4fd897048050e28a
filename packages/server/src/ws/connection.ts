// One WebSocket: greets, passes actions on, and sends what the table says. It trusts nothing it reads, and is cut when it
// floods or does not keep up; a client that was cut comes back and resumes.
import type { Duplex } from 'node:stream'
import type { FromServer, PersonId } from '@safehouse/protocol'
import { type FromClient, fromClient } from '@safehouse/protocol/messages'
import type { Logger } from 'pino'
import type { RawData, WebSocket } from 'ws'
import type { Clock } from '../clock.ts'
import type { FrontDesk } from '../desk/front-desk.ts'
import type { RateLimiter } from '../limits/rate-limiter.ts'
import type { TokenBucket } from '../limits/token-bucket.ts'
import type { Metrics } from '../metrics.ts'
import { RequestError } from '../request-error.ts'
import type { Present, Subscriber } from '../table/subscribers.ts'
import type { Table } from '../table/table.ts'
import type { Outbox } from './outbox.ts'

export interface ConnectionParts {
  readonly desk: FrontDesk
  readonly clock: Clock
  readonly metrics: Metrics
  readonly log: Logger
  readonly version: string
  readonly outbox: Outbox
  readonly limits: RateLimiter
}

/** More than this unsent, and the viewer is too slow to be waited for. A house with a host's own packs may be half a megabyte. */
const mostUnsent = 2 * 1024 * 1024
/** Longer than any honest message. */
const longestMessage = 16 * 1024
const policyViolation = 1008
const goingAway = 1001

export class Connection implements Subscriber {
  person: PersonId | null = null
  present: readonly Present[] = []
  isScreen = false
  heard: Subscriber['heard'] = { n: 0, count: 0 }
  /** The other side gave a sign of life since the last look. What is done in a game is none: it would show in when one is away. */
  alive = true
  /** Not looked at before. */
  isNew = true
  private asked = false
  private allowance: TokenBucket
  private table: Table | undefined
  private greeting = false
  /** Has heard its last word. The other side may leave its end open for a while, and is not listened to any more. */
  private dismissed = false

  constructor(
    private readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly wire: Duplex,
    private readonly address: string,
    private readonly parts: ConnectionParts,
  ) {
    this.allowance = parts.limits.newConnectionBucket()
    socket.on('message', (data, isBinary) => this.receive(data, isBinary))
    socket.on('pong', () => {
      this.alive = true
    })
    socket.on('close', () => this.table?.detach(this))
    socket.on('error', () => {}) // a broken frame: `ws` says so to the other side and closes
  }

  get isGreeted(): boolean {
    return this.table !== undefined
  }
  send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    if (this.socket.bufferedAmount > mostUnsent) return this.cut('slow')
    this.parts.outbox.put(this.wire, text)
  }
  keep(present: readonly Present[]): void {
    this.present = present
    this.say({ t: 'seats', seats: present.map(({ id }) => id) })
  }
  dismiss(lastWord: FromServer): void {
    this.dismissed = true
    this.say(lastWord)
    this.close(policyViolation)
  }
  /** Now and then: whoever was not heard since is asked for a sign of life, and is gone if none has come by the next look. */
  look(): void {
    if (!this.alive && this.asked) return this.cut('silent')
    this.asked = !this.alive
    this.alive = false
    this.isNew = false
    if (this.asked) this.ping()
  }
  ping(): void {
    this.parts.outbox.flush(this.wire)
    this.socket.ping()
  }
  /** The server stops; the client is to come back. */
  goAway(): void {
    this.close(goingAway)
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
  private receive(data: RawData, isBinary: boolean): void {
    if (this.dismissed) return
    if (!this.allowance.tryTake() || !this.parts.limits.tryTakeMessage(this.address)) {
      this.parts.metrics.dropped.inc({ reason: 'flood' })
      return this.dismiss({ t: 'error', code: 'tooManyRequests' })
    }
    if ((data as Buffer).length > longestMessage) return this.say({ t: 'error', code: 'tooLarge' })
    const message = isBinary ? undefined : read(data)
    if (!message) return this.say({ t: 'error', code: 'badRequest', ...idOf(data) })
    this.answer(message).catch((problem: unknown) => {
      const code = problem instanceof RequestError ? problem.code : 'internal'
      if (code === 'internal') this.parts.log.error({ err: problem, message: message.t }, 'message failed')
      if ('id' in message) this.say({ t: 'error', code, id: message.id })
      else this.dismiss({ t: 'error', code })
    })
  }
  private async answer(message: FromClient): Promise<void> {
    if (message.t === 'hello' || message.t === 'ping') this.alive = true
    if (message.t === 'hello') return this.greet(message)
    if (message.t === 'ping') return this.say({ t: 'pong', sent: message.sent, now: this.parts.clock.now() })
    const { table, person } = this
    if (!table) throw new RequestError('helloFirst')
    if (message.t === 'say' || message.t === 'react') {
      await this.parts.desk.talk(this.address, table, this, message)
      return this.say({ t: 'ack', id: message.id })
    }
    if (message.t === 'entropy') return table.addEntropy(this.oneOfThese(message.person ?? person), message.n, message.value)
    if (person === null) throw new RequestError('notSeated')
    return this.act(table, person, message)
  }
  private async greet({ code, token, with: tokens, heard, screen }: Extract<FromClient, { t: 'hello' }>): Promise<void> {
    if (this.greeting || (tokens && token !== undefined)) throw new RequestError('badRequest')
    this.greeting = true
    const { desk } = this.parts
    if (heard) this.heard = heard
    if (tokens) {
      const { table, guests } = await desk.entrance.enterTogether(this.address, code, tokens)
      return this.enter(table, guests)
    }
    const { table, guest } = await desk.entrance.enter(this.address, code, token)
    if (guest) this.person = guest.id
    else this.isScreen = screen === true
    this.enter(table, guest ? [guest] : [])
  }
  private enter(table: Table, guests: readonly Present[]): void {
    if (this.socket.readyState !== this.socket.OPEN) return
    this.table = table
    if (this.person !== null) this.allowance = this.parts.limits.personBucket(table.code, this.person)
    this.say({ t: 'welcome', you: this.person, now: this.parts.clock.now(), version: this.parts.version })
    const present = guests.map(({ id, epoch }) => ({ id, epoch }))
    if (this.person === null && present.length > 0) this.keep(present)
    else this.present = present
    table.attach(this)
  }
  private oneOfThese(person: PersonId | null): PersonId {
    if (person === null || !this.present.some(({ id }) => id === person)) throw new RequestError('notSeated')
    return person
  }
  private async act(table: Table, person: PersonId, { id, n, action }: Extract<FromClient, { t: 'act' }>): Promise<void> {
    const { actions, actionSeconds } = this.parts.metrics
    const done = actionSeconds.startTimer()
    try {
      const refusal = await table.act(person, n, id, action)
      actions.inc({ result: refusal ? 'refused' : 'stored' })
      this.say(refusal ? { t: 'refused', id, refusal } : { t: 'ack', id })
    } catch (problem) {
      actions.inc({ result: problem instanceof RequestError ? problem.code : 'internal' })
      throw problem
    } finally {
      done()
    }
  }
}

function read(data: RawData): FromClient | undefined {
  try {
    return fromClient.parse(JSON.parse(String(data)))
  } catch {
    return undefined
  }
}
/** Whoever asked for something under an id hears the no under it too. */
function idOf(data: RawData): { id?: string } {
  const found = /"id"\s*:\s*"([\w-]{8,40})"/.exec(String(data).slice(0, 1000))
  return found ? { id: found[1]! } : {}
}
