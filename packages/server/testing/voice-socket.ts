// A bare WebSocket of somebody who talks by voice: keeps the house document and the frames of sound that it received.
import { type House, LIVE_PATH } from '@safehouse/protocol'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import type { Frame } from './raw-socket.ts'

export class VoiceSocket {
  readonly frames: Frame[] = []
  readonly texts: string[] = []
  readonly sounds: Buffer[] = []
  closed: number | undefined
  private houseNow: Record<string, unknown> = {}
  private joins = 0
  private readonly socket: WebSocket

  private constructor(origin: string) {
    this.socket = new WebSocket(origin.replace('http', 'ws') + LIVE_PATH)
    this.socket.on('message', (data, isBinary) => (isBinary ? this.sounds.push(data as Buffer) : this.read(String(data))))
    this.socket.on('close', (code) => {
      this.closed = code
    })
    this.socket.on('error', () => {})
    onTestFinished(() => this.socket.terminate())
  }
  static async open(origin: string, code: string, token?: string, screen?: true): Promise<VoiceSocket> {
    const one = new VoiceSocket(origin)
    await new Promise((done, failed) => {
      one.socket.once('open', done)
      one.socket.once('error', failed)
    })
    one.say({ t: 'hello', code, changes: true, ...(token !== undefined && { token }), ...(screen && { screen }) })
    await one.hears('house')
    return one
  }
  /** The house document as it is now. */
  get house(): House {
    return this.houseNow as unknown as House
  }
  say(message: object): void {
    this.socket.send(message instanceof Uint8Array ? message : JSON.stringify(message))
  }
  async join(join: object): Promise<Frame> {
    this.say({ t: 'voice', id: `joining-${this.joins++}`, join })
    return this.hears('iceServers')
  }
  pauseReading(): void {
    this.socket.pause()
  }
  close(): void {
    this.socket.close()
  }
  /** The next message of this type that satisfies the condition, among those not returned yet. */
  async hears(t: string, holds: (frame: Frame) => boolean = () => true, timeoutMs = 10_000): Promise<Frame> {
    const end = Date.now() + timeoutMs
    while (Date.now() < end) {
      const found = this.frames.findIndex((frame) => frame.t === t && holds(frame))
      if (found >= 0) return this.frames.splice(found, 1)[0]!
      await new Promise((done) => setTimeout(done, 5))
    }
    throw new Error(`no ${t} came; came: ${this.frames.map((frame) => frame.t).join(', ')}`)
  }
  async isClosed(timeoutMs = 10_000): Promise<void> {
    const end = Date.now() + timeoutMs
    while (this.closed === undefined && Date.now() < end) await new Promise((done) => setTimeout(done, 5))
    if (this.closed === undefined) throw new Error('still open')
  }

  private read(text: string): void {
    const frame = JSON.parse(text) as Frame & { house?: object; gone?: string[] }
    this.texts.push(text)
    this.frames.push(frame)
    if (frame.t !== 'house' && frame.t !== 'houseChanged') return
    const gone = new Set(frame.gone)
    const kept = Object.entries(this.houseNow).filter(([name]) => !gone.has(name))
    this.houseNow = { ...(frame.t === 'house' ? {} : Object.fromEntries(kept)), ...frame.house }
  }
}
