// `npm run seats`: matches in which all seats are programs with pushed choices, over real sockets to a server in a process of its own, as
// fast as they go. Not a test: the figures depend on the machine, which the server and all programs share.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameIds } from '@safehouse/games'
import { programArguments } from '../program-arguments.ts'
import { playSeries, type SeriesFigures } from './series.ts'

const [matches = '200', ...namedGames] = process.argv.slice(2)
const unknown = namedGames.filter((id) => !gameIds.some((known) => known === id))
if (!(Number(matches) > 0) || unknown.length > 0) {
  console.error('npm run seats -- [matches of each game] [games]')
  process.exit(2)
}
const TABLES = 40

const folder = mkdtempSync(join(tmpdir(), 'safehouse-seats-'))
const server = spawn(process.execPath, [...programArguments('./server.ts', import.meta.url), folder], {
  env: { PATH: process.env.PATH ?? '' },
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
})
const [{ port }] = (await once(server, 'message')) as [{ port: number }]
const origin = `http://127.0.0.1:${port}`

const row = (...cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const tell = ({ game, seats, matches: played, decisions, refused, requests, seconds }: SeriesFigures) =>
  row(game, seats, played, decisions, (decisions / seconds).toFixed(0), (requests / decisions).toFixed(2), refused)
row('game', 'seats', 'matches', 'decisions', 'decisions a second', 'requests a decision', 'too late')
row('---', '---:', '---:', '---:', '---:', '---:', '---:')
const all: SeriesFigures[] = []
for (const game of namedGames.length > 0 ? namedGames : gameIds) {
  all.push(await playSeries({ origin, game, matches: Number(matches), tables: TABLES }))
  tell(all.at(-1)!)
}
const sum = (figureOf: (figures: SeriesFigures) => number) => all.reduce((total, figures) => total + figureOf(figures), 0)
row(
  'all',
  '',
  sum((result) => result.matches),
  sum((result) => result.decisions),
  (sum((result) => result.decisions) / sum((result) => result.seconds)).toFixed(0),
  (sum((result) => result.requests) / sum((result) => result.decisions)).toFixed(2),
  sum((result) => result.refused),
)
server.kill('SIGKILL')
rmSync(folder, { recursive: true, force: true })
process.exit(sum((result) => result.requests) === 0 ? 0 : 1)
