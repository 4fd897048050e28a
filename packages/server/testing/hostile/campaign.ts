// Runs attacks one after another while people play at the same server, and makes the table of what was tried, what held, and what
// those who play noticed of it.
import { TableLoad } from '../faults/table-load.ts'
import type { Attack, Count } from './attack.ts'
import type { Load } from './target-server.ts'

export interface AttackResult extends Count, Load {
  readonly attack: string
  /** 95th percentile of how long an honest player waited for an answer, in milliseconds. */
  readonly honestP95Ms: number
  /** Whether the server still ran and answered afterwards. */
  readonly isAlive: boolean
}
/** A server under attack, in its own process. */
interface AttackedServer {
  readonly port: number
  measure(): Promise<Load>
  isReady(): Promise<boolean>
}
/** Players go on for so long at least, so that the percentile is one of many answers. */
const MIN_MEASURED_MS = 1500

export async function runCampaign(server: AttackedServer, attacks: readonly Attack[], rounds: number): Promise<readonly AttackResult[]> {
  const load = new TableLoad(`http://127.0.0.1:${server.port}`)
  await load.open(2)
  const players = load.tables.flatMap((table) => table.players)
  const results: AttackResult[] = []
  try {
    for (const { name, run } of attacks) {
      await load.waitUntilAllPlay(20_000)
      for (const player of players) player.answerTimesMs = []
      await server.measure()
      const [count] = await Promise.all([
        run({ port: server.port, code: load.tables[0]!.code }, rounds),
        new Promise((done) => setTimeout(done, MIN_MEASURED_MS)),
      ])
      const times = players.flatMap((player) => player.answerTimesMs).sort((a, b) => a - b)
      const honestP95Ms = times[Math.floor(times.length * 0.95)] ?? Number.POSITIVE_INFINITY
      const measured = await server.measure()
      results.push({ attack: name, ...count, ...measured, honestP95Ms, isAlive: await server.isReady() })
      for (const player of players) player.receivedTexts = []
    }
  } finally {
    load.close()
  }
  return results
}

export function formatCampaign(results: readonly AttackResult[]): string {
  const head = ['attack', 'tried', 'held', 'honest p95', 'worst stall', 'memory', 'alive']
  const milliseconds = (value: number) => (Number.isFinite(value) ? `${value.toFixed(0)} ms` : '–')
  const rows = results.map(({ attack, tried, held, honestP95Ms, stallMs, memoryMb, isAlive }) => {
    const memory = Number.isFinite(memoryMb) ? `${memoryMb} MB` : '–'
    return [attack, String(tried), String(held), milliseconds(honestP95Ms), milliseconds(stallMs), memory, isAlive ? 'yes' : 'NO']
  })
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]!.length)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rows.map(line)].join('\n')
}
