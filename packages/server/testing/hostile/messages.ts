// Attacks with messages and frames over WebSockets. The server holds if no answer says `internal` and a connection that breaks the
// protocol is closed.
import { connect, type Socket } from 'node:net'
import { LIVE_PATH } from '@safehouse/protocol'
import {
  type Attack,
  type Count,
  closesWithin,
  countHeld,
  countRounds,
  newAddress,
  openOwnTable,
  openSocket,
  repeat,
  sumCounts,
  type Target,
} from './attack.ts'

const nestDeep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const MALFORMED: readonly string[] = [
  ...['', '{', 'null', '[]', '1', '"act"', '{"t":1}', '{"t":"nothing"}', '{"t":"act"}', nestDeep(5000)],
  `{"t":"act","id":"x","n":1,"action":${nestDeep(2000)}}`,
  '{"t":"act","id":"__proto__","n":1,"action":{"do":"constructor"}}',
  '{"t":"act","id":"abcdefgh","n":1,"action":{"do":"roll","question":"1.0"}}',
  '{"t":"act","id":"toString","n":1,"action":{"do":"__proto__","question":{"__proto__":1}}}',
  '{"__proto__":{"t":"ping"},"t":"say","id":"toString","text":{"length":1e9}}',
  '{"t":"say","id":"abcdefgh","text":"\\ud800"}',
  '{"t":"react","id":"abcdefgh","reaction":"constructor"}',
  '{"t":"ping","sent":1e999}',
]
/** The server closes the connection after these, so that each is the last on its own. */
const LAST: readonly string[] = [
  '{"t":"hello","code":"__proto__","token":"a.b.c.d"}',
  '{"t":"hello","code":["ABCD"],"heard":{"n":-1,"count":1e308}}',
  '{"t":"hello","code":"ABCD","with":[],"changes":"true"}',
  '{"t":"entropy","n":9007199254740993,"value":"\\u0000"}',
]
const MESSAGES_PER_SOCKET = 100
const SOCKETS_AT_ONCE = 5

/** Inserts or replaces one character at random. */
function mutate(text: string): string {
  const position = Math.floor(Math.random() * (text.length + 1))
  const printable = String.fromCharCode(32 + Math.floor(Math.random() * 95))
  return text.slice(0, position) + printable + text.slice(position + Math.floor(Math.random() * 2))
}
const pick = <T>(items: readonly T[]): T => items[Math.floor(Math.random() * items.length)]!

/** Sends messages on one connection, as a stranger, a spectator or with a seat; counts those that were sent and not answered `internal`. */
async function sendMalformed(target: Target, hello: object | undefined): Promise<Count> {
  const socket = await openSocket(target)
  if (!socket) return { tried: 0, held: 0 }
  let internal = 0
  socket.on('message', (data) => {
    if (String(data).includes('"internal"')) internal++
  })
  const closed = closesWithin(socket, 10_000)
  if (hello) socket.send(JSON.stringify({ t: 'hello', ...hello }))
  for (let i = 1; i < MESSAGES_PER_SOCKET; i++) socket.send(mutate(MALFORMED[i % MALFORMED.length]!))
  socket.send(mutate(pick(LAST)))
  socket.close()
  return { tried: MESSAGES_PER_SOCKET, held: (await closed) ? MESSAGES_PER_SOCKET - internal : 0 }
}
/** Whether the server closes a connection on which these bytes follow a valid upgrade. */
async function isCutAfter({ port }: Target, bytes: Buffer): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: newAddress() }, () => {
      const head = `GET ${LIVE_PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n`
      socket.write(`${head}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`)
      setTimeout(() => socket.write(bytes), 50)
    })
    const timer = setTimeout(() => finish(false), 10_000)
    const finish = (isHeld: boolean) => {
      clearTimeout(timer)
      socket.destroy()
      done(isHeld)
    }
    socket.on('error', () => finish(true))
    socket.on('close', () => finish(true))
    socket.resume()
  })
}
/** As many as a connection may send at once, in one packet; held if all are answered. */
const BURST = 190
const BURSTING_SOCKETS = 30
async function sendBurst(target: Target, from: string): Promise<boolean> {
  const socket = await openSocket(target, from)
  if (!socket) return false
  let answers = 0
  const answered = new Promise<boolean>((done) => {
    socket.on('close', () => done(false))
    socket.on('message', () => ++answers === BURST && done(true))
  })
  const text = Buffer.from('{"t":"ping","sent":1}')
  const frame = Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0, ...text]) // masked with zeros
  ;(socket as unknown as { readonly _socket: Socket })._socket.write(Buffer.concat(Array<Buffer>(BURST).fill(frame)))
  const isHeld = await answered
  socket.terminate()
  return isHeld
}
const BROKEN_FRAMES: readonly Buffer[] = [
  Buffer.from([0xf1, 0x80, 0, 0, 0, 0]), // reserved bits
  Buffer.from([0x83, 0x80, 0, 0, 0, 0]), // unknown opcode
  Buffer.from([0x81, 0x05, 1, 2, 3, 4, 5]), // not masked
  Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0]), // a length of 2^63
  Buffer.from([0x80, 0x80, 0, 0, 0, 0]), // a continuation of nothing
  Buffer.from([0x09, 0x80, 0, 0, 0, 0]), // a ping in fragments
  Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xc3, 0x28]), // invalid UTF-8
]

export const messageAttacks: readonly Attack[] = [
  {
    name: 'malformed messages, deep JSON, prototype keys',
    async run(target, rounds) {
      const seated = await openOwnTable(target, { practice: 3 })
      const hellos = [undefined, { code: target.code }, { code: target.code, changes: true }, { code: seated.code, token: seated.token }]
      return countRounds(rounds * 2, async (round) => {
        // One person may send fifty messages a second, however many connections they have.
        const sockets = Array.from({ length: SOCKETS_AT_ONCE }, (_, i) => sendMalformed(target, hellos[i === 0 && round % 20 === 0 ? 3 : i % 3]))
        return sumCounts(await Promise.all(sockets))
      })
    },
  },
  {
    name: 'bursts of messages on many connections',
    run: (target, rounds) =>
      countRounds(rounds, () => {
        const from = newAddress()
        return countHeld(Array.from({ length: BURSTING_SOCKETS }, () => sendBurst(target, from)))
      }),
  },
  {
    name: 'broken frames and fragments',
    run: (target, rounds) => countHeld(repeat(rounds, BROKEN_FRAMES).map((frame) => isCutAfter(target, frame))),
  },
  {
    name: 'a message in endless fragments',
    run: (target, rounds) =>
      countHeld(
        Array.from({ length: rounds * 2 }, (_, i) => {
          const first = Buffer.from([0x01, 0x80, 0, 0, 0, 0]) // text, more to come
          const piece = i % 2 === 0 ? Buffer.from([0x00, 0x80, 0, 0, 0, 0]) : Buffer.from([0x00, 0x81, 0, 0, 0, 0, 0x20])
          return isCutAfter(target, Buffer.concat([first, ...Array.from({ length: 200_000 }, () => piece)]))
        }),
      ),
  },
  {
    name: 'one message over the size limit',
    run: (target, rounds) =>
      countHeld(
        Array.from({ length: rounds }, async () => {
          const socket = await openSocket(target)
          socket?.send('x'.repeat(4 * 1024 * 1024))
          return socket ? closesWithin(socket, 10_000) : true
        }),
      ),
  },
  {
    name: 'ping flood, pongs not read',
    run: (target, rounds) =>
      countHeld(
        Array.from({ length: Math.min(10, rounds * 2) }, async () => {
          const socket = await openSocket(target)
          if (!socket) return true
          const closed = closesWithin(socket, 15_000)
          socket.pause()
          const payload = Buffer.alloc(125)
          for (let sent = 0; sent < 50_000 && socket.readyState === 1; sent++) {
            socket.ping(payload)
            if (sent % 500 === 0) await new Promise((turn) => setImmediate(turn))
          }
          socket.resume()
          return closed
        }),
      ),
  },
]
