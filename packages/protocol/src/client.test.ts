// The client reconnects by itself, resumes its feed, and sends unanswered actions again with the same id.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProtocolClient, type SendResult, type Socket } from './client.ts'
import type { House } from './house.ts'
import type { FromClient, FromServer } from './messages.ts'

/** A socket whose server side is played by the test. */
class TestSocket implements Socket {
  readonly sent: FromClient[] = []
  readonly sizes: number[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
    this.sizes.push(new TextEncoder().encode(text).length)
  }
  close(): void {
    this.closed = true
  }
  receive(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  sentOf<T extends FromClient['t']>(t: T): Extract<FromClient, { t: T }>[] {
    return this.sent.filter((message): message is Extract<FromClient, { t: T }> => message.t === t)
  }
  welcome(): void {
    this.onopen?.()
    this.receive({ t: 'welcome', you: 'me', now: 5000, version: '1', protocol: 1 })
  }
}
function newClient() {
  const sockets: TestSocket[] = []
  const states: string[] = []
  const feed: string[] = []
  const unanswered: number[] = []
  const houses: House[] = []
  const packs: { hash: string; answer(pack: object | undefined): void; fail(problem: Error): void }[] = []
  let ids = 0
  const client = new ProtocolClient({
    code: 'ABCD',
    token: 'token',
    connect: () => {
      const socket = new TestSocket()
      sockets.push(socket)
      return socket
    },
    fetchPack: (hash) => new Promise((answer, fail) => packs.push({ hash, answer, fail })),
    monotonic: () => Date.now(),
    newId: () => `action-${ids++}`,
    events: {
      state: (state, error) => states.push(error ? `${state} ${error}` : state),
      house: (house) => houses.push(house),
      unanswered: (count) => unanswered.push(count),
      feed: (n, from, messages) => feed.push(`${n}: ${messages.map((_, i) => from + i).join(' ')}`),
    },
  })
  return { client, sockets, states, feed, unanswered, houses, packs, socket: () => sockets.at(-1)! }
}
const message = { at: 1, facts: [{ kind: 'dealt' }] }

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('hello is the first message, without `heard` at first', () => {
  const { client, socket } = newClient()
  socket().welcome()
  expect(socket().sent[0]).toEqual({ t: 'hello', code: 'ABCD', changes: true, token: 'token' })
  client.close()
})
test('a lost connection is reopened with growing delays, and the feed resumes where it was', () => {
  const { client, sockets, states, feed, socket } = newClient()
  socket().welcome()
  socket().receive({ t: 'feed', n: 1, from: 0, messages: [message, message] })
  socket().onclose?.()
  expect(states.at(-1)).toBe('reconnecting')
  vi.advanceTimersByTime(250)
  socket().onclose?.()
  vi.advanceTimersByTime(250)
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(250)
  expect(sockets).toHaveLength(3)
  socket().welcome()
  expect(socket().sent[0]).toMatchObject({ t: 'hello', heard: { n: 1, count: 2 } })
  socket().receive({ t: 'feed', n: 1, from: 2, messages: [message] })
  expect(feed).toEqual(['1: 0 1', '1: 2'])
  client.close()
})
test('messages are not delivered twice, and after a gap the client reconnects to get the missing ones', () => {
  const { client, feed, sockets, socket } = newClient()
  socket().welcome()
  socket().receive({ t: 'feed', n: 1, from: 0, messages: [message, message] })
  socket().receive({ t: 'feed', n: 1, from: 1, messages: [message, message] })
  socket().receive({ t: 'feed', n: 2, from: 0, messages: [message] })
  expect(feed).toEqual(['1: 0 1', '1: 2', '2: 0'])
  socket().receive({ t: 'feed', n: 2, from: 7, messages: [message] })
  vi.advanceTimersByTime(250)
  socket().welcome()
  expect(sockets).toHaveLength(2)
  expect(socket().sent[0]).toMatchObject({ t: 'hello', heard: { n: 2, count: 1 } })
  client.close()
})
test('an unanswered action is sent again with the same id and resolves once', async () => {
  const { client, socket } = newClient()
  socket().welcome()
  const answers: SendResult[] = []
  void client.act(1, { do: 'roll' }).then((answer) => answers.push(answer))
  expect(socket().sentOf('act')).toEqual([{ t: 'act', id: 'action-0', n: 1, action: { do: 'roll' }, pad: expect.any(String) }])
  socket().onclose?.()
  vi.advanceTimersByTime(250)
  socket().welcome()
  expect(socket().sentOf('act')).toEqual([{ t: 'act', id: 'action-0', n: 1, action: { do: 'roll' }, pad: expect.any(String) }])
  socket().receive({ t: 'ack', id: 'action-0' })
  socket().receive({ t: 'ack', id: 'action-0' })
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual([{ ok: true }])
  client.close()
})
test('an action that nothing answers shows within 3 s that the connection is lost, and is counted until it is answered', async () => {
  const { client, states, unanswered, socket } = newClient()
  socket().welcome()
  void client.act(1, { do: 'roll' })
  expect(unanswered).toEqual([1])
  vi.advanceTimersByTime(2999)
  expect(states.at(-1)).toBe('reconnecting')
  vi.advanceTimersByTime(250)
  socket().welcome()
  socket().receive({ t: 'ack', id: 'action-0' })
  expect(unanswered).toEqual([1, 0])
  client.close()
})
test('what was never sent can be taken back; what was sent cannot', async () => {
  const { client, socket } = newClient()
  socket().welcome()
  const sending = client.act(1, { do: 'roll' })
  socket().onclose?.()
  const unsent = client.act(1, { do: 'stop' })
  client.withdrawUnsent()
  expect(await unsent).toEqual({ ok: false, withdrawn: true })
  vi.advanceTimersByTime(300)
  socket().welcome()
  expect(socket().sentOf('act')).toMatchObject([{ id: 'action-0' }])
  socket().receive({ t: 'ack', id: 'action-0' })
  expect(await sending).toEqual({ ok: true })
  client.close()
})
test('a server that answers pings is not given up while it stores an action slowly', () => {
  const { client, sockets, states, socket } = newClient()
  socket().welcome()
  void client.act(1, { do: 'roll' })
  const before = socket().sentOf('ping').length
  vi.advanceTimersByTime(1000)
  expect(socket().sentOf('ping')).toHaveLength(before + 1)
  socket().receive({ t: 'pong', sent: 0, now: 5000 })
  vi.advanceTimersByTime(6000)
  expect(states.at(-1)).toBe('open')
  expect(sockets).toHaveLength(1)
  client.close()
})
test('a page that wakes pings at once, and reconnects within 3 s if nothing comes back', () => {
  const { client, states, socket } = newClient()
  socket().welcome()
  socket().receive({ t: 'pong', sent: 0, now: 5000 })
  const before = socket().sentOf('ping').length
  const asleep = socket()
  client.reconnectNow()
  expect(asleep.sentOf('ping')).toHaveLength(before + 1)
  vi.advanceTimersByTime(2999)
  expect(states.at(-1)).toBe('reconnecting')
  expect(asleep.closed).toBe(true)
  client.close()
})
test('a device without a network shows it at once, and reconnects when the network is back', () => {
  const { client, states, socket } = newClient()
  socket().welcome()
  client.goOffline()
  expect(states.at(-1)).toBe('reconnecting')
  client.reconnectNow()
  socket().welcome()
  expect(states.at(-1)).toBe('open')
  client.close()
  client.goOffline()
  expect(states.at(-1)).toBe('open')
})
test('actions are padded to the same size, whatever is chosen', () => {
  const { client, socket } = newClient()
  socket().welcome()
  for (const card of ['french', 'american', 'żółw 夜']) void client.act(1, { do: 'throwAway', card })
  for (const yes of [true, false]) void client.act(12, { do: 'answer', yes })
  expect(socket().sizes.slice(-5)).toEqual([256, 256, 256, 256, 256])
  void client.act(1, { do: 'ask', text: 'Why? '.repeat(40) })
  expect(socket().sizes.at(-1)).toBe(512)
  client.close()
})
test('refusals and errors resolve an action', async () => {
  const { client, socket } = newClient()
  socket().welcome()
  const refused = client.act(1, {})
  socket().receive({ t: 'refused', id: 'action-0', refusal: { rule: 'SA-01', code: 'notYourTurn' } })
  expect(await refused).toEqual({ ok: false, refusal: { rule: 'SA-01', code: 'notYourTurn' } })
  const failed = client.act(1, {})
  socket().receive({ t: 'error', id: 'action-1', code: 'notStored' })
  expect(await failed).toEqual({ ok: false, error: 'notStored' })
  client.close()
})
test('a client does not reconnect when its seat was opened elsewhere', async () => {
  const { client, sockets, states, socket } = newClient()
  socket().welcome()
  const unanswered = client.act(1, {})
  socket().receive({ t: 'elsewhere' })
  expect(await unanswered).toEqual({ ok: false, error: 'seatMoved' })
  vi.advanceTimersByTime(60_000)
  expect(sockets).toHaveLength(1)
  expect(states.at(-1)).toBe('elsewhere')
})
test('a refused client reports the error and does not reconnect', () => {
  const { sockets, states, socket } = newClient()
  socket().onopen?.()
  socket().receive({ t: 'error', code: 'unknownTable' })
  vi.advanceTimersByTime(60_000)
  expect(states.at(-1)).toBe('refused unknownTable')
  expect(sockets).toHaveLength(1)
})
test('after a temporary error the client reports it and reconnects', () => {
  const { client, sockets, states, socket } = newClient()
  socket().onopen?.()
  socket().receive({ t: 'error', code: 'notStored' })
  expect(states.at(-1)).toBe('reconnecting notStored')
  vi.advanceTimersByTime(250)
  expect(sockets).toHaveLength(2)
  socket().welcome()
  expect(states.at(-1)).toBe('open')
  client.close()
})
test('reconnect delays have random jitter', () => {
  const { client, sockets, socket } = newClient()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  socket().onclose?.()
  vi.advanceTimersByTime(188)
  expect(sockets).toHaveLength(2)
  vi.spyOn(Math, 'random').mockReturnValue(1)
  socket().onclose?.()
  vi.advanceTimersByTime(620)
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(10)
  expect(sockets).toHaveLength(3)
  client.close()
})
test('a `hello` that nothing answers is sent again on a new connection within 10 s', () => {
  const { client, sockets, socket } = newClient()
  socket().onopen?.()
  vi.advanceTimersByTime(10_000)
  expect(sockets).toHaveLength(2)
  client.close()
})
test('a silent server counts as a lost connection', () => {
  const { client, sockets, states, socket } = newClient()
  socket().welcome()
  vi.advanceTimersByTime(30_000)
  expect(states.at(-1)).toBe('reconnecting')
  vi.advanceTimersByTime(250)
  expect(sockets).toHaveLength(2)
  client.close()
})
test('answered pings keep the connection open and the server time right', () => {
  const { client, sockets, socket } = newClient()
  socket().welcome()
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(10_000)
    socket().receive({ t: 'pong', sent: Date.now(), now: Date.now() + 7000 })
  }
  expect(sockets).toHaveLength(1)
  expect(client.time.now()).toBe(Date.now() + 7000)
  client.close()
})

const houseWith = (ownPacks: readonly object[]): House => ({ code: 'ABCD', options: { ownPacks, rounds: 3 }, on: null, knocks: [] }) as never

test('a change of the house document replaces the fields that it names and removes those that are gone', () => {
  const { client, socket, houses } = newClient()
  socket().welcome()
  socket().receive({ t: 'house', house: houseWith([]) })
  socket().receive({ t: 'houseChanged', house: { locked: true }, gone: ['knocks'] })
  expect(houses.at(-1)).toEqual({ code: 'ABCD', options: { ownPacks: [], rounds: 3 }, on: null, locked: true })
  client.close()
})
test('packs are fetched once, and what comes meanwhile waits, so that everything is told in order', async () => {
  const { client, socket, houses, packs, feed } = newClient()
  socket().welcome()
  socket().receive({ t: 'house', house: houseWith([{ packHash: 'a' }]) })
  socket().receive({ t: 'feed', n: 1, from: 0, messages: [message] })
  expect([houses, feed]).toEqual([[], []])
  expect(packs.map(({ hash }) => hash)).toEqual(['a'])
  packs[0]!.answer({ id: 'our-street' })
  await vi.waitFor(() => expect(feed).toEqual(['1: 0']))
  expect(houses).toEqual([houseWith([{ id: 'our-street' }])])
  socket().receive({ t: 'houseChanged', house: { locked: true } })
  expect(houses.at(-1)).toEqual({ ...houseWith([{ id: 'our-street' }]), locked: true })
  expect(packs).toHaveLength(1)
  client.close()
})
test('a document with a pack that is gone is skipped, and one that could not be fetched is asked for again', async () => {
  const { client, socket, houses, packs, states } = newClient()
  socket().welcome()
  socket().receive({ t: 'house', house: houseWith([{ packHash: 'a' }]) })
  socket().receive({ t: 'houseChanged', house: { options: {} } })
  packs[0]!.answer(undefined)
  await vi.waitFor(() => expect(houses.map(({ options }) => options)).toEqual([{}]))
  socket().receive({ t: 'house', house: houseWith([{ packHash: 'b' }]) })
  packs[1]!.fail(new Error('no network'))
  await vi.waitFor(() => expect(states.at(-1)).toBe('reconnecting'))
  client.close()
})
