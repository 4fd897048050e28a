// A bare WebSocket of somebody who talks by voice: keeps the house document and the frames of sound that it received.
import { applyHouseChange, type FromServer, type House } from '@safehouse/protocol'
import { type Frame, RawSocket } from './raw-socket.ts'

export class VoiceSocket extends RawSocket {
  readonly sounds: Buffer[] = []
  /** The house document as it is now. */
  house!: House
  private joins = 0

  static async openAt(origin: string, code: string, hello: { token?: string; screen?: true } = {}): Promise<VoiceSocket> {
    const socket = new VoiceSocket(origin)
    await socket.waitUntilOpen()
    socket.say({ t: 'hello', code, changes: true, ...hello })
    await socket.takeFrame('house')
    return socket
  }
  async join(join: object): Promise<Frame> {
    this.say({ t: 'voice', id: `joining-${this.joins++}`, join })
    return this.takeFrame('iceServers')
  }
  close(): void {
    this.socket.close()
  }
  protected override receive(data: Buffer, isBinary: boolean): void {
    if (isBinary) return void this.sounds.push(data)
    super.receive(data, isBinary)
    const message = this.frames.at(-1) as unknown as FromServer
    if (message.t === 'house') this.house = message.house
    else if (message.t === 'houseChanged') this.house = applyHouseChange(this.house, message)
  }
}
