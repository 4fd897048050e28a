// Attacks with messages and frames over WebSockets. Held: no answer says `internal`, and a connection that breaks the rules is closed.
import { connect } from 'node:net'
import { LIVE_PATH } from '@safehouse/protocol'
import { type Attack, closesWithin, countHeld, newAddress, openSocket, type Target } from './attack.ts'

const deep = (depth: number): string => `${'['.repeat(depth)}${']'.repeat(depth)}`
const MALFORMED: readonly string[] = [
  ...['', '{', 'null', '[]', '1', '"act"', '{"t":1}', '{"t":"nothing"}', '{"t":"act"}', deep(5000)],
  `{"t":"act","id":"x","n":1,"action":${deep(2000)}}`,
  '{"t":"act","id":"__proto__","n":1,"action":{"do":"constructor"}}',
  '{"__proto__":{"t":"ping"},"t":"say","id":"toString","text":{"length":1e9}}',
  '{"t":"hello","code":"__proto__","token":"a.b.c.d"}',
  '{"t":"hello","code":["ABCD"],"heard":{"n":-1,"count":1e308}}',
  '{"t":"entropy","n":9007199254740993,"value":"\\u0000"}',
  '{"t":"ping","sent":1e999}',
]
const MESSAGES_PER_SOCKET = 100

/** Changes one character at random. */
function mutate(text: string): string {
  const at = Math.floor(Math.random() * (text.length + 1))
  return text.slice(0, at) + String.fromCharCode(32 + Math.floor(Math.random() * 95)) + text.slice(at + Math.floor(Math.random() * 2))
}
/** Sends messages on one connection and counts those that were not answered `internal`. */
async function sendMalformed(target: Target, count: number): Promise<number> {
  const socket = await openSocket(target)
  if (!socket) return 0
  let internal = 0
  socket.on('message', (data) => {
    if (String(data).includes('"internal"')) internal++
  })
  if (Math.random() < 0.5) socket.send(JSON.stringify({ t: 'hello', code: target.code }))
  for (let i = 0; i < count; i++) socket.send(mutate(MALFORMED[i % MALFORMED.length]!))
  socket.close()
  await closesWithin(socket, 5000)
  return count - internal
}
/** Bytes after a valid upgrade; held if the server closes the connection. */
async function breaksFraming({ port }: Target, bytes: Buffer): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => {
      const head = `GET ${LIVE_PATH} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Forwarded-For: ${newAddress()}\r\n`
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
      let [tried, held] = [0, 0]
      for (let i = 0; i < rounds * 10; i++) {
        held += await sendMalformed(target, MESSAGES_PER_SOCKET)
        tried += MESSAGES_PER_SOCKET
      }
      return { tried, held }
    },
  },
  {
    name: 'broken frames and fragments',
    run: (target, rounds) =>
      countHeld(Array.from({ length: rounds }, () => BROKEN_FRAMES).flatMap((frames) => frames.map((frame) => breaksFraming(target, frame)))),
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
