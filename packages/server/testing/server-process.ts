// Starts and kills servers in processes of their own.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { programArguments } from './program-arguments.ts'

export interface ServerProcess {
  readonly process: ChildProcess
  readonly output: () => string
}

export function runServer(env: Record<string, string>): ServerProcess {
  const child = spawn(process.execPath, programArguments('./serve-child.ts', import.meta.url), {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (data) => {
    output += String(data)
  })
  child.stderr.on('data', (data) => {
    output += String(data)
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return { process: child, output: () => output }
}
export async function waitUntilReady(port: number, timeoutMs = 120_000): Promise<void> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (ready?.ok) return
    await new Promise((done) => setTimeout(done, 50))
  }
  throw new Error('the server does not answer')
}
export async function killServer({ process: child }: ServerProcess, signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
  const exited = once(child, 'exit') as Promise<[number | null]>
  child.kill(signal)
  return (await exited)[0]
}
