// A server in its own process, which can be killed and started again on the same port, and whose clock can be set. A small one has so
// little memory and so few files that what it keeps for attackers shows soon.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import type { Load } from '../answer-measure.js'
import { freePort } from '../free-port.ts'
import { serverArguments } from '../program-arguments.ts'

const START_TIMEOUT_MS = 180_000
const SMALL_HEAP_MB = 192
const SMALL_FILE_DESCRIPTORS = 1024

export class ServerNode {
  private child: ChildProcess | undefined

  private constructor(
    readonly port: number,
    private readonly env: Readonly<Record<string, string>>,
    private readonly isSmall: boolean,
  ) {}
  static async launch(env: Readonly<Record<string, string>>, { isSmall = false } = {}): Promise<ServerNode> {
    const port = await freePort()
    const settings = { ...env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: process.env.LOG_LEVEL ?? 'fatal' }
    const node = new ServerNode(port, settings, isSmall)
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
    const node = [process.execPath, ...serverArguments('./server-node-main.ts', import.meta.url)]
    const limits = [`--nofile=${SMALL_FILE_DESCRIPTORS}:${SMALL_FILE_DESCRIPTORS}`, process.execPath, `--max-old-space-size=${SMALL_HEAP_MB}`]
    const [program, ...options] = this.isSmall ? ['prlimit', ...limits, ...node.slice(1)] : node
    this.child = spawn(program!, options, {
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
    if (!this.isRunning) return { stallMs: Number.POSITIVE_INFINITY, ownWorkMs: Number.NaN, memoryMb: Number.NaN }
    const answer = once(this.child!, 'message') as Promise<[Load]>
    this.child!.send('measure')
    return (await answer)[0]
  }
  async isReady(timeoutMs = 5000): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined)
    return answer?.ok ?? false
  }
  private async waitUntilReady(): Promise<void> {
    const end = Date.now() + START_TIMEOUT_MS
    while (Date.now() < end && this.isRunning) {
      if (await this.isReady(1000)) return
      await new Promise((done) => setTimeout(done, 20))
    }
    throw new Error(this.isRunning ? 'the node was not ready in time' : `the node ended with ${this.child?.exitCode ?? this.child?.signalCode}`)
  }
}
