// `npm run slow-disk`: how late a server is with everything while each wait for the disk takes 50 ms, under load, in turns with
// the disk as it is. The waits are real: a library that is preloaded into the server makes them. Needs a C compiler.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ServerNode } from '../faults/server-node.ts'
import { TableLoad } from '../faults/table-load.ts'

const [seconds = '10', rounds = '2'] = process.argv.slice(2)
const tables = 8
const folder = mkdtempSync(join(tmpdir(), 'safehouse-slow-'))
const library = join(folder, 'slow-sync.so')
execFileSync('cc', ['-shared', '-fPIC', '-O2', '-o', library, fileURLToPath(new URL('./slow-sync.c', import.meta.url)), '-ldl'])

async function measured(name: string, more: Record<string, string>): Promise<void> {
  const server = await ServerNode.started({ SAFEHOUSE_DATA: mkdtempSync(join(folder, 'data-')), METRICS_TOKEN: 'watchful', ...more })
  const origin = `http://127.0.0.1:${server.port}`
  const party = new TableLoad(origin)
  await party.open(tables)
  /** What was measured since the last look. */
  const look = async (): Promise<string> => (await fetch(`${origin}/metrics`, { headers: { authorization: 'Bearer watchful' } })).text()
  const late = (text: string, part: string) => Number(new RegExp(`^nodejs_eventloop_lag_${part}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1000
  await new Promise((done) => setTimeout(done, 4000))
  await look()
  const before = party.stored
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000))
  const text = await look()
  const rate = (party.stored - before) / Number(seconds)
  const [p50, p99] = ['p50', 'p99'].map((part) => late(text, part).toFixed(1))
  console.log(
    `${name.padEnd(22)} ${rate.toFixed(0).padStart(5)} actions a second   event loop p50 ${p50} ms   p99 ${p99} ms (10 ms of each is the measuring itself)`,
  )
  party.close()
  await server.end('SIGKILL')
}
for (let round = 0; round < Number(rounds); round++) {
  await measured('the disk as it is', {})
  await measured('50 ms more for a sync', { LD_PRELOAD: library })
}
rmSync(folder, { recursive: true, force: true })
process.exit(0)
