// `npm run bench`: measures Safehouse and its peers in one run, with interleaved rounds, and writes docs/benchmarks.md with its chart.
// `--quick` takes five minutes and writes nothing; `--only TEXT` measures only subjects whose name contains TEXT; `--node PROGRAM` also
// measures Safehouse in another Node. Both may be given several times. `--affinity` measures only how nodes add up, and writes nothing.
// What stands in the page from `KEPT_PART` on is written by hand, and is kept.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bundle } from '../../scripts/bundle.js'
import { measureAffinity } from './affinity.ts'
import { drawBarChart } from './chart.ts'
import { measureIdle } from './idle.ts'
import { type LoadFigures, measure, medianLoad, openTables } from './load.ts'
import { type Figures, renderPage } from './report.ts'
import type { Subject } from './subject.ts'
import { boardgame } from './subjects/boardgame.ts'
import { colyseus } from './subjects/colyseus.ts'
import { floor } from './subjects/floor.ts'
import { bundleFolder, safehouseAffinity, safehouseInNode, safehouseNodes, safehouseSqlite } from './subjects/safehouse.ts'

const { values: args } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
    node: { type: 'string', multiple: true, default: [] },
    affinity: { type: 'boolean', default: false },
  },
})
const root = new URL('../../', import.meta.url)
const USUAL_TABLES = 100
const PACED_MOVES_PER_SECOND = 500
const KEPT_PART = '## Where the time goes'
const plan = args.quick
  ? { rounds: 2, seconds: 3, sizes: [USUAL_TABLES], idle: [100], idleSeconds: 3 }
  : { rounds: 3, seconds: 4, sizes: [1, 10, USUAL_TABLES, 1000, 2000], idle: [100, 1000, 2000], idleSeconds: 8 }

interface Round {
  readonly full: LoadFigures
  readonly paced: LoadFigures
}
/** One round of one subject on a fresh server: warm-up, then as fast as possible, then paced. */
async function measureRound(subject: Subject): Promise<Round> {
  const server = await subject.start()
  const tables = await openTables(server.open, USUAL_TABLES)
  await measure(server, tables, plan.seconds)
  const full = await measure(server, tables, plan.seconds)
  const paced = await measure(server, tables, plan.seconds, PACED_MOVES_PER_SECOND)
  for (const table of tables) table.close()
  await server.stop()
  return { full, paced }
}
/** Many tables on one server: first idle, in growing numbers, then under load, from most tables to fewest. */
async function measureGrowth(subject: Subject): Promise<Pick<Figures, 'idle' | 'growth'>> {
  const server = await subject.start()
  const { idle, tables } = await measureIdle(server, plan.idle, plan.idleSeconds)
  const growth = new Map<number, LoadFigures>()
  for (const size of plan.sizes.toSorted((a, b) => b - a)) {
    for (const table of tables.splice(size)) table.close()
    await measure(server, tables, 1)
    growth.set(size, await measure(server, tables, plan.seconds))
  }
  for (const table of tables) table.close()
  await server.stop()
  return { idle, growth }
}

/** Installs the peers that are measured, where they are not there yet. */
function installPeers(measured: readonly Subject[]): void {
  for (const peer of ['boardgame.io', 'colyseus']) {
    const cwd = new URL(`bench/peers/${peer}/`, root)
    if (!measured.some(({ name }) => name.toLowerCase().startsWith(peer))) continue
    if (!existsSync(new URL('node_modules', cwd))) execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' })
  }
}

await bundle({ 'safehouse-server': fileURLToPath(new URL('./safehouse-server.ts', import.meta.url)) }, bundleFolder)
if (args.affinity) {
  console.log(await measureAffinity())
  process.exit()
}
const others = [safehouseNodes, safehouseAffinity, boardgame('memory'), boardgame('file'), colyseus, floor]
const allSubjects = [safehouseSqlite, ...args.node.map(safehouseInNode), ...others]
const subjects = allSubjects.filter(({ name }) => args.only.length === 0 || args.only.some((text) => name.includes(text)))
if (subjects.length === 0)
  throw new Error(`no subject has "${args.only.join('" or "')}" in its name. There are: ${allSubjects.map(({ name }) => name).join(', ')}`)
installPeers(subjects)
const rounds = new Map<Subject, Round[]>(subjects.map((subject) => [subject, []]))
for (let round = 1; round <= plan.rounds; round++) {
  for (const subject of subjects) {
    const { full, paced } = await measureRound(subject)
    rounds.get(subject)!.push({ full, paced })
    const figures = `${full.movesPerSecond.toFixed(0)} moves/s, ${full.cpuPerMoveUs.toFixed(0)} µs CPU a move, p99 paced ${paced.p99Ms.toFixed(1)} ms`
    const beside = Object.entries(full.databasesUs ?? {}).map(
      ([name, us]) => `, ${name} ${us.toFixed(0)} µs (paced ${paced.databasesUs?.[name]?.toFixed(0)} µs)`,
    )
    console.log(`round ${round} of ${plan.rounds}  ${subject.name}: ${figures}${beside.join('')}`)
  }
}
const figures: Figures[] = []
for (const subject of subjects) {
  console.log(`growth and idle  ${subject.name}`)
  const roundsOfSubject = rounds.get(subject)!
  figures.push({
    name: subject.name,
    durable: subject.durable,
    own: subject === safehouseSqlite,
    full: medianLoad(roundsOfSubject.map(({ full }) => full)),
    paced: medianLoad(roundsOfSubject.map(({ paced }) => paced)),
    ...(await measureGrowth(subject)),
  })
}
const page = renderPage(figures, plan.sizes, PACED_MOVES_PER_SECOND)
console.log(`\n${page}`)
if (!args.quick && args.only.length === 0) {
  const place = new URL('docs/benchmarks.md', root)
  const before = readFileSync(place, 'utf8')
  writeFileSync(place, before.includes(KEPT_PART) ? `${page}\n${before.slice(before.indexOf(KEPT_PART))}` : page)
  const bars = figures.map(({ name, full, own }) => ({ label: name, value: full.movesPerSecond, own }))
  writeFileSync(new URL('docs/benchmarks.svg', root), drawBarChart('Moves a second at 100 tables', 'moves/s', bars))
}
