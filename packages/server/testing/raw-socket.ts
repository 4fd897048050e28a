// A bare WebSocket for messages that our client would never send. `texts` keeps every message that it received, `frames` those that no test
// has taken yet.
import { LIVE_PATH } from '@safehouse/protocol'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'

export interface Frame {
  readonly t: string
  readonly [field: string]: unknown
}

/** How long a test waits for a message, or for the close. */
const WAIT_LIMIT_MS = 30_000
const POLL_INTERVAL_MS = 5

export class RawSocket {
  readonly frames: Frame[] = []
  readonly texts: string[] = []
  closeCode: number | undefined
  /** Ping frames that came. */
  pings = 0
  protected readonly socket: WebSocket

  protected constructor(origin: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(origin.replace('http', 'ws') + LIVE_PATH, options)
    this.socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary))
    this.socket.on('ping', () => this.pings++)
    this.socket.on('close', (code) => {
      this.closeCode = code
    })
    this.socket.on('error', () => {}) // a refused or broken connection shows in `closeCode`; without a listener Node would throw
    onTestFinished(() => this.socket.terminate())
  }
  static async open(origin: string, options: ClientOptions = {}): Promise<RawSocket> {
    const raw = new RawSocket(origin, options)
    await raw.waitUntilOpen()
    return raw
  }
  /** Opens a socket, says hello with these fields, and waits for the welcome. */
  static async openWithHello(origin: string, hello: object): Promise<RawSocket> {
    const raw = await RawSocket.open(origin)
    raw.say({ t: 'hello', ...hello })
    await raw.takeFrame('welcome')
    return raw
  }
  protected async waitUntilOpen(): Promise<void> {
    await new Promise((done, failed) => {
      this.socket.once('open', done)
      this.socket.once('error', failed)
    })
  }
  /** Subclasses read binary messages too. */
  protected receive(data: Buffer, _isBinary: boolean): void {
    this.texts.push(String(data))
    this.frames.push(JSON.parse(String(data)) as Frame)
  }
  say(message: unknown): void {
    this.socket.send(typeof message === 'string' || message instanceof Uint8Array ? message : JSON.stringify(message))
  }
  get extensions(): string {
    return this.socket.extensions
  }
  /** Stops reading, as a client that cannot keep up. */
  pauseReading(): void {
    this.socket.pause()
  }
  /** Waits for a frame of this type that satisfies the condition, takes it out of `frames` and returns it. */
  async takeFrame(t: string, condition: (frame: Frame) => boolean = () => true): Promise<Frame> {
    const end = Date.now() + WAIT_LIMIT_MS
    while (Date.now() < end) {
      const index = this.frames.findIndex((frame) => frame.t === t && condition(frame))
      if (index >= 0) return this.frames.splice(index, 1)[0]!
      await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS))
    }
    throw new Error(`no ${t} within ${WAIT_LIMIT_MS} ms; not taken: ${this.frames.map((frame) => frame.t).join(', ')}`)
  }
  async waitUntilClosed(): Promise<number> {
    const end = Date.now() + WAIT_LIMIT_MS
    while (this.closeCode === undefined && Date.now() < end) await new Promise((done) => setTimeout(done, POLL_INTERVAL_MS))
    if (this.closeCode === undefined) throw new Error(`the socket is still open after ${WAIT_LIMIT_MS} ms`)
    return this.closeCode
  }
}
