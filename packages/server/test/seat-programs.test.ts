// What a seat's program can ask for: its choices and its view pushed after each frame of its feed, and a whole match over HTTP alone.
import { type AnyChoice, quickChance } from '@safehouse/engine'
import { type FromServer, LIVE_PATH, type PackTexts, type SeatChoices, type SeatGrant } from '@safehouse/protocol'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { fasterClock } from '../testing/clock.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { openTable, startMatch, whoMayAct } from '../testing/table.ts'

type Message<T extends FromServer['t']> = Extract<FromServer, { t: T }>

/** A connection that keeps every message, with its size. */
async function connectProgram({ origin }: TestServer, code: string, token: string | undefined, asks: object) {
  const socket = new WebSocket(origin.replace('http', 'ws') + LIVE_PATH)
  onTestFinished(() => socket.close())
  const received: { readonly message: FromServer; readonly bytes: number }[] = []
  socket.on('message', (data) => received.push({ message: JSON.parse(String(data)) as FromServer, bytes: (data as Buffer).length }))
  await new Promise((open) => socket.once('open', open))
  socket.send(JSON.stringify({ t: 'hello', code, ...(token && { token }), ...asks }))
  const ofKind = <T extends FromServer['t']>(t: T) => received.filter(({ message }) => message.t === t) as { message: Message<T>; bytes: number }[]
  return { received, of: ofKind, last: <T extends FromServer['t']>(t: T) => ofKind(t).at(-1)?.message }
}

test('a program that asks for them is sent its choices and its view after each frame of its feed, and asks nothing else', async () => {
  const { server, code, seats, players } = await startMatch(testServer(), 3)
  const program = await connectProgram(server, code, seats[0]!.token, { choices: true, view: true })
  await expect.poll(() => program.last('choices')).toBeDefined()
  for (let move = 0; move < 12; move++) {
    const others = players.slice(1)
    const before = program.of('feed').length
    const choices = program.last('choices')!.choices as never[]
    if (choices.length > 0) await players[0]!.client.close()
    const mover = others.find((player) => player.choices.length > 0)
    if (!mover) break
    await mover.actAtRandom()
    await expect.poll(() => program.of('feed').length).toBeGreaterThan(before)
    await expect.poll(() => program.of('choices').length).toBe(program.of('feed').length)
    const heardCount = program.of('feed').reduce((sum, { message }) => sum + message.messages.length, 0)
    expect(program.last('choices')).toMatchObject({ n: 1, ...(await server.api.choices(code, 1, seats[0]!.token)) })
    expect(program.last('view')).toMatchObject({ n: 1, heard: heardCount, seat: 0 })
  }
  const kinds = program.received.map(({ message: { t } }) => t).filter((t) => ['feed', 'view', 'choices'].includes(t))
  expect(kinds.join(' ')).toMatch(/^(feed view choices ?)+$/)
})
test('a pause takes all choices away, and going on brings them back', async () => {
  const { server, code, seats, players, command } = await startMatch(testServer(), 2)
  const seat = players.indexOf(await whoMayAct(players))
  const program = await connectProgram(server, code, seats[seat]!.token, { choices: true })
  await expect.poll(() => program.last('choices')?.choices.length).toBeGreaterThan(0)
  await command({ do: 'pause' })
  await expect.poll(() => program.last('choices')?.choices).toEqual([])
  expect((await server.api.choices(code, 1, seats[seat]!.token)).choices).toEqual([])
  await command({ do: 'goOn' })
  await expect.poll(() => program.last('choices')?.choices.length).toBeGreaterThan(0)
})
test('the sizes of views and choices are the same whichever hand a seat has, and a spectator gets no hand', async () => {
  const { server, code, seats } = await startMatch(testServer(), 4)
  const programs = await Promise.all(seats.map(({ token }) => connectProgram(server, code, token, { choices: true, view: true })))
  for (const { last } of programs) await expect.poll(() => last('choices')).toBeDefined()
  for (const t of ['view', 'choices'] as const) expect(new Set(programs.map(({ of }) => of(t)[0]!.bytes)).size).toBe(1)
  expect(new Set(programs.map(({ last }) => JSON.stringify(last('view')!.hand))).size).toBe(4)
  const spectator = await connectProgram(server, code, undefined, { choices: true, view: true })
  await expect.poll(() => spectator.last('view')).toMatchObject({ seat: null, hand: null })
  expect(spectator.of('choices')).toEqual([])
})
test('a bad message is answered with its id and the field that is wrong, and entropy with an id is acknowledged', async () => {
  const { server, code, seats } = await openTable(testServer(), 1)
  const program = await connectProgram(server, code, seats[0]!.token, {})
  await expect.poll(() => program.last('house')).toBeDefined()
  const post = async (body: object) => (await server.post(`/api/tables/${code}/messages`, body, seats[0]!.token)).json()
  expect(await post({ t: 'act', id: 'abcdefgh', n: 'one', action: {} })).toEqual({ code: 'badRequest', id: 'abcdefgh', with: { field: 'n' } })
  expect(await post({ t: 'entropy', id: 'abcdefgh', n: 1, value: 'a'.repeat(64) })).toEqual({ t: 'ack', id: 'abcdefgh' })
  expect(await post({ t: 'hello', code })).toMatchObject({ code: 'badRequest' })
})

/** The messages of an event stream. */
async function* eventsOf(server: TestServer, { code, token }: SeatGrant): AsyncGenerator<FromServer> {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const answer = await fetch(`${server.origin}/api/tables/${code}/events?choices=1`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  let text = ''
  for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
    const events = (text + part).split('\n\n')
    text = events.pop()!
    for (const event of events) if (event.startsWith('data: ')) yield JSON.parse(event.slice('data: '.length)) as FromServer
  }
}
const ENOUGH_DECISIONS = 12
/** A value for each field of a choice. */
function actionFor({ do: what, question, fields }: AnyChoice, random: ReturnType<typeof quickChance>): object {
  const values = Object.entries(fields as Record<string, { one?: unknown[]; some?: unknown[]; min?: number }>).map(([name, field]) => {
    if (field.one) return [name, random.pick(field.one)]
    return [name, random.shuffle(field.some ?? []).slice(0, field.min)]
  })
  return { do: what, question, ...Object.fromEntries(values) }
}

test('a match can be played over HTTP alone', async () => {
  const { server, code, seats, players, command } = await openTable(testServer({ clock: fasterClock(50) }), 1)
  players[0]!.client.close()
  await command({ do: 'setSettings', settings: { botPace: 'quick' } })
  await command({ do: 'addBot' })
  await command({ do: 'start', n: 1 })
  const random = quickChance('over http')
  let decisions = 0
  for await (const heard of eventsOf(server, seats[0]!)) {
    if (heard.t === 'house' && heard.house.on?.state === 'over') break
    if (decisions === ENOUGH_DECISIONS) break // a match of dice can be long
    const { choices } = heard.t === 'choices' ? heard : ({ choices: [] } as Pick<SeatChoices, 'choices'>)
    if (choices.length === 0) continue
    const message = { t: 'act', id: `decision-${decisions++}`, n: 1, action: actionFor(random.pick(choices), random) }
    const answer = await server.post(`/api/tables/${code}/messages`, message, seats[0]!.token)
    const answered = (await answer.json()) as FromServer
    // Choices that were sent again while an action was on its way ask for what has been answered.
    if (answered.t === 'refused') expect(answered.refusal.code).toBe('questionGone')
    else expect(answered.t).toBe('ack')
  }
  expect(decisions).toBeGreaterThan(1)
}, 120_000)

test.each(['en', 'nl', 'de'])('the texts of places, roles and questions can be had from the server, in %s', async (lang) => {
  const { origin } = await testServer()
  const pack = async (id: string, language = lang) => {
    const answer = await fetch(`${origin}/api/packs/${id}?lang=${language}`)
    return { status: answer.status, body: (await answer.json()) as PackTexts }
  }
  const { places } = (await pack('lamplight')).body
  expect(places).toHaveLength(20)
  expect(places![0]).toMatchObject({ key: 'lamplight/lighthouse', roles: { length: 10 } })
  const { cards, rates, traits } = (await pack('kitchen-table')).body
  expect(cards).toHaveLength(100)
  expect(cards![99]![1]!.blue).toMatch(/\?$/)
  expect(rates![0]![1]).toEqual({ yellow: 72, blue: 30 })
  expect(traits![0]![0]).toEqual({ yellow: { trait: 'dreamy', sign: 1 }, blue: { trait: 'orderly', sign: -1 } })
  expect(await pack('none')).toMatchObject({ status: 404, body: { code: 'unknownPack' } })
  expect(await pack('lamplight', 'xx')).toMatchObject({ status: 400, body: { code: 'badRequest' } })
})
