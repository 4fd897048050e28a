// Push messages on "your turn": sent to a push service over real HTTP, encrypted for the device, and to nobody else's address.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { PushHosts } from '../src/push/push-hosts.ts'
import { MAX_IN_FLIGHT_FOR_TABLE, MAX_IN_FLIGHT_TO_SERVICE, PushSender } from '../src/push/push-sender.ts'
import { SenderKey } from '../src/push/sender-key.ts'
import { TURN_ALERT_AFTER_MS } from '../src/push/turn-alerts.ts'
import { HandTurnedClock } from '../testing/clock.ts'
import { listenInTest } from '../testing/listen.ts'
import { type TestServer, testServer } from '../testing/server.ts'
import { startMatch } from '../testing/table.ts'

interface Pushed {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}
/** A push service that answers with this status. */
async function startPushService(status = 201, location = '') {
  const pushed: Pushed[] = []
  const server = createServer(async (request, response) => {
    pushed.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(await request.toArray()) })
    response.writeHead(status, { location }).end()
  })
  return { pushed, origin: `http://127.0.0.1:${await listenInTest(server)}` }
}
/** A push service that answers nobody until it is told to, and everybody from then on. */
async function startHeldService() {
  const paths: string[] = []
  const heldResponses: ServerResponse[] = []
  let isHolding = true
  const server = createServer((request, response) => {
    paths.push(request.url ?? '')
    if (isHolding) heldResponses.push(response)
    else response.writeHead(201).end()
  })
  const answerAll = () => {
    isHolding = false
    for (const response of heldResponses) response.writeHead(201).end()
  }
  return { paths, answerAll, origin: `http://127.0.0.1:${await listenInTest(server)}` }
}
/** A device as a browser has it: its keys, and how it reads a message (RFC 8291, section 3). */
function newDevice(privateKey?: string, auth = Buffer.alloc(16, 7)) {
  const deviceKeys = createECDH('prime256v1')
  if (privateKey) deviceKeys.setPrivateKey(Buffer.from(privateKey, 'base64url'))
  else deviceKeys.generateKeys()
  const keys = { p256dh: deviceKeys.getPublicKey('base64url'), auth: auth.toString('base64url') }
  const decrypt = (body: Buffer): string => {
    const [salt, senderKey, record] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)]
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), deviceKeys.getPublicKey(), senderKey])
    const secret = Buffer.from(hkdfSync('sha256', deviceKeys.computeSecret(senderKey), auth, info, 32))
    const part = (name: string, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
    decipher.setAuthTag(record.subarray(-16))
    const text = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    return text.subarray(0, text.lastIndexOf(2)).toString()
  }
  return { keys, decrypt }
}
const subscribe = (server: TestServer, code: string, token: string, body: object | undefined) =>
  fetch(`${server.origin}/api/tables/${code}/push`, {
    method: body ? 'PUT' : 'DELETE',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
/** A running match, and the person for whom it waits. */
async function startMatchThatWaits(status?: number, location?: string) {
  const service = await startPushService(status, location)
  const clock = new HandTurnedClock()
  const server = await testServer({ clock, offeredGames: ['spyfall-2'], pushing: { contact: 'mailto:anna@example.org', hosts: [service.origin] } })
  const { code, seats, players } = await startMatch(server, 3)
  const { waitsFor } = (await server.api.command(code, seats[0]!.token, { do: 'lock', locked: true })).house
  const seat = seats.find(({ you }) => waitsFor?.includes(you))!
  return { ...service, clock, server, code, seats, players, seat, other: seats.find((grant) => grant !== seat)! }
}

test('these tests can decrypt the example of RFC 8291', () => {
  const { decrypt } = newDevice('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'))
  const example =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  expect(decrypt(Buffer.from(example, 'base64url'))).toBe('When I grow up, I want to be a watermelon')
})
test('somebody for whom the match waits is told once, encrypted and signed, after a while and only if they asked for it', async () => {
  const { server, clock, code, seat, other, origin, pushed } = await startMatchThatWaits()
  const { keys, decrypt } = newDevice()
  const body = (name: string) => ({ endpoint: `${origin}/${name}`, keys, language: 'nl' })
  expect((await subscribe(server, code, seat.token, body('awaited'))).status).toBe(204)
  expect((await subscribe(server, code, other.token, body('other'))).status).toBe(204)
  await clock.forward(TURN_ALERT_AFTER_MS - 1000)
  expect(pushed).toEqual([])
  await clock.forward(1000)
  await expect.poll(() => pushed.length, { timeout: 10_000 }).toBe(1)
  await clock.forward(10 * TURN_ALERT_AFTER_MS)
  expect(pushed.map(({ path }) => path)).toEqual(['/awaited'])
  const [{ body: sent, headers }] = pushed as [Pushed]
  expect(JSON.parse(decrypt(sent))).toEqual({ turnAt: code, language: 'nl' })
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: code, ttl: '3600' })
  const [, text = '', signature = '', key = ''] = /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(((await (await fetch(`${server.origin}/api/push`)).json()) as { key: string }).key)
  const point = Buffer.from(key, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33).toString('base64url'), y: point.subarray(33).toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  expect(verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(true)
  const claims = JSON.parse(Buffer.from(text.split('.')[1]!, 'base64url').toString()) as { aud: string; sub: string; exp: number }
  expect(claims).toMatchObject({ aud: origin, sub: 'mailto:anna@example.org' })
  expect(claims.exp * 1000 - clock.now()).toBeLessThan(24 * 60 * 60_000)
})
test('a person who turns it off, or whom a bot stands in for, is not told', async () => {
  const { server, clock, code, seat, origin, pushed } = await startMatchThatWaits()
  await subscribe(server, code, seat.token, { endpoint: `${origin}/x`, keys: newDevice().keys, language: 'en' })
  expect((await subscribe(server, code, seat.token, undefined)).status).toBe(204)
  await clock.forward(TURN_ALERT_AFTER_MS * 2)
  expect(pushed).toEqual([])
})
test.each([404, 410])('a subscription that its service answers with %i is deleted', async (status) => {
  const { server, clock, code, seat, origin, pushed } = await startMatchThatWaits(status)
  await subscribe(server, code, seat.token, { endpoint: `${origin}/gone`, keys: newDevice().keys, language: 'en' })
  const storedDocument = async () => (await server.store.table(code))!.document
  expect(await storedDocument()).toContain(`${origin}/gone`)
  await clock.forward(TURN_ALERT_AFTER_MS)
  await expect.poll(() => pushed.length, { timeout: 10_000 }).toBe(1)
  await expect.poll(storedDocument, { timeout: 10_000 }).not.toContain(`${origin}/gone`)
})
test('messages under way are limited by table and by push service, so that nobody takes the place of all others', async () => {
  const [slow, other] = [await startHeldService(), await startHeldService()]
  const key = await SenderKey.from((await testServer()).store, 'mailto:a@example.org')
  const push = new PushSender({
    key,
    hosts: new PushHosts([slow.origin, other.origin]),
    clock: new HandTurnedClock(),
    log: pino({ level: 'silent' }),
  })
  const { keys } = newDevice()
  const tellTurn = (code: string, origin: string) => push.tellTurn(code, { endpoint: `${origin}/${code}`, language: 'en', ...keys })
  for (let i = 0; i < 3 * MAX_IN_FLIGHT_FOR_TABLE; i++) void tellTurn('EVIL', slow.origin)
  void tellTurn('GOOD', slow.origin)
  await expect.poll(() => slow.paths.at(-1), { timeout: 10_000 }).toBe('/GOOD')
  expect(slow.paths.length).toBe(MAX_IN_FLIGHT_FOR_TABLE + 1)
  for (let i = 0; i < 2 * MAX_IN_FLIGHT_TO_SERVICE; i++) void tellTurn(`T${i}`, slow.origin)
  void tellTurn('GOOD', other.origin)
  await expect.poll(() => [other.paths, slow.paths.length], { timeout: 10_000 }).toEqual([['/GOOD'], MAX_IN_FLIGHT_TO_SERVICE])
  slow.answerAll()
  await expect.poll(async () => (await tellTurn('LATER', slow.origin)) && slow.paths.at(-1), { timeout: 10_000 }).toBe('/LATER')
})
test('a redirect is not followed', async () => {
  const elsewhere = await startPushService()
  const { server, clock, code, seat, origin, pushed } = await startMatchThatWaits(307, `${elsewhere.origin}/x`)
  await subscribe(server, code, seat.token, { endpoint: `${origin}/x`, keys: newDevice().keys, language: 'en' })
  await clock.forward(TURN_ALERT_AFTER_MS)
  await expect.poll(() => pushed.length, { timeout: 10_000 }).toBe(1)
  expect(elsewhere.pushed).toEqual([])
  expect((await server.store.table(code))!.document).toContain(`${origin}/x`)
})
test('other addresses, strangers and subscriptions that are none are refused, and nothing of a subscription is told to the table', async () => {
  const { server, code, seat, other, origin } = await startMatchThatWaits()
  const { keys } = newDevice()
  const status = async (token: string, body: object) => (await subscribe(server, code, token, body)).status
  const good = { endpoint: `${origin}/secret-path`, keys, language: 'de' }
  for (const endpoint of ['http://127.0.0.1:1/', 'https://169.254.169.254/latest', 'file:///etc/passwd', 'https://fcm.googleapis.com.evil.org/', 'x'])
    expect([endpoint, await status(seat.token, { ...good, endpoint })]).toEqual([endpoint, 400])
  expect(await status(seat.token, { ...good, keys: { ...keys, p256dh: keys.p256dh.slice(1) } })).toBe(400)
  expect(await status(seat.token, { ...good, more: 1 })).toBe(400)
  expect(await status('nobody', good)).toBe(401)
  expect(await status(seat.token, good)).toBe(204)
  const { house } = await server.api.command(code, other.token, { do: 'rename', name: 'Zoe' })
  expect(JSON.stringify(house)).not.toContain('secret-path')
})
test('a house without push has no key and takes no subscription', async () => {
  const server = await testServer()
  const { code, token } = await server.api.create({ name: 'Anna', place: 'room' })
  expect(await (await fetch(`${server.origin}/api/push`)).json()).toEqual({ key: null })
  const { status } = await subscribe(server, code, token, { endpoint: 'https://fcm.googleapis.com/x', keys: newDevice().keys, language: 'en' })
  expect(status).toBe(400)
})
test('the key of a house stays the same after a restart', async () => {
  const pushing = { contact: 'mailto:a@example.org', hosts: [] }
  const first = await testServer({ pushing })
  const keyAt = async (server: TestServer) => ((await (await fetch(`${server.origin}/api/push`)).json()) as { key: string }).key
  const second = await testServer({ pushing, store: first.store })
  expect(await keyAt(second)).toBe(await keyAt(first))
})
test('known push services are allowed over https at their usual port, and what the operator adds', () => {
  const hosts = new PushHosts(['push.example.org', 'https://own.example.org:8443'])
  const allowed = [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://push.example.org/x',
    'https://own.example.org:8443/x',
  ]
  expect(allowed.filter((address) => !hosts.allows(address))).toEqual([])
  const refused = [
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8080/x',
    'https://user@fcm.googleapis.com/x',
    'https://push.apple.com.evil.org/x',
    'https://evilpush.apple.com.org/x',
    'https://xpush.apple.com/x',
    'https://localhost/x',
    'https://own.example.org/x',
  ]
  expect(refused.filter((address) => hosts.allows(address))).toEqual([])
})
test('the settings of push are checked', () => {
  expect(readConfig({}).pushing).toEqual({ contact: 'mailto:safehouse@example.org', hosts: [] })
  expect(readConfig({ PUBLIC_URL: 'https://play.example.org/' }).pushing?.contact).toBe('https://play.example.org')
  expect(readConfig({ PUSH_HOSTS: 'none' }).pushing).toBeUndefined()
  expect(readConfig({ PUSH_HOSTS: 'push.example.org, http://127.0.0.1:8080' }).pushing?.hosts).toEqual(['push.example.org', 'http://127.0.0.1:8080'])
  expect(() => readConfig({ PUSH_HOSTS: 'https://push.example.org/path' })).toThrow(/PUSH_HOSTS/)
  expect(() => readConfig({ PUSH_CONTACT: 'anna' })).toThrow(/PUSH_CONTACT/)
})
