// A TCP proxy that can fail like a load balancer or a bad network: it can cut every connection in the middle of a frame, or stop
// forwarding without closing anything. It never changes the data.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The two sockets of a connection through the proxy: to the client, and to the server. */
interface Pair {
  readonly toClient: Socket
  readonly toServer: Socket
}

export class FaultyProxy {
  private readonly server = createServer((toClient) => this.connectPair(toClient))
  private readonly pairs = new Set<Pair>()
  private isCutting = false
  private isSilent = false
  private nextTarget = 0

  /** `targets` are the ports to forward to; connections are distributed round-robin. */
  constructor(private readonly targets: () => readonly number[]) {}

  async listen(): Promise<number> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening')
    return (this.server.address() as AddressInfo).port
  }
  /** Cuts each open connection at the next chunk of data, half of which is still forwarded. */
  async cutMidFrame(): Promise<void> {
    const doomed = [...this.pairs]
    this.isCutting = true
    const end = Date.now() + 1000
    while (doomed.some((pair) => this.pairs.has(pair)) && Date.now() < end) await new Promise((done) => setTimeout(done, 5))
    this.isCutting = false
    for (const pair of doomed) this.closePair(pair)
  }
  /** Stops forwarding without closing any connection. */
  stopForwarding(): void {
    this.isSilent = true
    for (const { toClient, toServer } of this.pairs) {
      toClient.pause()
      toServer.pause()
    }
  }
  /** Forwards new connections again; closes those that were open during the silence. */
  startForwarding(): void {
    this.isSilent = false
    for (const pair of [...this.pairs]) this.closePair(pair)
  }
  close(): void {
    this.server.close()
    for (const pair of [...this.pairs]) this.closePair(pair)
  }

  private connectPair(toClient: Socket): void {
    const ports = this.targets()
    const port = ports[this.nextTarget++ % ports.length]
    if (port === undefined) return void toClient.destroy()
    const toServer = connect(port, '127.0.0.1')
    const pair = { toClient, toServer }
    this.pairs.add(pair)
    for (const [from, to] of [
      [toClient, toServer],
      [toServer, toClient],
    ] as const) {
      from.setNoDelay(true)
      from.on('data', (chunk: Buffer) => this.forward(pair, to, chunk))
      from.on('error', () => this.closePair(pair))
      from.on('close', () => this.closePair(pair))
      if (this.isSilent) from.pause()
    }
  }
  private forward(pair: Pair, to: Socket, chunk: Buffer): void {
    if (!this.isCutting) return void to.write(chunk)
    to.write(chunk.subarray(0, chunk.length >> 1), () => this.closePair(pair))
  }
  private closePair(pair: Pair): void {
    this.pairs.delete(pair)
    pair.toClient.destroy()
    pair.toServer.destroy()
  }
}
