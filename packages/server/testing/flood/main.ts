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
  console.error('npm run flood -- [strangers a second of each kind] [seconds] [rounds]')
  process.exit(2)
}
const mob = fileURLToPath(new URL('./mob.ts', import.meta.url))
const loader = new URL('../../src/typescript-loader.js', import.meta.url).href
const TABLES = 6

const folder = mkdtempSync(join(tmpdir(), 'safehouse-flood-'))
const server = await ServerNode.launch({ SAFEHOUSE_DATA: folder, TRUST_PROXY: '1', MAX_CONNECTIONS: '500' })
const origin = `http://127.0.0.1:${server.port}`
const party = new TableLoad(origin)
await party.open(TABLES)

const share = (sorted: readonly number[], part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
async function measured(name: string): Promise<void> {
  for (const { players } of party.tables) for (const player of players) player.answerTimesMs = []
  await new Promise((done) => setTimeout(done, Number(seconds) * 1000))
  const waits = party.tables.flatMap(({ players }) => players.flatMap((player) => player.answerTimesMs)).sort((a, b) => a - b)
  const [p50, p99, most] = [0.5, 0.99, 1].map((part) => `${share(waits, part).toFixed(1)} ms`)
  console.log(`${name.padEnd(14)} ${String(waits.length).padStart(6)} actions   p50 ${p50}   p99 ${p99}   longest ${most}`)
}

for (let round = 0; round < Number(rounds); round++) {
  await measured('without flood')
  const strangers = spawn(process.execPath, ['--import', loader, mob, origin, rate], { stdio: ['ignore', 'pipe', 'inherit'] })
  strangers.stdout.on('data', (text) => console.log(`               the flood was answered ${String(text).trim()}`))
  await new Promise((done) => setTimeout(done, 2000))
  await measured('with flood')
  strangers.kill('SIGTERM')
  await once(strangers, 'exit')
}
party.close()
await server.end('SIGKILL')
rmSync(folder, { recursive: true, force: true })
process.exit(0)
