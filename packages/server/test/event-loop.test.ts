// No input holds the event loop for long, at its largest allowed size: otherwise one stranger could stop every match on the server.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { rateLimitsTimes } from '../src/limits/rate-limiter.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { testServer } from '../testing/server.ts'
import { openTable } from '../testing/table.ts'

const MAX_STALL_MS = 20
const MAX_RUNS = 60

/**
 * The longest stall while `send` runs. Other work on the machine adds to some runs, but what the input itself costs is in every run:
 * so a long one is repeated, and the shortest counts.
 */
async function measureStallMs(send: () => Promise<unknown>): Promise<number> {
  let shortestMs = Number.POSITIVE_INFINITY
  for (let run = 0; run < MAX_RUNS && shortestMs > MAX_STALL_MS; run++) {
    const histogram = monitorEventLoopDelay({ resolution: 1 })
    histogram.enable()
    await new Promise((done) => setTimeout(done, 5))
    histogram.reset()
    await new Promise((done) => setTimeout(done, 5)) // a stall before the first tick after a reset would not be seen
    await send()
    await new Promise((done) => setTimeout(done, 5))
    histogram.disable()
    shortestMs = Math.min(shortestMs, histogram.max / 1e6)
  }
  return shortestMs
}

/** Texts of a given number of bytes that are costly to normalise, to split into graphemes, or to match. */
const costlyTexts: Readonly<Record<string, (bytes: number) => string>> = {
  letters: (bytes) => 'x'.repeat(bytes),
  'combining marks': (bytes) => '\u0301\u0316'.repeat(bytes / 4),
  'letters with marks': (bytes) => 'e\u0301\u0316\u0301\u0316'.repeat(bytes / 9),
  'letters that decompose': (bytes) => '\u0958'.repeat(bytes / 3),
  'joined emoji': (bytes) => '👩\u200d'.repeat(bytes / 7),
  'direction characters': (bytes) => '\u202e'.repeat(bytes / 3),
  blanks: (bytes) => '\u00a0'.repeat(bytes / 2),
}
/** No name has more than twelve bytes, with its value. */
const unknownKeys = (bytes: number): object => Object.fromEntries(Array.from({ length: bytes / 12 }, (_, i) => [`k${i}`, 1]))
const nested = (bytes: number): string => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)

/** A little less than the limits of a body, of a command and of a socket message, so that each input is read. */
const [BODY_BYTES, COMMAND_BYTES, MESSAGE_BYTES] = [60 * 1024, 500 * 1024, 15 * 1024]

/** A table whose host and guests are not limited in how often they ask, so that every input is read to its end. */
async function tableWithoutLimits() {
  const server = await testServer({ rateLimits: rateLimitsTimes(1e6) })
  const table = await openTable(server, 3)
  const [host] = table.seats
  const send = async (path: string, body: string, method: 'POST' | 'PUT' = 'POST') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${host!.token}` }
    const response = await fetch(server.origin + path, { method, headers, body })
    await response.arrayBuffer()
    expect([413, 429, 500, 503]).not.toContain(response.status)
  }
  return { ...table, server, send, path: `/api/tables/${table.code}` }
}
type Input = readonly [what: string, path: string, body: unknown]

async function expectNoStall(inputs: readonly Input[], send: (path: string, body: string) => Promise<void>): Promise<void> {
  const stalls: [string, number][] = []
  for (const [what, path, body] of inputs) {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    stalls.push([what, await measureStallMs(() => send(path, text))])
  }
  expect(stalls.filter(([, ms]) => ms > MAX_STALL_MS)).toEqual([])
}

test('names and keys of any script and size do not stall the server', async () => {
  const { path, send } = await tableWithoutLimits()
  const inputs = Object.entries(costlyTexts).flatMap(([what, textOf]): Input[] => [
    [`create, ${what}`, '/api/tables', { name: textOf(BODY_BYTES), place: 'room' }],
    [`create, longest name, ${what}`, '/api/tables', { name: textOf(4000).slice(0, 1000), place: 'room' }],
    [`join, ${what}`, `${path}/seats`, { name: textOf(BODY_BYTES) }],
    [`join, longest name, ${what}`, `${path}/seats`, { name: textOf(4000).slice(0, 1000) }],
    [`rename, ${what}`, path, { do: 'rename', name: textOf(COMMAND_BYTES) }],
    [`claim, ${what}`, `${path}/moves/claim`, { key: textOf(BODY_BYTES) }],
  ])
  await expectNoStall(inputs, send)
}, 120_000)
test('options and packs of the largest size do not stall the server', async () => {
  const { path, send, command } = await tableWithoutLimits()
  const setOptions = (options: object) => ({ do: 'setOptions', options })
  const card = (text: string) => [0, 1].map(() => ({ yellow: text, blue: text }))
  const deck = (cards: unknown) => ({ format: 'top-secret pack 1', id: 'ours', name: 'Ours', cards })
  await command({ do: 'chooseGame', game: 'top-secret' })
  const inputs = Object.entries(costlyTexts).flatMap(([what, textOf]): Input[] => [
    [`a pack's name, ${what}`, path, setOptions({ ownPacks: [{ ...deck([]), name: textOf(COMMAND_BYTES) }] })],
    [`a pack's cards, ${what}`, path, setOptions({ ownPacks: [deck(Array.from({ length: 200 }, () => card(textOf(COMMAND_BYTES / 1000))))] })],
    [`an unknown option, ${what}`, path, setOptions({ nothing: textOf(COMMAND_BYTES) })],
    [
      `an opening, ${what}`,
      '/api/tables',
      { name: 'A', place: 'room', game: 'top-secret', options: { ownPacks: [deck(card(textOf(BODY_BYTES / 5)))] } },
    ],
  ])
  const decks = Array.from({ length: 5 }, (_, i) => ({ ...deck(Array.from({ length: 200 }, () => card('x'.repeat(87)))), id: `deck-${i}` }))
  inputs.push(['five full decks', path, setOptions({ ownPacks: decks })])
  inputs.push(['unknown fields of a pack', path, setOptions({ ownPacks: [unknownKeys(COMMAND_BYTES)] })])
  const places = Array.from({ length: 60 }, () => unknownKeys(1500))
  inputs.push(['mistakes all over', path, setOptions({ ownPacks: Array.from({ length: 5 }, () => ({ cards: places })) })])
  inputs.push(['many unknown options', path, setOptions(unknownKeys(COMMAND_BYTES))])
  inputs.push(['many packs', path, setOptions({ ownPacks: Array.from({ length: 100_000 }, () => 1) })])
  await expectNoStall(inputs, send)
}, 120_000)
test('bodies with thousands of unknown fields, or nested as deep as they are long, do not stall the server', async () => {
  const { path, send } = await tableWithoutLimits()
  const routes = ['/api/tables', `${path}/seats`, `${path}/moves`, `${path}/moves/claim`, `${path}/group`]
  const inputs = routes.flatMap((route): Input[] => [
    [`${route}, unknown`, route, unknownKeys(BODY_BYTES)],
    [`${route}, nested`, route, nested(BODY_BYTES)],
  ])
  inputs.push(['a command, unknown', path, { do: 'lock', locked: true, ...unknownKeys(COMMAND_BYTES) }])
  inputs.push(['a command, nested', path, `{"do":"setOptions","options":{"packs":${nested(COMMAND_BYTES)}}}`])
  inputs.push(['an order', path, { do: 'order', people: Array.from({ length: 50_000 }, () => 'p') }])
  await expectNoStall(inputs, send)
}, 120_000)
test('notes and socket messages of the largest size do not stall the server', async () => {
  const { code, seats, path, send, start, server } = await tableWithoutLimits()
  await start()
  const putNotes = (route: string, body: string) => send(route, body, 'PUT')
  const notes = `${path}/games/1/notes`
  await expectNoStall(
    [
      ['notes, unknown', notes, unknownKeys(15 * 1024)],
      ['notes, nested', notes, nested(15 * 1024)],
      ...Object.entries(costlyTexts).map(([what, textOf]): Input => [`notes, ${what}`, notes, { text: textOf(15 * 1024) }]),
    ],
    putNotes,
  )
  const socket = await RawSocket.openWithHello(server.origin, { code, token: seats[1]!.token })
  const id = 'abcdefgh-1'
  const sendOverSocket = async (_: string, body: string) => {
    const isAnswer = (text: string) => /"t":"(error|ack|refused)"/.test(text)
    const before = socket.texts.filter(isAnswer).length
    socket.say(body)
    await expect.poll(() => socket.texts.filter(isAnswer).length, { interval: 2 }).toBeGreaterThan(before)
  }
  await expectNoStall(
    [
      ['act, unknown', '', { t: 'act', id, n: 1, action: unknownKeys(MESSAGE_BYTES) }],
      ['act, nested', '', `{"t":"act","id":"${id}","n":1,"action":${nested(MESSAGE_BYTES)}}`],
      ['unknown', '', { t: 'act', id, n: 1, ...unknownKeys(MESSAGE_BYTES) }],
      ...Object.entries(costlyTexts).flatMap(([what, textOf]): Input[] => [
        [`say, ${what}`, '', { t: 'say', id, text: textOf(MESSAGE_BYTES) }],
        [`say, longest line, ${what}`, '', { t: 'say', id, text: textOf(12_000).slice(0, 4000) }],
        [`act, ${what}`, '', { t: 'act', id, n: 1, action: { do: 'ask', question: 'q', to: 1, text: textOf(MESSAGE_BYTES) } }],
      ]),
    ],
    sendOverSocket,
  )
}, 120_000)
