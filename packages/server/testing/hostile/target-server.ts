// The server that hostile clients attack: started with a small heap and few file descriptors, so that what it keeps for attackers shows soon.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Load } from '../answer-measure.js'
import { freePort } from '../postgres.ts'
import { serverArguments } from '../program-arguments.ts'

const HEAP_MB = 192
const MAX_FILE_DESCRIPTORS = 1024
const START_TIMEOUT_MS = 120_000

export class TargetServer {
  private constructor(
    readonly port: number,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}
  static async start(): Promise<TargetServer> {
    const [port, folder] = [await freePort(), mkdtempSync(join(tmpdir(), 'safehouse-hostile-'))]
    const env = { PATH: process.env.PATH ?? '', PORT: String(port), HOST: '127.0.0.1', SAFEHOUSE_DATA: folder, LOG_LEVEL: 'fatal' }
    const node = [process.execPath, `--max-old-space-size=${HEAP_MB}`, ...serverArguments('./server-main.ts', import.meta.url)]
    const child = spawn('prlimit', [`--nofile=${MAX_FILE_DESCRIPTORS}:${MAX_FILE_DESCRIPTORS}`, ...node], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const server = new TargetServer(port, child, folder)
    const end = Date.now() + START_TIMEOUT_MS
    while (!(await server.isReady())) {
      if (Date.now() > end || !server.isRunning) throw new Error('the server to attack did not start')
      await new Promise((done) => setTimeout(done, 100))
    }
    return server
  }
  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null
  }
  async isReady(): Promise<boolean> {
    const answer = await fetch(`http://127.0.0.1:${this.port}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
    return answer?.ok ?? false
  }
  /** The longest stall since the last call, and the memory now. */
  async measure(): Promise<Load> {
    if (!this.isRunning) return { stallMs: Number.POSITIVE_INFINITY, ownWorkMs: Number.NaN, memoryMb: Number.NaN }
    const answer = once(this.child, 'message') as Promise<[Load]>
    this.child.send('measure')
    return (await answer)[0]
  }
  async stop(): Promise<void> {
    if (this.isRunning) {
      const ended = once(this.child, 'exit')
      this.child.kill('SIGKILL')
      await ended
    }
    rmSync(this.folder, { recursive: true, force: true })
  }
}
