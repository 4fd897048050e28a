// The client comes back by itself, resumes its feed, and asks again under the same id for what was not answered.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProtocolClient, type SendResult, type Socket } from './client.ts'
import type { FromClient, FromServer } from './messages.ts'

/** The other end of a socket, in the test's hands. */
class Line implements Socket {
  readonly said: FromClient[] = []
  readonly sizes: number[] = []
  closed = false
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  onerror: (() => void) | null = null
  send(text: string): void {
    this.said.push(JSON.parse(text) as FromClient)
    this.sizes.push(new TextEncoder().encode(text).length)
  }
  close(): void {
    this.closed = true
  }
  hears(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  heardFrom<T extends FromClient['t']>(t: T): Extract<FromClient, { t: T }>[] {
    return this.said.filter((message): message is Extract<FromClient, { t: T }> => message.t === t)
  }
  welcome(): void {
    this.onopen?.()
    this.hears({ t: 'welcome', you: 'me', now: 5000, version: '1' })
  }
}
function connected() {
  const lines: Line[] = []
  const states: string[] = []
  const feed: string[] = []
  let ids = 0
  const client = new ProtocolClient({
    code: 'ABCD',
    token: 'token',
    connect: () => {
      const line = new Line()
      lines.push(line)
      return line
    },
    monotonic: () => Date.now(),
    newId: () => `action-${ids++}`,
    events: {
      state: (state, error) => states.push(error ? `${state} ${error}` : state),
      house: () => {},
      feed: (n, from, messages) => feed.push(`${n}: ${messages.map((_, i) => from + i).join(' ')}`),
    },
  })
  return { client, lines, states, feed, line: () => lines.at(-1)! }
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

test('it says hello first, with nothing heard yet', () => {
  const { client, line } = connected()
  line().welcome()
  expect(line().said[0]).toEqual({ t: 'hello', code: 'ABCD', token: 'token' })
  client.close()
})
test('a lost connection is opened again, ever more patiently, and the feed goes on where it was', () => {
  const { client, lines, states, feed, line } = connected()
  line().welcome()
  line().hears({ t: 'feed', n: 1, from: 0, messages: [message, message] })
  line().onclose?.()
  expect(states.at(-1)).toBe('reconnecting')
  vi.advanceTimersByTime(250)
  line().onclose?.()
  vi.advanceTimersByTime(250)
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(250)
  expect(lines).toHaveLength(3)
  line().welcome()
  expect(line().said[0]).toMatchObject({ t: 'hello', heard: { n: 1, count: 2 } })
  line().hears({ t: 'feed', n: 1, from: 2, messages: [message] })
  expect(feed).toEqual(['1: 0 1', '1: 2'])
  client.close()
})
test('messages that were heard before are not heard again, and after a gap it asks for what is missing', () => {
  const { client, feed, lines, line } = connected()
  line().welcome()
  line().hears({ t: 'feed', n: 1, from: 0, messages: [message, message] })
  line().hears({ t: 'feed', n: 1, from: 1, messages: [message, message] })
  line().hears({ t: 'feed', n: 2, from: 0, messages: [message] })
  expect(feed).toEqual(['1: 0 1', '1: 2', '2: 0'])
  line().hears({ t: 'feed', n: 2, from: 7, messages: [message] })
  vi.advanceTimersByTime(250)
  line().welcome()
  expect(lines).toHaveLength(2)
  expect(line().said[0]).toMatchObject({ t: 'hello', heard: { n: 2, count: 1 } })
  client.close()
})
test('an action without an answer is sent again under its id, and answered once', async () => {
  const { client, line } = connected()
  line().welcome()
  const answers: SendResult[] = []
  void client.act(1, { do: 'roll' }).then((answer) => answers.push(answer))
  expect(line().heardFrom('act')).toEqual([{ t: 'act', id: 'action-0', n: 1, action: { do: 'roll' }, pad: expect.any(String) }])
  line().onclose?.()
  vi.advanceTimersByTime(250)
  line().welcome()
  expect(line().heardFrom('act')).toEqual([{ t: 'act', id: 'action-0', n: 1, action: { do: 'roll' }, pad: expect.any(String) }])
  line().hears({ t: 'ack', id: 'action-0' })
  line().hears({ t: 'ack', id: 'action-0' })
  await vi.advanceTimersByTimeAsync(0)
  expect(answers).toEqual([{ ok: true }])
  client.close()
})
test('whatever is chosen, an action is as large', () => {
  const { client, line } = connected()
  line().welcome()
  for (const card of ['french', 'american', 'żółw 夜']) void client.act(1, { do: 'throwAway', card })
  for (const yes of [true, false]) void client.act(12, { do: 'answer', yes })
  expect(line().sizes.slice(-5)).toEqual([256, 256, 256, 256, 256])
  void client.act(1, { do: 'ask', text: 'Why? '.repeat(40) })
  expect(line().sizes.at(-1)).toBe(512)
  client.close()
})
test('refusals and errors are answers too', async () => {
  const { client, line } = connected()
  line().welcome()
  const refused = client.act(1, {})
  line().hears({ t: 'refused', id: 'action-0', refusal: { rule: 'SA-01', code: 'notYourTurn' } })
  expect(await refused).toEqual({ ok: false, refusal: { rule: 'SA-01', code: 'notYourTurn' } })
  const failed = client.act(1, {})
  line().hears({ t: 'error', id: 'action-1', code: 'notStored' })
  expect(await failed).toEqual({ ok: false, error: 'notStored' })
  client.close()
})
test('a seat that was opened elsewhere is not fought over', async () => {
  const { client, lines, states, line } = connected()
  line().welcome()
  const unanswered = client.act(1, {})
  line().hears({ t: 'elsewhere' })
  expect(await unanswered).toEqual({ ok: false, error: 'seatMoved' })
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(1)
  expect(states.at(-1)).toBe('elsewhere')
})
test('a refused connection says why and does not come back', () => {
  const { lines, states, line } = connected()
  line().onopen?.()
  line().hears({ t: 'error', code: 'unknownTable' })
  vi.advanceTimersByTime(60_000)
  expect(states.at(-1)).toBe('refused unknownTable')
  expect(lines).toHaveLength(1)
})
test('a server that cannot now is asked again, and says why meanwhile', () => {
  const { client, lines, states, line } = connected()
  line().onopen?.()
  line().hears({ t: 'error', code: 'notStored' })
  expect(states.at(-1)).toBe('reconnecting notStored')
  vi.advanceTimersByTime(250)
  expect(lines).toHaveLength(2)
  line().welcome()
  expect(states.at(-1)).toBe('open')
  client.close()
})
test('those who lost the connection together do not come back together', () => {
  const { client, lines, line } = connected()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  line().onclose?.()
  vi.advanceTimersByTime(188)
  expect(lines).toHaveLength(2)
  vi.spyOn(Math, 'random').mockReturnValue(1)
  line().onclose?.()
  vi.advanceTimersByTime(620)
  expect(lines).toHaveLength(2)
  vi.advanceTimersByTime(10)
  expect(lines).toHaveLength(3)
  client.close()
})
test('silence is a lost connection', () => {
  const { client, lines, states, line } = connected()
  line().welcome()
  vi.advanceTimersByTime(30_000)
  expect(states.at(-1)).toBe('reconnecting')
  vi.advanceTimersByTime(250)
  expect(lines).toHaveLength(2)
  client.close()
})
test('pings that are answered keep it open and the time right', () => {
  const { client, lines, line } = connected()
  line().welcome()
  for (let i = 0; i < 10; i++) {
    vi.advanceTimersByTime(10_000)
    line().hears({ t: 'pong', sent: Date.now(), now: Date.now() + 7000 })
  }
  expect(lines).toHaveLength(1)
  expect(client.time.now()).toBe(Date.now() + 7000)
  client.close()
})
