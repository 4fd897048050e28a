// The bus between nodes: Redis publish and subscribe, with a channel for each table, which the nodes that have the table in memory follow.
// A table whose people are all at one node costs next to nothing: as long as Redis counts no other follower its entries are not
// published, and a node that begins to follow says so, is told to catch up, and is sent entries from then on. The server also starts and
// plays while Redis is away: nodes poll the store once a second for changes that were not announced.
import { randomBytes } from 'node:crypto'
import { createClient } from '@redis/client'
import type { Bus } from './bus.ts'

const CHANNEL = 'safehouse:table:'
const MAX_CONNECT_WAIT_MS = 2000
/** Time without an answer after which a connection counts as lost, even if nobody closed it. */
const SOCKET_TIMEOUT_MS = 5000
/** Limit for messages that wait for an unresponsive Redis; they are of no use later. */
const MAX_QUEUED_COMMANDS = 1000
/** After so long without an announcement it is asked anew whether another node follows: its message that it does may be lost. */
const ALONE_FOR_MS = 5000

/** What a message is: the character after the sender's id. */
const kinds = { change: 'c', entries: 'e', message: 'm', follows: 'f' } as const
type Kind = keyof typeof kinds
type Listener = (code: string, text: string) => void

/** Resolves when it is connected, or after `MAX_CONNECT_WAIT_MS` without: it then keeps trying in the background. */
export async function redisBus(url: string, onProblem: (problem: Error) => void = () => {}): Promise<Bus> {
  const socket = {
    reconnectStrategy: (failures: number) => Math.min(100 * 2 ** failures, MAX_CONNECT_WAIT_MS),
    connectTimeout: MAX_CONNECT_WAIT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  }
  // `socketTimeout` covers commands too; a timer and a signal for each of them would cost more than the command.
  const common = { url, socket, pingInterval: SOCKET_TIMEOUT_MS / 2, commandOptions: { timeout: 0 } }
  const publisher = createClient({ ...common, commandsQueueMaxLength: MAX_QUEUED_COMMANDS, disableOfflineQueue: true })
  const subscriber = createClient(common)
  for (const client of [publisher, subscriber]) client.on('error', onProblem)
  const bus = new RedisBus(publisher, subscriber)
  const open = Promise.all([publisher.connect(), subscriber.connect()]).catch(onProblem)
  await Promise.race([open, new Promise((resolve) => setTimeout(resolve, MAX_CONNECT_WAIT_MS).unref())])
  return bus
}

/** What the bus needs of Redis' client, whose own types name all that a server may have. */
interface Client {
  readonly isReady: boolean
  on(event: 'ready', listener: () => void): unknown
  publish(channel: string, message: string): Promise<number>
  subscribe(channel: string, listener: (message: string, channel: string) => void): Promise<unknown>
  unsubscribe(channel: string): Promise<unknown>
  destroy(): void
}

class RedisBus implements Bus {
  readonly isOnlyNode = false
  /** Random letters of one length, so that a node knows its own messages by their beginning. */
  private readonly ownId = randomBytes(6).toString('hex')
  private readonly listeners = { change: new Set<Listener>(), entries: new Set<Listener>(), message: new Set<Listener>() }
  private readonly followed = new Set<string>()
  /** Until when the entries of a table need not be published, because nobody else follows it. */
  private readonly aloneUntil = new Map<string, number>()

  constructor(
    private readonly publisher: Client,
    private readonly subscriber: Client,
  ) {
    subscriber.on('ready', () => this.subscribeAgain())
  }
  get isUp(): boolean {
    return this.publisher.isReady && this.subscriber.isReady
  }
  follow(code: string): void {
    this.followed.add(code)
    this.subscribe(code)
  }
  unfollow(code: string): void {
    this.followed.delete(code)
    this.aloneUntil.delete(code)
    this.subscriber.unsubscribe(CHANNEL + code).catch(() => {})
  }
  announceChange(code: string): void {
    this.publish('change', code)
  }
  onChange(listener: (code: string) => void): void {
    this.listeners.change.add((code) => listener(code))
  }
  announceEntries(code: string, text: string): void {
    if (!((this.aloneUntil.get(code) ?? 0) > performance.now())) this.publish('entries', code, text)
  }
  onEntries(listener: Listener): void {
    this.listeners.entries.add(listener)
  }
  sendMessage(code: string, text: string): void {
    this.publish('message', code, text)
  }
  onMessage(listener: Listener): void {
    this.listeners.message.add(listener)
  }
  async close(): Promise<void> {
    for (const set of Object.values(this.listeners)) set.clear()
    this.followed.clear()
    this.publisher.destroy()
    this.subscriber.destroy()
  }

  private publish(kind: Kind, code: string, text = ''): void {
    this.publisher.publish(CHANNEL + code, `${this.ownId}${kinds[kind]}${text}`).then(
      (followers) => this.noteFollowers(code, followers),
      () => {},
    )
  }
  /** Redis counts this node too, where it follows the table itself and is subscribed: without its subscriber the one may be another node. */
  private noteFollowers(code: string, followers: number): void {
    if (!this.followed.has(code) || !this.subscriber.isReady) return
    if (followers <= 1) this.aloneUntil.set(code, performance.now() + ALONE_FOR_MS)
    else this.aloneUntil.delete(code)
  }
  private readonly receive = (message: string, channel: string): void => {
    if (message.startsWith(this.ownId)) return
    const code = channel.slice(CHANNEL.length)
    const character = message[this.ownId.length]
    if (character === kinds.follows) {
      // What was stored before the newcomer said so may be missing there: it reads the store once.
      this.aloneUntil.delete(code)
      this.publish('change', code)
    } else {
      for (const kind of ['change', 'entries', 'message'] as const)
        if (kinds[kind] === character) for (const listener of this.listeners[kind]) listener(code, message.slice(this.ownId.length + 1))
    }
  }
  private subscribe(code: string): void {
    this.subscriber.subscribe(CHANNEL + code, this.receive).then(
      () => this.followed.has(code) && this.publish('follows', code),
      () => {}, // the connection was lost meanwhile; all are subscribed again when it is back
    )
  }
  /** After Redis was away others may have begun to follow, or may not know that this node still does. */
  private subscribeAgain(): void {
    this.aloneUntil.clear()
    for (const code of this.followed) this.subscribe(code) // to subscribe twice does no harm
  }
}
