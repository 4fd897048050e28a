// A bare WebSocket for messages that our client would never send. Everything that it received is kept.
import { LIVE_PATH } from '@safehouse/protocol'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'

export interface Frame {
  readonly t: string
  readonly [field: string]: unknown
}

/** How long a test waits for something that should come. */
const TIMEOUT_MS = 30_000

export class RawSocket {
  readonly frames: Frame[] = []
  readonly texts: string[] = []
  closed: number | undefined
  protected readonly socket: WebSocket

  protected constructor(origin: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(origin.replace('http', 'ws') + LIVE_PATH, options)
    this.socket.on('message', (data, isBinary) => this.receive(data as Buffer, isBinary))
    this.socket.on('close', (code) => {
      this.closed = code
    })
    this.socket.on('error', () => {})
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
    await raw.waitForFrame('welcome')
    return raw
  }
  protected async waitUntilOpen(): Promise<void> {
    await new Promise((done, failed) => {
      this.socket.once('open', done)
      this.socket.once('error', failed)
    })
  }
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
  pauseReading(): void {
    this.socket.pause()
  }
  /** The next frame of this type that satisfies the condition, among those not returned yet. */
  async waitForFrame(t: string, holds: (frame: Frame) => boolean = () => true): Promise<Frame> {
    const end = Date.now() + TIMEOUT_MS
    while (Date.now() < end) {
      const found = this.frames.findIndex((frame) => frame.t === t && holds(frame))
      if (found >= 0) return this.frames.splice(found, 1)[0]!
      await new Promise((done) => setTimeout(done, 5))
    }
    throw new Error(`no ${t} came; came: ${this.frames.map((frame) => frame.t).join(', ')}`)
  }
  async waitUntilClosed(): Promise<number> {
    const end = Date.now() + TIMEOUT_MS
    while (this.closed === undefined && Date.now() < end) await new Promise((done) => setTimeout(done, 5))
    if (this.closed === undefined) throw new Error('still open')
    return this.closed
  }
}
