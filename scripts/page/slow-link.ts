// A slow line in front of a server: a TCP proxy with the round trip and the bandwidth that Lighthouse takes for slow 4G. Unlike the slowdown in
// a browser's own tools it holds for WebSockets too. All connections share the bandwidth of a direction, as they do on a phone.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface Line {
  readonly roundTripMs: number
  readonly bytesPerSecond: number
  /** Round trips before the first byte of a connection: one for TCP, one for TLS 1.3. */
  readonly roundTripsToConnect: number
}
export const SLOW_4G: Line = { roundTripMs: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8, roundTripsToConnect: 2 }
/** The size of the pieces that are passed on: larger ones would arrive in jumps. */
const PIECE_BYTES = 4096

/** One direction of the line: every piece leaves after those before it, at the line's pace, and arrives half a round trip later. */
export class OneWayLink {
  private freeAt = 0

  constructor(private readonly line: Line) {}

  /** When a piece that is handed over now has arrived, in milliseconds. */
  arrivalOf(bytes: number, now: number): number {
    this.freeAt = Math.max(this.freeAt, now) + (bytes / this.line.bytesPerSecond) * 1000
    return this.freeAt + this.line.roundTripMs / 2
  }
}

export interface SlowLink {
  readonly origin: string
  close(): void
}

export async function startSlowLink(port: number, line: Line): Promise<SlowLink> {
  const [down, up] = [new OneWayLink(line), new OneWayLink(line)]
  const sockets = new Set<Socket>()
  const passOn = (from: Socket, to: Socket, link: OneWayLink, opensInMs = 0) => {
    let lastArrival = 0
    const runAt = (time: number, act: () => void) => setTimeout(act, Math.max(0, time - performance.now()))
    const listen = () =>
      from.on('data', (data: Buffer) => {
        for (let start = 0; start < data.length; start += PIECE_BYTES) {
          const piece = data.subarray(start, start + PIECE_BYTES)
          lastArrival = link.arrivalOf(piece.length, performance.now())
          runAt(lastArrival, () => to.destroyed || to.write(piece))
        }
      })
    // Nothing is read from a connection before it is open, so that it takes no bandwidth from those that are open.
    const opening = setTimeout(listen, opensInMs)
    from.on('close', () => {
      clearTimeout(opening)
      runAt(lastArrival, () => to.destroy())
    })
    from.on('error', () => from.destroy())
  }
  const server = createServer((browser) => {
    const target = connect(port, '127.0.0.1')
    for (const socket of [browser, target]) {
      socket.setNoDelay(true)
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    }
    passOn(browser, target, up, line.roundTripsToConnect * line.roundTripMs)
    passOn(target, browser, down)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
