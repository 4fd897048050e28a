// `npm run page`: the figures of the main pages and of replays on a phone four times slower than this machine over slow 4G, from the package that hosts
// install; ends with 1 if one is over its budget (figures.ts). `--only TEXT` visits only pages whose name contains TEXT, `--visits N` visits
// each N times (3) and takes medians, `--built` takes the package of the last run. The last line says how busy the machine was.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gameIds, games } from '@safehouse/games'
import { Api } from '@safehouse/protocol'
import { startNode, stop } from '../../bench/src/process.ts'
import { freePort } from '../../packages/server/testing/free-port.ts'
import { buildPackage } from '../pack.js'
import { inRoot } from '../workspace.js'
import { type Figure, findOverBudget, formatFigure, medianFigures, type PageFigures } from './figures.ts'
import { SLOW_4G, startSlowLink } from './slow-link.ts'
import { Phone, SLOWDOWN, type VisitPlan } from './visit.ts'

const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, visits: { type: 'string', default: '3' }, built: { type: 'boolean', default: false } },
})
const folder = inRoot('.cache', 'page')
if (!options.built) await buildPackage(folder)

const port = await freePort()
const data = mkdtempSync(join(tmpdir(), 'safehouse-page-'))
const server = await startNode(join(folder, 'server', 'safehouse.js'), {
  cwd: data,
  args: ['serve'],
  env: { PORT: String(port), HOST: '127.0.0.1', SAFEHOUSE_DATA: data },
  ready: /"msg":"started"/,
})
const api = new Api(`http://127.0.0.1:${port}`)

const openTable = (game: string, name = 'Mara') => api.create({ name, place: 'room', game })
/** The plan for a page of a practice table, where bots have the other seats. */
async function planPractice(game: string): Promise<VisitPlan> {
  const { code, you, token } = await api.create({ name: 'Mara', place: 'room', game, practice: games[game]!.game.seats.min + 1, botLevel: 'easy' })
  const session = { [`safehouse.here.${code}`]: JSON.stringify([{ code, you, token, name: 'Mara' }]) }
  return { path: `/t/${code}`, shows: '.frame', session, isPlayed: true }
}
/** Somebody joins by the link, and the match begins, with two bots. */
async function joinByLink(phone: Phone, origin: string): Promise<PageFigures> {
  const { code, token } = await openTable('spyfall-2')
  await api.command(code, token, { do: 'addBot' })
  await api.command(code, token, { do: 'addBot' })
  return phone.join(origin, `/t/${code}`, () => api.command(code, token, { do: 'start', n: 1 }))
}
/** A record of a match between bots with as many people as the game has room for. */
function recordOf(game: string): string {
  const records = join(data, 'records', game)
  if (existsSync(records)) return join(records, readdirSync(records)[0]!)
  const players = String(games[game]!.game.seats.max)
  const args = ['simulate', game, '--games', '1', '--seed', '7', '--players', players, '--bots', 'easy', '--records', records]
  const { status, stderr } = spawnSync(process.execPath, [join(folder, 'server', 'safehouse.js'), ...args], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`no record of ${game}: ${stderr}`)
  return join(records, readdirSync(records)[0]!)
}

/** Visits every page that was asked for, prints its figures, and returns what is over its budget. */
async function visitPages(phone: Phone, origin: string): Promise<string[]> {
  const visitTwice = async (plan: VisitPlan) => ({ ...(await phone.measureTimings(origin, plan)), ...(await phone.measureTasks(origin, plan)) })
  const pages: Readonly<Record<string, () => Promise<PageFigures>>> = {
    landing: () => visitTwice({ path: '/', shows: 'main a, main button' }),
    door: async () => visitTwice({ path: `/t/${(await openTable('spyfall-2')).code}`, shows: 'input' }),
    'link to card': () => joinByLink(phone, origin),
    ...Object.fromEntries(gameIds.map((game) => [game, async () => visitTwice(await planPractice(game))])),
    ...Object.fromEntries(gameIds.map((game) => [`replay of ${game}`, () => phone.measureReplay(`http://127.0.0.1:${port}`, recordOf(game))])),
  }
  const figureNames: readonly Figure[] = ['lcp', 'tbt', 'cls', 'play', 'join', 'door', 'lobby', 'card', 'end', 'frame', 'work']
  const problems: string[] = []
  console.log(`| page | ${figureNames.join(' | ')} |\n|---|${figureNames.map(() => '---:|').join('')}`)
  for (const [name, visit] of Object.entries(pages).filter(([page]) => page.includes(options.only))) {
    const visits: PageFigures[] = []
    for (let i = 0; i < Number(options.visits); i++) visits.push(await visit())
    const figures = medianFigures(visits)
    console.log(
      `| ${name} | ${figureNames.map((figure) => (figures[figure] === undefined ? '' : formatFigure(figure, figures[figure]))).join(' | ')} |`,
    )
    problems.push(...findOverBudget(name, figures))
  }
  const [load = 0] = loadavg()
  console.log(`A phone ${SLOWDOWN} times slower than this machine, slow 4G, medians of ${options.visits} visits.`)
  console.log(
    `Other programs made it ${phone.usualContention.toFixed(1)} times slower (1: quiet; load ${load.toFixed(1)} on ${cpus().length} cores).`,
  )
  return problems
}

const link = await startSlowLink(port, SLOW_4G)
try {
  const phone = await Phone.start()
  const problems = await visitPages(phone, link.origin).finally(() => phone.close())
  for (const problem of problems) console.log(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  link.close()
  await stop(server)
  rmSync(data, { recursive: true, force: true })
}
