// A wire between two parts, as a load balancer or a bad network is one: it can cut every connection in the middle of a frame,
// or fall silent without closing anything. It never changes what it carries.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

interface Pair {
  readonly near: Socket
  readonly far: Socket
}

export class Line {
  private readonly server = createServer((near) => this.join(near))
  private readonly pairs = new Set<Pair>()
  private cutting = false
  private silent = false
  private turn = 0

  /** Ports of those who answer at the far end; connections go to them in turns. */
  constructor(private readonly targets: () => readonly number[]) {}

  async listen(): Promise<number> {
    await once(this.server.listen(0, '127.0.0.1'), 'listening')
    return (this.server.address() as AddressInfo).port
  }
  /** Each connection that is open dies at the next thing said on it, half of which still arrives. */
  async cutHalfWay(): Promise<void> {
    const doomed = [...this.pairs]
    this.cutting = true
    const end = Date.now() + 1000
    while (doomed.some((pair) => this.pairs.has(pair)) && Date.now() < end) await new Promise((done) => setTimeout(done, 5))
    this.cutting = false
    for (const pair of doomed) this.part(pair)
  }
  /** Nothing arrives any more, and nobody is told. */
  fallSilent(): void {
    this.silent = true
    for (const { near, far } of this.pairs) {
      near.pause()
      far.pause()
    }
  }
  /** What was open during the silence is of no use any more; new connections are. */
  speakAgain(): void {
    this.silent = false
    for (const pair of [...this.pairs]) this.part(pair)
  }
  close(): void {
    this.server.close()
    for (const pair of [...this.pairs]) this.part(pair)
  }

  private join(near: Socket): void {
    const ports = this.targets()
    const port = ports[this.turn++ % ports.length]
    if (port === undefined) return void near.destroy()
    const far = connect(port, '127.0.0.1')
    const pair = { near, far }
    this.pairs.add(pair)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true)
      from.on('data', (chunk: Buffer) => this.carry(pair, to, chunk))
      from.on('error', () => this.part(pair))
      from.on('close', () => this.part(pair))
      if (this.silent) from.pause()
    }
  }
  private carry(pair: Pair, to: Socket, chunk: Buffer): void {
    if (!this.cutting) return void to.write(chunk)
    to.write(chunk.subarray(0, chunk.length >> 1), () => this.part(pair))
  }
  private part(pair: Pair): void {
    this.pairs.delete(pair)
    pair.near.destroy()
    pair.far.destroy()
  }
}
