// Renders the benchmark's figures as docs/benchmarks.md: medians over interleaved rounds, ratios from the same run, and the machine.
import { execFileSync } from 'node:child_process'
import { cpus, totalmem } from 'node:os'
import type { IdleFigures } from './idle.ts'
import type { LoadFigures } from './load.ts'

export interface Figures {
  readonly name: string
  readonly durable: boolean
  /** Ours: ratios compare the first such subject with the others. */
  readonly own: boolean
  /** 100 tables, as fast as possible. */
  readonly full: LoadFigures
  /** 100 tables, at a fixed pace. */
  readonly paced: LoadFigures
  /** As fast as possible, by number of tables. */
  readonly growth: ReadonlyMap<number, LoadFigures>
  readonly idle: readonly IdleFigures[]
}

export const formatNumber = (value: number, digits = 0): string =>
  Number.isFinite(value) ? value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits }) : '–'
export const formatTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

export function renderPage(figures: readonly Figures[], sizes: readonly number[], pace: number): string {
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench`, but for the part [Where the time goes](#where-the-time-goes). The figures of the other parts are from one run on one machine, subjects interleaved, medians of the rounds.',
    'Growth and idle figures are from one pass each, from most tables to fewest on one server; do not compare them with the first table.',
    'The game is the same everywhere: five dice, four seats, a secret each, four viewers per table, one move in flight per table. A move counts when all four viewers have seen it.',
    '',
    `Machine: ${cpus().length} cores, ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB; Node ${process.version}; ${listVersions()}`,
    '',
    '![moves a second at 100 tables](benchmarks.svg)',
    '',
    'Durable means: no move is told to anybody before it is synced to disk, so killing the server at any moment loses none. The others keep moves in memory, or in a file that may be incomplete after a crash.',
    'The bare floor is the least that such a server can be: a WebSocket server of our own that syncs each move to SQLite. It has no rules, secrets, action ids or resume, and waits for the disk in the thread that serves its sockets. Safehouse waits in a separate thread, so that a slow disk does not block its sockets, and pays for the messages between the threads.',
    '',
    '## As fast as possible, 100 tables',
    formatTable(
      ['', 'durable', 'moves/s', 'p50 ms', 'p99 ms', 'server CPU a move, µs'],
      figures.map((subject) => [
        subject.name,
        subject.durable ? 'yes' : 'no',
        formatNumber(subject.full.movesPerSecond),
        formatNumber(subject.full.p50Ms, 1),
        formatNumber(subject.full.p99Ms, 1),
        formatNumber(subject.full.cpuPerMoveUs),
      ]),
    ),
    '',
    `## Paced: ${pace} moves a second over 100 tables`,
    formatTable(
      ['', 'p50 ms', 'p99 ms', 'server CPU a move, µs'],
      figures.map((subject) => [
        subject.name,
        formatNumber(subject.paced.p50Ms, 2),
        formatNumber(subject.paced.p99Ms, 2),
        formatNumber(subject.paced.cpuPerMoveUs),
      ]),
    ),
    '',
    '## Databases beside the nodes: CPU a move in µs, as fast as possible and paced',
    formatTable(
      ['', 'as fast as possible', 'paced'],
      figures.flatMap(({ name, full, paced }) =>
        Object.entries(full.databasesUs ?? {}).map(([program, us]) => [
          `${program} for ${name}`,
          formatNumber(us),
          formatNumber(paced.databasesUs?.[program] ?? Number.NaN),
        ]),
      ),
    ),
    '',
    '## Growth: server CPU a move in µs, by number of tables',
    formatTable(
      ['', ...sizes.map((size) => formatNumber(size))],
      figures.map((subject) => [subject.name, ...sizes.map((size) => formatNumber(subject.growth.get(size)?.cpuPerMoveUs ?? Number.NaN))]),
    ),
    '',
    '## Growth: moves a second, by number of tables',
    formatTable(
      ['', ...sizes.map((size) => formatNumber(size))],
      figures.map((subject) => [subject.name, ...sizes.map((size) => formatNumber(subject.growth.get(size)?.movesPerSecond ?? Number.NaN))]),
    ),
    '',
    '## Idle tables with four connections each: memory added in MB, CPU in % of a core',
    formatTable(
      ['', ...(figures[0]?.idle ?? []).map((idle) => `${formatNumber(idle.tables)} tables`)],
      figures.map((subject) => [
        subject.name,
        ...subject.idle.map((idle) => `${formatNumber(idle.memoryBytes / 1e6, 1)} MB, ${formatNumber(idle.cpuShare * 100, 1)} %`),
      ]),
    ),
    '',
    '## Ratios',
    formatRatios(figures),
    '',
  ].join('\n')
}

function formatRatios(figures: readonly Figures[]): string {
  const ours = figures.find((subject) => subject.own)
  if (!ours) return ''
  const rows = figures
    .filter((subject) => subject !== ours)
    .map((subject) => [
      subject.name,
      `${formatNumber(ours.full.movesPerSecond / subject.full.movesPerSecond, 2)} ×`,
      `${formatNumber(ours.paced.p99Ms / subject.paced.p99Ms, 2)} ×`,
    ])
  return formatTable([`${ours.name} against`, 'moves/s', 'p99, paced'], rows)
}
function listVersions(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim()
  return `Safehouse ${commit}, boardgame.io 0.50.2, Colyseus 0.17`
}
