// A server in its own process, which can be killed and started again on the same port, and whose clock can be set.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import type { Load } from '../answer-measure.js'
import { freePort } from '../postgres.ts'
import { serverArguments } from '../program-arguments.ts'

const START_TIMEOUT_MS = 180_000

export class ServerNode {
  private child: ChildProcess | undefined

  private constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
  ) {}
  static async launch(env: Readonly<Record<string, string>>): Promise<ServerNode> {
    const port = await freePort()
    const node = new ServerNode(port, { ...env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal' })
    await node.start()
    return node
  }
  get isRunning(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null
  }
  get pid(): number {
    return this.child!.pid!
  }
  async start(): Promise<void> {
    const log = process.env.FAULTS_LOG ? openSync(process.env.FAULTS_LOG, 'a') : 'ignore'
    this.child = spawn(process.execPath, serverArguments('./server-node-main.ts', import.meta.url), {
      env: { PATH: process.env.PATH ?? '', ...this.env },
      stdio: ['ignore', log, log, 'ipc'],
    })
    await this.waitUntilReady()
  }
  async end(signal: NodeJS.Signals): Promise<void> {
    if (!this.isRunning) return
    const ended = once(this.child!, 'exit')
    this.child!.kill(signal)
    await ended
  }
  jumpClock(jumpMs: number): void {
    this.child!.send({ jump: jumpMs })
  }
  /** The longest stall of the event loop since the last call, and the memory now. */
  async measure(): Promise<Load> {
    const answer = once(this.child!, 'message') as Promise<[Load]>
    this.child!.send('measure')
    return (await answer)[0]
  }
  async waitUntilReady(): Promise<void> {
    const end = Date.now() + START_TIMEOUT_MS
    while (Date.now() < end && this.isRunning) {
      const ready = await fetch(`http://127.0.0.1:${this.port}/readyz`, { signal: AbortSignal.timeout(1000) }).catch(() => undefined)
      if (ready?.ok) return
      await new Promise((done) => setTimeout(done, 20))
    }
    throw new Error(this.isRunning ? 'the node was not ready in time' : `the node ended with ${this.child?.exitCode ?? this.child?.signalCode}`)
  }
}
