// A bare WebSocket of somebody who talks by voice: keeps the house document and the frames of sound that it received.
import type { House } from '@safehouse/protocol'
import { type Frame, RawSocket } from './raw-socket.ts'

export class VoiceSocket extends RawSocket {
  readonly sounds: Buffer[] = []
  private houseNow: Record<string, unknown> = {}
  private joins = 0

  static async openAt(origin: string, code: string, token?: string, screen?: true): Promise<VoiceSocket> {
    const one = new VoiceSocket(origin)
    await one.isOpen()
    one.say({ t: 'hello', code, changes: true, ...(token !== undefined && { token }), ...(screen && { screen }) })
    await one.hears('house')
    return one
  }
  /** The house document as it is now. */
  get house(): House {
    return this.houseNow as unknown as House
  }
  async join(join: object): Promise<Frame> {
    this.say({ t: 'voice', id: `joining-${this.joins++}`, join })
    return this.hears('iceServers')
  }
  close(): void {
    this.socket.close()
  }
  protected override receive(data: Buffer, isBinary: boolean): void {
    if (isBinary) return void this.sounds.push(data)
    super.receive(data, isBinary)
    const { t, house, gone } = this.frames.at(-1) as Frame & { readonly house?: object; readonly gone?: readonly string[] }
    if (t !== 'house' && t !== 'houseChanged') return
    const kept = Object.entries(this.houseNow).filter(([name]) => !gone?.includes(name))
    this.houseNow = { ...(t === 'house' ? {} : Object.fromEntries(kept)), ...house }
  }
}
