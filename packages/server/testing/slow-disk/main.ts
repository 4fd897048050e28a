// `npm run slow-disk`: measures the event loop's delay under load while each sync to disk takes 50 ms longer, alternating with the disk
// as it is. A library that is preloaded into the server delays the syncs. Needs a C compiler.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ServerNode } from '../faults/server-node.ts'
import { TableLoad } from '../faults/table-load.ts'

const [seconds = '10', rounds = '2'] = process.argv.slice(2)
const TABLES = 8
const folder = mkdtempSync(join(tmpdir(), 'safehouse-slow-'))
const library = join(folder, 'slow-sync.so')
const compiler = ['-shared', '-fPIC', '-O2', '-o', library, fileURLToPath(new URL('./slow-sync.c', import.meta.url)), '-ldl']
if (spawnSync('cc', compiler, { stdio: 'inherit' }).status !== 0) {
  console.error('This needs a C compiler named cc, on Linux. On Debian: apt-get install gcc libc6-dev')
  process.exit(1)
}

async function measureServer(name: string, more: Record<string, string>): Promise<void> {
  const server = await ServerNode.launch({ SAFEHOUSE_DATA: mkdtempSync(join(folder, 'data-')), METRICS_TOKEN: 'watchful', ...more })
  const origin = `http://127.0.0.1:${server.port}`
  const load = new TableLoad(origin)
  await load.open(TABLES)
  /** The metrics since the last call. */
  const readMetrics = async (): Promise<string> => (await fetch(`${origin}/metrics`, { headers: { authorization: 'Bearer watchful' } })).text()
  const lagMs = (text: string, part: string) => Number(new RegExp(`^nodejs_eventloop_lag_${part}_seconds (\\S+)`, 'm').exec(text)?.[1]) * 1000
  await new Promise((done) => setTimeout(done, 4000))
  await readMetrics()
  const before = load.stored
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000))
  const text = await readMetrics()
  const rate = (load.stored - before) / Number(seconds)
  const [p50, p99] = ['p50', 'p99'].map((part) => lagMs(text, part).toFixed(1))
  console.log(
    `${name.padEnd(22)} ${rate.toFixed(0).padStart(5)} actions a second   event loop p50 ${p50} ms   p99 ${p99} ms (10 ms of each is the measuring itself)`,
  )
  load.close()
  await server.end('SIGKILL')
}
for (let round = 0; round < Number(rounds); round++) {
  await measureServer('the disk as it is', {})
  await measureServer('50 ms more for a sync', { LD_PRELOAD: library })
}
rmSync(folder, { recursive: true, force: true })
process.exit(0)
