// The benchmark's figures as a page: medians over interleaved rounds, ratios from the same run, and the machine they are from.
import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { Idle } from './idle.ts'
import type { Load } from './load.ts'

export interface Figures {
  readonly name: string
  readonly durable: boolean
  readonly own: boolean
  /** 100 tables at full speed. */
  readonly full: Load
  /** 100 tables, paced. */
  readonly paced: Load
  /** At full speed, by number of tables. */
  readonly growth: ReadonlyMap<number, Load>
  readonly idle: readonly Idle[]
}

const number = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits }) : '–'
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export function page(figures: readonly Figures[], sizes: readonly number[], pace: number): string {
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`; every figure of this page is from one run on one machine, subjects interleaved, medians of the rounds.',
    'Growth and rest are one pass each, from most tables to fewest at one server, and not to be compared with the first table.',
    'The game is the same everywhere: five dice, four seats, a secret each, four viewers a table, one move outstanding a table. A move counts when all four viewers have seen it.',
    '',
    `Machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; ${versions()}`,
    '',
    '![moves a second at 100 tables](benchmarks.svg)',
    '',
    'Durable: no move is told to anybody before it is on the disk, synced, and a kill at any moment loses none. The others keep moves in memory, or in a file that may not be whole after a crash.',
    'The bare floor has no rules, no secrets, no ids and no resume, and waits for the disk in the thread that serves its sockets. Ours waits in a thread of its own, so that a slow disk stalls nobody, and pays for the way there and back.',
    '',
    '## As fast as it goes, 100 tables',
    table(
      ['', 'durable', 'moves/s', 'p50 ms', 'p99 ms', 'server CPU a move, µs'],
      figures.map((f) => [
        f.name,
        f.durable ? 'yes' : 'no',
        number(f.full.movesPerSecond),
        number(f.full.p50, 1),
        number(f.full.p99, 1),
        number(f.full.cpuPerMove),
      ]),
    ),
    '',
    `## Paced: ${pace} moves a second over 100 tables`,
    table(
      ['', 'p50 ms', 'p99 ms', 'server CPU a move, µs'],
      figures.map((f) => [f.name, number(f.paced.p50, 2), number(f.paced.p99, 2), number(f.paced.cpuPerMove)]),
    ),
    '',
    '## Growth: server CPU a move in µs, by number of tables',
    table(
      ['', ...sizes.map((size) => number(size))],
      figures.map((f) => [f.name, ...sizes.map((size) => number(f.growth.get(size)?.cpuPerMove ?? Number.NaN))]),
    ),
    '',
    '## Growth: moves a second, by number of tables',
    table(
      ['', ...sizes.map((size) => number(size))],
      figures.map((f) => [f.name, ...sizes.map((size) => number(f.growth.get(size)?.movesPerSecond ?? Number.NaN))]),
    ),
    '',
    '## Idle tables with four connections each: memory added in MB, CPU in % of a core',
    table(
      ['', ...(figures[0]?.idle ?? []).map((idle) => `${number(idle.tables)} tables`)],
      figures.map((f) => [f.name, ...f.idle.map((idle) => `${number(idle.memory / 1e6, 1)} MB, ${number(idle.cpu * 100, 1)} %`)]),
    ),
    '',
    '## Ratios',
    ratios(figures),
    '',
  ].join('\n')
}

function ratios(figures: readonly Figures[]): string {
  const ours = figures.find((f) => f.own)
  if (!ours) return ''
  const rows = figures
    .filter((f) => f !== ours)
    .map((f) => [f.name, `${number(ours.full.movesPerSecond / f.full.movesPerSecond, 2)} ×`, `${number(ours.paced.p99 / f.paced.p99, 2)} ×`])
  return table([`${ours.name} against`, 'moves/s', 'p99, paced'], rows)
}
function versions(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim()
  return `Safehouse ${commit}, boardgame.io 0.50.2, Colyseus 0.17`
}
