// `npm run flood`: measures how long players wait for an answer, alternately without and with a flood of other clients.
// Not a test: the figures depend on the machine, which server, players and flood share.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ServerNode } from '../faults/server-node.ts'
import { TableLoad } from '../faults/table-load.ts'

const [rate = '300', seconds = '8', rounds = '3'] = process.argv.slice(2)
if (![rate, seconds, rounds].every((given) => Number(given) > 0)) {
  console.error('npm run flood -- [clients a second of each kind] [seconds] [rounds]')
  process.exit(2)
}
const floodProgram = fileURLToPath(new URL('./mob.ts', import.meta.url))
const loader = new URL('../../src/typescript-loader.js', import.meta.url).href
const TABLE_COUNT = 6

const folder = mkdtempSync(join(tmpdir(), 'safehouse-flood-'))
const server = await ServerNode.launch({ SAFEHOUSE_DATA: folder, TRUST_PROXY: '1', MAX_CONNECTIONS: '500' })
const origin = `http://127.0.0.1:${server.port}`
const load = new TableLoad(origin)
await load.open(TABLE_COUNT)

const percentile = (sorted: readonly number[], part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
async function measureAnswerTimes(name: string): Promise<void> {
  for (const { players } of load.tables) for (const player of players) player.answerTimesMs = []
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000))
  const waits = load.tables.flatMap(({ players }) => players.flatMap((player) => player.answerTimesMs)).sort((a, b) => a - b)
  const [p50, p99, longest] = [0.5, 0.99, 1].map((part) => `${percentile(waits, part).toFixed(1)} ms`)
  console.log(`${name.padEnd(14)} ${String(waits.length).padStart(6)} actions   p50 ${p50}   p99 ${p99}   longest ${longest}`)
}

for (let round = 0; round < Number(rounds); round++) {
  await measureAnswerTimes('without flood')
  const flood = spawn(process.execPath, ['--import', loader, floodProgram, origin, rate], { stdio: ['ignore', 'pipe', 'inherit'] })
  flood.stdout.on('data', (text) => console.log(`               the flood was answered ${String(text).trim()}`))
  await new Promise((done) => setTimeout(done, 2000))
  await measureAnswerTimes('with flood')
  flood.kill('SIGTERM')
  await once(flood, 'exit')
}
load.close()
await server.end('SIGKILL')
rmSync(folder, { recursive: true, force: true })
process.exit(0)
