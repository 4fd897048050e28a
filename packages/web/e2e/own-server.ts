// A server for one file of tests alone: with settings of its own, or with a clock that the test moves forward.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from './test.ts'

/** Compiled before the tests (playwright.config.ts) from packages/server/testing/browser-server.ts. */
const program = fileURLToPath(new URL('../../server/.cache/browser-server.js', import.meta.url))

export interface OwnServer {
  readonly origin: string
  /** Moves the server's clock forward: deadlines on the way fall due. Pages are not told. */
  forward(ms: number): void
  /** Kills the server and starts it again at the same address, with what it had stored. */
  restart(): Promise<void>
}

/** Starts a server before the tests of this file, which then run one after another, and ends it afterwards. */
export function setUpOwnServer(settings: Readonly<Record<string, string>> = {}): OwnServer {
  test.describe.configure({ mode: 'default' })
  let child: ChildProcess | undefined
  let origin = ''
  let folder = ''
  const start = async (port: string) => {
    const env = { ...process.env, HOST: '127.0.0.1', SAFEHOUSE_DATA: folder, ...settings, PORT: port }
    const started = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
    child = started
    origin = await new Promise((resolve, reject) => {
      let output = ''
      started.once('exit', (status) => reject(new Error(`the server ended with ${status}: ${output}`)))
      started.stdout?.on('data', (text) => {
        output += text
        const address = /http:\/\/localhost:(\d+)/.exec(output)
        if (address) resolve(`http://127.0.0.1:${address[1]}`)
      })
    })
  }
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'safehouse-browser-'))
    await start('0')
  })
  test.afterAll(() => {
    child?.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    get origin() {
      return origin
    },
    async restart() {
      const ended = new Promise((resolve) => child?.once('exit', resolve))
      child?.kill('SIGKILL')
      await ended
      await start(new URL(origin).port)
    },
    forward: (ms) => void child?.send({ forward: ms }),
  }
}
