// Runs attacks one after another while people play at the same server, and makes a table: what was tried, against how much of it the
// server held, and how long honest players waited meanwhile.
import type { Load } from '../answer-measure.js'
import type { FaultResult } from '../faults/run.ts'
import type { ServerNode } from '../faults/server-node.ts'
import type { TableLoad } from '../faults/table-load.ts'
import { formatMarkdownTable } from '../markdown-table.ts'
import type { Attack, Count } from './attack.ts'

export interface AttackResult extends Count, Load {
  readonly attack: string
  /** 95th percentile of how long an honest player waited for an answer, in milliseconds. */
  readonly honestP95Ms: number
  /** Whether the server still ran and answered afterwards. */
  readonly isAlive: boolean
}
/** Minimum time for which players go on, so that the percentile is computed from many answers. */
const MIN_MEASURED_MS = 1500

export async function runAttack(
  server: ServerNode,
  load: TableLoad,
  { name, run }: Attack,
  rounds: number,
  minMeasuredMs = MIN_MEASURED_MS,
): Promise<AttackResult> {
  const players = load.tables.flatMap((table) => table.players)
  await load.waitUntilAllPlay(20_000)
  for (const player of players) player.answerTimesMs = []
  await server.measure()
  const [count] = await Promise.all([
    run({ port: server.port, code: load.tables[0]!.code }, rounds),
    new Promise((done) => setTimeout(done, minMeasuredMs)),
  ])
  const times = players.flatMap((player) => player.answerTimesMs).sort((a, b) => a - b)
  const honestP95Ms = times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY
  const measured = await server.measure()
  return { attack: name, ...count, ...measured, honestP95Ms, isAlive: await server.isReady() }
}
/** The figures of a row during which no server was measured. */
export const notMeasured = { honestP95Ms: Number.NaN, stallMs: Number.NaN, ownWorkMs: Number.NaN, memoryMb: Number.NaN, isAlive: true }

/** A fault under load as a row of the same table: it held as often as nothing was lost, doubled or misheard. */
export const toFaultRow = ({ fault, times, lost, doubled, misheard, untrue }: FaultResult): AttackResult => ({
  attack: fault,
  tried: times,
  held: Math.max(0, times - lost - doubled - misheard - untrue),
  ...notMeasured,
})

export function formatCampaign(results: readonly AttackResult[]): string {
  const head = ['attack', 'tried', 'held', 'honest p95', 'worst stall', 'own work', 'memory', 'alive']
  const formatMs = (value: number) => (Number.isFinite(value) ? `${value.toFixed(0)} ms` : '–')
  const rows = results.map(({ attack, tried, held, honestP95Ms, stallMs, ownWorkMs, memoryMb, isAlive }) => {
    const memory = Number.isFinite(memoryMb) ? `${memoryMb} MB` : '–'
    const times = [honestP95Ms, stallMs, ownWorkMs].map(formatMs)
    return [attack, String(tried), String(held), ...times, memory, isAlive ? 'yes' : 'NO']
  })
  return formatMarkdownTable(head, rows)
}
