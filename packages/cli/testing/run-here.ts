// Runs the command line in the process of the test: the real program needs more than a second to start.
import { vi } from 'vitest'
import { runProgram } from '../src/program.ts'

export async function runHere(...args: string[]) {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    const status = await runProgram(args)
    const [stdout, stderr] = [log, error].map(({ mock }) => mock.calls.map(([line]) => `${line}\n`).join('')) as [string, string]
    return { status, stdout, stderr, json: () => JSON.parse(stdout.trim().split('\n').at(-1)!) }
  } finally {
    log.mockRestore()
    error.mockRestore()
  }
}
