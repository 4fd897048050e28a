// Voice at a table, over real sockets: everybody sees who has joined, browsers exchange signals through the server, and sound of pairs
// that cannot connect directly is passed on to people who have joined and to nobody else.
import { createHmac } from 'node:crypto'
import { type House, readVoiceFrame } from '@safehouse/protocol'
import { expect, test } from 'vitest'
import { memoryBuses } from '../src/bus/memory.ts'
import { wallClock } from '../src/clock.ts'
import { DEFAULT_RATE_LIMITS } from '../src/limits/rate-limiter.ts'
import { HandTurnedClock } from '../testing/clock.ts'
import { RawSocket } from '../testing/raw-socket.ts'
import { silentThinker, type TestServer, testNodes, testServer } from '../testing/server.ts'
import { accuseSomebody, openTable } from '../testing/table.ts'
import { VoiceSocket } from '../testing/voice-socket.ts'

const sessionDescription = (media = 'audio') => `v=0\r\no=- 1 1 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\nm=${media} 9 UDP/TLS/RTP/SAVPF 111\r\n`
const sound = (length = 60, first = 1) => new Uint8Array(length).fill(first)

/** People at a table who have joined the voice with sessions `session-0`, `session-1`, …; with `relay` no pair connects directly. */
async function openVoiceTable(server: TestServer, people: number, { relay = false } = {}) {
  const { code, seats, command } = await openTable(server, people)
  const ids = seats.map(({ you }) => you)
  const sockets = await Promise.all(seats.map(({ token }) => VoiceSocket.openAt(server.origin, code, { token })))
  for (const [i, socket] of sockets.entries()) {
    await socket.join({ session: `session-${i}`, ...(relay && { relay: ids.filter((id) => id !== ids[i]) }) })
  }
  await Promise.all(sockets.map((socket) => expect.poll(() => Object.keys(socket.house.voice ?? {}).length).toBe(people)))
  return { code, seats, ids, sockets, command }
}
const signal = (to: string, more: object = {}) => ({ t: 'signal', to, session: 'session-0', yours: 'session-1', ...more })

test('joining, muting and leaving are seen by everybody at the table alike, spectators and the shared screen included', async () => {
  const server = await testServer()
  const { code, ids, sockets } = await openVoiceTable(server, 3)
  const viewers = [
    sockets[1]!,
    sockets[2]!,
    await VoiceSocket.openAt(server.origin, code),
    await VoiceSocket.openAt(server.origin, code, { screen: true }),
  ]
  await sockets[0]!.join({ session: 'session-0', muted: true })
  for (const viewer of viewers) await expect.poll(() => viewer.house.voice?.[ids[0]!]).toEqual({ session: 'session-0', muted: true })
  sockets[2]!.say({ t: 'speaking', on: true })
  for (const viewer of viewers) await viewer.takeFrame('speaking', ({ by, on }) => by === ids[2] && on === true)
  sockets[1]!.say({ t: 'voice', id: 'leaving-1', join: null })
  await sockets[1]!.takeFrame('ack', ({ id }) => id === 'leaving-1')
  for (const viewer of viewers) await expect.poll(() => Object.keys(viewer.house.voice ?? {})).toEqual([ids[0], ids[2]])
})
test('people without a seat, shared screens, passed devices that nobody holds and event streams cannot join', async () => {
  const { server, code, seats } = await openTable(testServer(), 2)
  for (const socket of [await VoiceSocket.openAt(server.origin, code), await VoiceSocket.openAt(server.origin, code, { screen: true })]) {
    socket.say({ t: 'voice', id: 'may-i-join', join: { session: 'session-9' } })
    expect(await socket.takeFrame('error')).toMatchObject({ code: 'notSeated', id: 'may-i-join' })
  }
  const passed = await RawSocket.open(server.origin)
  passed.say({ t: 'hello', code, with: seats.map(({ token }) => token) })
  await passed.takeFrame('house')
  passed.say({ t: 'voice', id: 'may-i-join', join: { session: 'session-9' } })
  expect(await passed.takeFrame('error')).toMatchObject({ code: 'notSeated' })
  const answer = await server.post(`/api/tables/${code}/messages`, { t: 'voice', id: 'may-i-join', join: { session: 'session-9' } }, seats[0]!.token)
  expect(await answer.json()).toMatchObject({ code: 'notSeated' })
})
test('everybody sees that a person who lost the connection while in the voice is expected back, until that person joins, leaves or stays away', async () => {
  const clock = new HandTurnedClock()
  const server = await testServer({ clock })
  const { code, ids, seats, sockets } = await openVoiceTable(server, 3)
  const spectator = await VoiceSocket.openAt(server.origin, code)
  const [anna, bram, cees] = sockets as [VoiceSocket, VoiceSocket, VoiceSocket]
  await anna.join({ session: 'session-0', muted: true })
  anna.close()
  bram.close()
  for (const viewer of [cees, spectator]) {
    await expect.poll(() => viewer.house.voiceReturns).toEqual({ [ids[0]!]: { muted: true }, [ids[1]!]: {} })
    expect(Object.keys(viewer.house.voice ?? {})).toEqual([ids[2]])
  }
  // The seat is opened somewhere else: that page is told that it was in the voice, and joins.
  const elsewhere = await VoiceSocket.openAt(server.origin, code, { token: seats[0]!.token })
  expect(elsewhere.house.voiceReturns?.[ids[0]!]).toEqual({ muted: true })
  await elsewhere.join({ session: 'session-9', muted: true })
  await expect.poll(() => spectator.house.voiceReturns).toEqual({ [ids[1]!]: {} })
  // Somebody who leaves the voice is not expected back.
  elsewhere.say({ t: 'voice', id: 'leaving-9', join: null })
  await expect.poll(() => Object.keys(spectator.house.voice ?? {})).toEqual([ids[2]])
  expect(spectator.house.voiceReturns).toEqual({ [ids[1]!]: {} })
  clock.jump(11 * 60_000)
  const laterSpectator = await VoiceSocket.openAt(server.origin, code)
  expect(laterSpectator.house.voiceReturns).toBeUndefined()
})
test('a moved seat is expected back in the voice on its new device; nobody is, once the host has closed voice', async () => {
  const server = await testServer()
  const { code, ids, seats, sockets, command } = await openVoiceTable(server, 2)
  const { key } = await server.api.move(code, seats[1]!.token)
  const { token } = await server.api.claim(code, key)
  const moved = await VoiceSocket.openAt(server.origin, code, { token })
  await expect.poll(() => moved.house.voiceReturns).toEqual({ [ids[1]!]: {} })
  await expect.poll(() => sockets[0]!.house.voiceReturns).toEqual({ [ids[1]!]: {} })
  await command({ do: 'setSettings', settings: { voice: false } })
  await expect.poll(() => sockets[0]!.house.voiceReturns).toBeUndefined()
})
test('signals reach one person who has joined, and nobody gets one from outside the voice', async () => {
  const server = await testServer()
  const { code, ids, seats, sockets } = await openVoiceTable(server, 3)
  const outsider = await VoiceSocket.openAt(server.origin, code)
  const description = { type: 'offer', sdp: sessionDescription() }
  const candidates = [{ candidate: 'candidate:1 1 udp 2122260223 192.0.2.1 50000 typ host', sdpMid: '0', sdpMLineIndex: 0 }]
  outsider.say(signal(ids[1]!, { description }))
  sockets[0]!.say(signal(ids[1]!, { description }))
  expect(await sockets[1]!.takeFrame('signal')).toEqual({ t: 'signal', from: ids[0], session: 'session-0', yours: 'session-1', description })
  sockets[0]!.say(signal(ids[1]!, { candidates }))
  expect(await sockets[1]!.takeFrame('signal')).toMatchObject({ from: ids[0], candidates })
  expect(sockets[2]!.frames.some(({ t }) => t === 'signal')).toBe(false)
  // Somebody who opens the seat on another connection has not joined there.
  const secondConnection = await VoiceSocket.openAt(server.origin, code, { token: seats[0]!.token })
  await expect.poll(() => Object.keys(secondConnection.house.voice ?? {})).toEqual([ids[1], ids[2]])
  secondConnection.say(signal(ids[1]!, { description }))
  secondConnection.say({ t: 'ping', sent: 1 })
  await secondConnection.takeFrame('pong')
  expect(sockets[1]!.frames.some(({ t }) => t === 'signal')).toBe(false)
})
test.each([
  ['a description of video', { description: { type: 'offer', sdp: sessionDescription('video') } }],
  ['a description that is not SDP', { description: { type: 'offer', sdp: 'hello' } }],
  ['a description with control characters', { description: { type: 'offer', sdp: sessionDescription().replace('s=-', 's=\u0000') } }],
  ['a description that is too long', { description: { type: 'answer', sdp: sessionDescription() + 'a=x\r\n'.repeat(2000) } }],
  ['a rollback', { description: { type: 'rollback', sdp: '' } }],
  ['a malformed candidate', { candidates: [{ candidate: '<script>' }] }],
  ['too many candidates', { candidates: Array(17).fill({ candidate: '' }) }],
  ['an unknown field', { text: 'a secret message' }],
])('a signal with %s is refused and passed on to nobody, and sound still passes', async (_, malformed) => {
  const server = await testServer()
  const { ids, sockets } = await openVoiceTable(server, 2, { relay: true })
  sockets[0]!.say(signal(ids[1]!, malformed))
  expect(await sockets[0]!.takeFrame('error')).toMatchObject({ code: 'badRequest' })
  sockets[0]!.say(sound())
  await expect.poll(() => sockets[1]!.sounds.length).toBe(1)
  expect(sockets[1]!.frames.some(({ t }) => t === 'signal')).toBe(false)
})
test('sound of a pair that is not connected reaches the other one, whichever of the two asked for it, and no third', async () => {
  const server = await testServer()
  const { code, ids, sockets } = await openVoiceTable(server, 3)
  const spectator = await VoiceSocket.openAt(server.origin, code)
  await sockets[0]!.join({ session: 'session-0', relay: [ids[1]!] })
  sockets[0]!.say(sound(60, 7))
  sockets[1]!.say(sound(60, 8))
  await expect.poll(() => [sockets[0]!.sounds.length, sockets[1]!.sounds.length]).toEqual([1, 1])
  expect(readVoiceFrame(sockets[1]!.sounds[0]!)).toEqual({ speaker: ids[0], sound: Buffer.from(sound(60, 7)) })
  expect(readVoiceFrame(sockets[0]!.sounds[0]!)).toEqual({ speaker: ids[1], sound: Buffer.from(sound(60, 8)) })
  await sockets[0]!.join({ session: 'session-0', muted: true, relay: [ids[1]!] })
  sockets[0]!.say(sound())
  sockets[0]!.say({ t: 'ping', sent: 1 })
  await sockets[0]!.takeFrame('pong')
  expect([sockets[1]!.sounds.length, sockets[2]!.sounds.length, spectator.sounds.length]).toEqual([1, 0, 0])
})
test('huge frames are dropped, a flood of frames is cut, and others are heard all the while', async () => {
  const server = await testServer()
  const { sockets } = await openVoiceTable(server, 3, { relay: true })
  sockets[0]!.say(sound(1501))
  for (let i = 0; i < 400; i++) sockets[0]!.say(sound())
  expect(await sockets[0]!.takeFrame('error')).toMatchObject({ code: 'tooManyRequests', with: { limit: 'messages' } })
  await sockets[0]!.waitUntilClosed()
  const fromFlood = sockets[1]!.sounds.length
  expect(fromFlood).toBeLessThan(200)
  expect(sockets[1]!.sounds.every(({ length }) => length < 200)).toBe(true)
  sockets[2]!.say(sound())
  await expect.poll(() => sockets[1]!.sounds.length).toBe(fromFlood + 1)
})
test('signals above their rate limit are dropped, and their sender stays connected', async () => {
  const begun = Date.now()
  const server = await testServer({ clock: { ...wallClock, now: () => begun } }) // time stands still, so that the rate limit never refills
  const { ids, sockets } = await openVoiceTable(server, 2, { relay: true })
  for (let i = 0; i < 190; i++) sockets[0]!.say(signal(ids[1]!, { candidates: [{ candidate: '' }] }))
  sockets[0]!.say({ t: 'ping', sent: 1 })
  await sockets[0]!.takeFrame('pong')
  const passed = sockets[1]!.frames.filter(({ t }) => t === 'signal').length
  expect(passed).toBe(DEFAULT_RATE_LIMITS.signals.burst)
  expect(sockets[0]!.closeCode).toBeUndefined()
})
test('`relay` keeps ids of people at the table and drops any other text', async () => {
  const server = await testServer()
  const { ids, sockets } = await openVoiceTable(server, 2)
  await sockets[0]!.join({ session: 'session-0', relay: [ids[1]!, 'words-of-mine'] })
  await expect.poll(() => sockets[1]!.house.voice?.[ids[0]!]).toEqual({ session: 'session-0', relay: [ids[1]] })
})
test('sound for somebody who does not read is dropped, not queued', async () => {
  const server = await testServer()
  const { sockets } = await openVoiceTable(server, 2, { relay: true })
  sockets[1]!.pauseReading()
  const before = process.memoryUsage().arrayBuffers
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 40; i++) sockets[0]!.say(sound(1500))
    sockets[0]!.say({ t: 'ping', sent: 1 })
    await sockets[0]!.takeFrame('pong')
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(4 * 1024 * 1024)
  expect(sockets[1]!.closeCode).toBeUndefined()
})
test('while the rules ask for silence neither sound nor signals nor speaking pass, and afterwards they do', async () => {
  const { server, code, seats, players, command, start } = await openTable(testServer({ thinker: silentThinker, offeredGames: ['spyfall-2'] }), 3)
  const spectator = await VoiceSocket.openAt(server.origin, code)
  await start()
  const ids = seats.map(({ you }) => you)
  await accuseSomebody(players)
  const sockets = await Promise.all(seats.map(({ token }) => VoiceSocket.openAt(server.origin, code, { token })))
  for (const [i, socket] of sockets.entries()) await socket.join({ session: `session-${i}`, relay: ids.filter((id) => id !== ids[i]) })
  const [anna, bram] = sockets as [VoiceSocket, VoiceSocket]
  anna.say(sound())
  anna.say(signal(ids[1]!, { candidates: [{ candidate: '' }] }))
  anna.say({ t: 'speaking', on: true })
  anna.say({ t: 'ping', sent: 1 })
  await anna.takeFrame('pong')
  expect(bram.sounds).toEqual([])
  expect(bram.frames.some(({ t }) => t === 'signal' || t === 'speaking')).toBe(false)
  expect(spectator.frames.some(({ t }) => t === 'speaking')).toBe(false)
  await command({ do: 'endGame', n: 1 })
  anna.say(sound())
  await expect.poll(() => bram.sounds.length).toBe(1)
})
test('a host who closes voice puts everybody out of it; nobody can join until it is open again', async () => {
  const server = await testServer()
  const { ids, sockets, command } = await openVoiceTable(server, 2, { relay: true })
  await command({ do: 'setSettings', settings: { voice: false } })
  await expect.poll(() => sockets[1]!.house.voice).toBeUndefined()
  sockets[1]!.say({ t: 'voice', id: 'may-i-join', join: { session: 'session-1' } })
  expect(await sockets[1]!.takeFrame('error')).toMatchObject({ code: 'silence', id: 'may-i-join', with: { by: 'host' } })
  await command({ do: 'setSettings', settings: { voice: true } })
  await sockets[1]!.join({ session: 'session-2' })
  await expect.poll(() => sockets[0]!.house.voice).toEqual({ [ids[1]!]: { session: 'session-2' } })
})
test('what voice sends is byte for byte the same whatever is on somebody’s card', async () => {
  const { server, code, seats, start } = await openTable(testServer({ thinker: silentThinker, offeredGames: ['spyfall-2'] }), 3)
  await start()
  const viewer = await VoiceSocket.openAt(server.origin, code)
  const textsOfViewers: string[] = []
  for (const { you, token } of seats) {
    const socket = await VoiceSocket.openAt(server.origin, code, { token })
    const from = viewer.texts.length
    await socket.join({ session: 'session-x' })
    socket.say({ t: 'speaking', on: true })
    await viewer.takeFrame('speaking')
    socket.say({ t: 'speaking', on: false })
    await viewer.takeFrame('speaking')
    socket.say({ t: 'voice', id: 'leaving-1', join: null })
    await expect.poll(() => viewer.house.voice).toBeUndefined()
    const voiceTexts = viewer.texts.slice(from).filter((text) => /voice|speaking/.test(text))
    textsOfViewers.push(voiceTexts.join('\n').replaceAll(you, 'somebody'))
  }
  expect(textsOfViewers[1]).toBe(textsOfViewers[0])
  expect(textsOfViewers[2]).toBe(textsOfViewers[0])
})
test('people at two nodes connect and hear each other, and a node that loads the table later knows who has joined', async () => {
  const [here, there] = await testNodes(memoryBuses(2), { thinker: silentThinker })
  const host = await here.api.create({ name: 'Anna', place: 'apart' })
  const bramSeat = await here.api.join(host.code, 'Bram')
  const anna = await VoiceSocket.openAt(here.origin, host.code, { token: host.token })
  await anna.join({ session: 'session-0', relay: [bramSeat.you] })
  const bram = await VoiceSocket.openAt(there.origin, host.code, { token: bramSeat.token })
  await expect.poll(() => bram.house.voice).toMatchObject({ [host.you]: { session: 'session-0' } })
  await bram.join({ session: 'session-1' })
  await expect.poll(() => Object.keys(anna.house.voice ?? {}).length).toBe(2)
  anna.say(sound())
  anna.say(signal(bramSeat.you, { candidates: [{ candidate: '' }] }))
  anna.say({ t: 'speaking', on: true })
  await bram.takeFrame('signal')
  await bram.takeFrame('speaking')
  await expect.poll(() => bram.sounds.length).toBe(1)
  anna.close()
  await expect.poll(() => Object.keys(bram.house.voice ?? {})).toEqual([bramSeat.you])
})
test('an operator’s TURN server is given to those who join, with a password that ends, made as coturn expects', async () => {
  const voice = { turnUrls: ['turn:turn.example.org:3478'], turnSecret: 'only-between-us', relayOnly: true }
  const { server, code, seats } = await openTable(testServer({ voice }), 1)
  const socket = await VoiceSocket.openAt(server.origin, code, { token: seats[0]!.token })
  const { servers, relayOnly } = await socket.join({ session: 'session-0' })
  expect(relayOnly).toBe(true)
  const [{ urls, username, credential }] = servers as [{ urls: string[]; username: string; credential: string }]
  expect(urls).toEqual(voice.turnUrls)
  expect(credential).toBe(createHmac('sha1', 'only-between-us').update(username).digest('base64'))
  const expiresIn = Number(username.split(':')[0]) - Date.now() / 1000
  expect(expiresIn).toBeGreaterThan(60 * 60)
  expect(expiresIn).toBeLessThan(13 * 60 * 60)
})
test('the house document of a table without voice has no field for it', async () => {
  const { players } = await openTable(testServer(), 1)
  expect('voice' in (players[0]!.house as House)).toBe(false)
})
