// Long feeds, page by page: to everybody the own feed, in order, whatever happens between two pages.
import { type Entry, type FeedMessage, feedOf, type GameTypes, HashChain, open, sealed, type ToldFact, type Viewer, whisper } from '@safehouse/engine'
import { PROPERTY_TIMEOUT_MS, scaledRuns } from '@safehouse/engine/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSocketPair } from '../../testing/socket-pair.ts'
import { wallClock } from '../clock.ts'
import { DEFAULT_RATE_LIMITS, RateLimiter } from '../limits/rate-limiter.ts'
import { silentLog } from '../log.ts'
import { newMetrics } from '../metrics.ts'
import { Connection } from '../ws/connection.ts'
import { Outbox } from '../ws/outbox.ts'
import { countMessages, decisionText, feedFrame, MAX_MESSAGES_A_PAGE, messageCountOf, messagesFor, noMessages, type OpenHead } from './feed.ts'
import { type FeedPages, newFeedPages, type Subscriber, Subscribers } from './subscribers.ts'

const seats = 3
const nextTurn = () => new Promise((done) => setImmediate(done))
const openEntry = (number: number): Entry<GameTypes> => ({ at: number, input: 'deal', told: [open({ kind: 'rolled', number })] })
const openEntries = (count: number) => Array.from({ length: count }, (_, i) => openEntry(i))

/** A match, as far as feeds need one, and those who hear it. */
class ToldMatch {
  readonly matchNumber = 1
  readonly match = { entries: [] as Entry<GameTypes>[] }
  readonly subscribers: Subscribers
  head: OpenHead | undefined
  private readonly chain = new HashChain('s', {})
  private counts = noMessages(seats)

  constructor(entries: readonly Entry<GameTypes>[], pages: FeedPages = newFeedPages()) {
    this.subscribers = new Subscribers(pages)
    this.tell(entries)
  }
  tell(entries: readonly Entry<GameTypes>[]): void {
    const before = this.counts
    for (const entry of entries) {
      this.match.entries.push(entry)
      const link = this.chain.add(entry)
      if (entry.told.some(({ channel }) => channel === 'open')) this.head = { entry, link }
    }
    this.counts = countMessages(before, entries)
    this.subscribers.tell(1, entries, before, this.head, (subscriber, viewer) => this.pushState(subscriber, viewer))
  }
  messageCount(viewer: Viewer): number {
    return messageCountOf(this.counts, viewer)
  }
  pushState(subscriber: Subscriber, viewer: Viewer): void {
    subscriber.send(JSON.stringify({ t: 'choices', heard: this.messageCount(viewer) }))
  }
  join(client: Client): Client {
    this.subscribers.add(client)
    this.resume(client)
    return client
  }
  resume(client: Client): void {
    this.subscribers.resume(client, client.viewer, this as never)
  }
  followSeatChanges(): void {
    this.subscribers.followSeatChanges((subscriber) => (subscriber as Client).viewer, this as never)
  }
}
interface FeedFrame {
  readonly t: string
  readonly from: number
  readonly anew?: true
  readonly head?: { readonly message: number }
  readonly messages: readonly FeedMessage<GameTypes>[]
  /** Only of `choices`. */
  readonly heard: number
}
/** Keeps its feed as the protocol says, and fails if it is sent something twice, too early or too late. */
class Client implements Subscriber {
  readonly person = null
  readonly present = []
  readonly isScreen = false
  readonly pushes = { choices: true, view: false }
  heard: Subscriber['heard'] = { matchNumber: 0, count: 0 }
  readonly frames: string[] = []
  feed: FeedMessage<GameTypes>[] = []
  private waiting: (() => void) | undefined
  private reads = true

  constructor(public viewer: Viewer = 'spectator') {}
  get feedFrames(): FeedFrame[] {
    return this.frames.map((text) => JSON.parse(text) as FeedFrame).filter(({ t }) => t === 'feed')
  }
  send(text: string): void {
    this.frames.push(text)
    const { t, from, anew, messages, heard } = JSON.parse(text) as FeedFrame
    if (t === 'choices') return expect(heard).toBe(this.feed.length)
    if (anew) this.feed = []
    expect(from).toBe(this.feed.length)
    this.feed.push(...messages)
  }
  whenSent(call: () => void): void {
    if (this.reads) return call()
    expect(this.waiting).toBeUndefined()
    this.waiting = call
  }
  setReads(reads: boolean): void {
    this.reads = reads
    const { waiting } = this
    if (!reads || !waiting) return
    this.waiting = undefined
    waiting()
  }
  sendHouse(): void {}
  setPresent(): void {}
  dismiss(): void {}
}
async function settle(): Promise<void> {
  for (let turn = 0; turn < 40; turn++) await nextTurn()
}

test('a feed of one page is one frame at once, and the next decision follows it', () => {
  const entries = openEntries(MAX_MESSAGES_A_PAGE)
  const match = new ToldMatch(entries)
  const client = match.join(new Client())
  const head = { message: entries.length - 1, link: match.head!.link }
  expect(client.frames).toEqual([
    feedFrame(1, 0, messagesFor('spectator', entries.map(decisionText)), head),
    JSON.stringify({ t: 'choices', heard: entries.length }),
  ])
  match.tell([openEntry(-1)])
  expect(client.feed).toEqual(feedOf(match.match.entries, 'spectator'))
})
test('a longer feed comes in several frames; the head of the chain and the choices come with the last', async () => {
  const match = new ToldMatch(openEntries(2 * MAX_MESSAGES_A_PAGE + 1))
  const client = match.join(new Client())
  await settle()
  const { length } = match.match.entries
  expect(client.feedFrames.map(({ from }) => from)).toEqual([0, MAX_MESSAGES_A_PAGE, 2 * MAX_MESSAGES_A_PAGE])
  expect(client.feedFrames.map(({ head }) => head?.message)).toEqual([undefined, undefined, length - 1])
  expect(client.frames.slice(-1)).toEqual([JSON.stringify({ t: 'choices', heard: length })])
  expect(client.frames).toHaveLength(4)
  for (const frame of client.frames.slice(0, 3)) expect(Buffer.byteLength(frame) % 256).toBe(0)
})
test('few messages with long texts come in several frames too', async () => {
  const match = new ToldMatch(
    Array.from({ length: 200 }, (_, i) => ({ at: i, input: 'deal', told: [open({ kind: 'said', text: '夜'.repeat(1000) })] })),
  )
  const client = match.join(new Client())
  expect(client.feedFrames).toHaveLength(1)
  await settle()
  expect(Math.max(...client.frames.map((frame) => Buffer.byteLength(frame)))).toBeLessThan(140_000)
  expect(client.feed).toEqual(feedOf(match.match.entries, 'spectator'))
})
test('however many come at once, at whichever tables, one page is made a turn; somebody with a short feed does not wait', async () => {
  const pages = newFeedPages()
  const matches = [1, 2].map(() => new ToldMatch(openEntries(3 * MAX_MESSAGES_A_PAGE), pages))
  const clients = Array.from({ length: 10 }, (_, i) => matches[i % 2]!.join(new Client()))
  const made = () => clients.reduce((count, { feedFrames }) => count + feedFrames.length, 0)
  const eachTurn: number[] = []
  for (let before = made(); before < 30; before += eachTurn.at(-1)!) {
    await nextTurn()
    eachTurn.push(made() - before)
  }
  expect(eachTurn).toEqual(Array.from({ length: 30 }, () => 1))
  for (const client of clients) expect(client.feed).toHaveLength(3 * MAX_MESSAGES_A_PAGE)

  matches[0]!.join(new Client())
  const returning = new Client()
  returning.feed = [...feedOf(matches[0]!.match.entries, 'spectator').slice(0, -1)]
  returning.heard = { matchNumber: 1, count: returning.feed.length }
  expect(matches[0]!.join(returning).feed).toHaveLength(3 * MAX_MESSAGES_A_PAGE)
})
test('whoever leaves in the middle, or whose match is unloaded, is sent no further page', async () => {
  for (const stop of [
    ({ subscribers }: ToldMatch, client: Client) => subscribers.remove(client),
    ({ subscribers }: ToldMatch, client: Client) => subscribers.dismiss(client, { t: 'elsewhere' }),
    ({ subscribers }: ToldMatch) => subscribers.stopFollowing(),
  ]) {
    const match = new ToldMatch(openEntries(3 * MAX_MESSAGES_A_PAGE))
    const client = match.join(new Client())
    await nextTurn()
    stop(match, client)
    match.tell([openEntry(-1)])
    await settle()
    expect(client.feedFrames).toHaveLength(1)
  }
})
test('who gets a seat in the middle is sent that seat’s feed anew, and who gets it before the first page too', async () => {
  const whispered: Entry<GameTypes> = { at: 0, input: 'deal', told: [whisper([1], { kind: 'handDealt' })] }
  for (const turnsBefore of [0, 1]) {
    const match = new ToldMatch([whispered, ...openEntries(2 * MAX_MESSAGES_A_PAGE)])
    const client = new Client()
    client.feed = [...feedOf(match.match.entries, 'spectator').slice(0, 10)]
    client.heard = { matchNumber: 1, count: 10 } // an older client, which does not say whose feed it has
    match.join(client)
    for (let turn = 0; turn < turnsBefore; turn++) await nextTurn()
    client.viewer = 1
    match.followSeatChanges()
    await settle()
    expect(client.feedFrames.map(({ anew }) => anew ?? false)).toEqual([...Array.from({ length: turnsBefore }, () => false), true, false, false])
    expect(client.feed).toEqual(feedOf(match.match.entries, 1))
  }
})
test('a client that does not read is sent one page and not cut, and the rest when it reads', async () => {
  const match = new ToldMatch(
    Array.from({ length: 20_000 }, (_, i) => ({ at: i, input: 'deal', told: [open({ kind: 'said', text: 'x'.repeat(600) })] })),
  )
  const { client, socket, wire } = await openSocketPair()
  const none = () => 0
  const connection = new Connection(socket, wire, '127.0.0.1', {
    requests: undefined as never,
    messages: undefined as never,
    clock: wallClock,
    metrics: newMetrics({ tables: none, connections: none, queuedAppends: none, delayMs: none }),
    log: silentLog(),
    version: '1',
    outbox: new Outbox(),
    limits: new RateLimiter(DEFAULT_RATE_LIMITS, wallClock),
  })
  let heard = 0
  client.on('message', (data) => {
    heard += (JSON.parse(String(data)) as FeedFrame).messages?.length ?? 0
  })
  client.pause()
  match.subscribers.add(connection)
  match.subscribers.resume(connection, 'spectator', match as never)
  await expect.poll(() => wire.writableNeedDrain).toBe(true)
  await settle()
  expect(wire.writableLength).toBeLessThan(256 * 1024)
  expect(connection.heard.count).toBeLessThan(20_000)
  client.resume()
  await expect.poll(() => heard, { timeout: 20_000 }).toBe(20_000)
})

const told = fc.oneof(
  fc.constant<ToldFact<GameTypes>>(open({ kind: 'rolled' })),
  fc.constant<ToldFact<GameTypes>>(sealed({ kind: 'drawn' })),
  fc.nat(seats - 1).map((to): ToldFact<GameTypes> => whisper([to], { kind: 'shown' })),
)
const entries = (of: fc.ArrayConstraints) => fc.array(fc.array(told, { minLength: 1, maxLength: 2 }), of)
const viewer = fc.constantFrom<Viewer[]>(0, 1, 2, 'spectator')
const who = fc.nat(3)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'turn' } as const) },
  { weight: 4, arbitrary: entries({ minLength: 1, maxLength: 3 }).map((told) => ({ do: 'tell', told }) as const) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('join' as const), viewer, heard: fc.double({ min: 0, max: 1, noNaN: true }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('changeSeat' as const), who, viewer }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read' as const), who, reads: fc.boolean() }) },
  fc.record({ do: fc.constant('leave' as const), who }),
  fc.record({ do: fc.constant('reload' as const), turns: fc.nat(2) }),
)
test(
  'whatever is told, and whoever comes, goes, changes seats, or reads slowly between two pages: everybody hears the own feed, in order and once',
  async () => {
    const log = entries({ minLength: 3 * MAX_MESSAGES_A_PAGE, maxLength: 5 * MAX_MESSAGES_A_PAGE, size: 'max' })
    await fc.assert(
      fc.asyncProperty(log, fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (earlier, steps) => {
        let at = 0
        const asEntry = (told: readonly ToldFact<GameTypes>[]): Entry<GameTypes> => ({ at: at++, input: 'deal', told })
        const match = new ToldMatch(earlier.map(asEntry))
        const clients: Client[] = []
        const left = new Map<Client, number>()
        for (const one of steps) {
          const client = 'who' in one ? clients[one.who] : undefined
          if (one.do === 'turn') await nextTurn()
          else if (one.do === 'tell') match.tell(one.told.map(asEntry))
          else if (one.do === 'join') {
            const newcomer = new Client(one.viewer)
            newcomer.feed = feedOf(match.match.entries, one.viewer).slice(0, Math.floor(one.heard * match.messageCount(one.viewer)))
            newcomer.heard = { matchNumber: 1, count: newcomer.feed.length }
            clients.push(match.join(newcomer))
          } else if (one.do === 'reload') {
            match.subscribers.stopFollowing()
            for (let turn = 0; turn < one.turns; turn++) await nextTurn()
            for (const subscriber of match.subscribers.all()) match.resume(subscriber as Client)
          } else if (!client) continue
          else if (one.do === 'read') client.setReads(one.reads)
          else if (one.do === 'changeSeat') {
            client.viewer = one.viewer
            match.followSeatChanges()
          } else {
            match.subscribers.remove(client)
            left.set(client, client.frames.length)
          }
        }
        for (const client of clients) client.setReads(true)
        for (let turn = 0; turn < 10 * clients.length; turn++) await nextTurn()
        match.tell([asEntry([open({ kind: 'rolled' })])])
        for (const client of clients) {
          if (left.has(client)) expect(client.frames).toHaveLength(left.get(client)!)
          else expect(client.feed).toEqual(feedOf(match.match.entries, client.viewer))
        }
      }),
      { numRuns: scaledRuns(60) },
    )
  },
  PROPERTY_TIMEOUT_MS,
)
