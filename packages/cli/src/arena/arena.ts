// `safehouse arena`: plays any bots against each other at one game or all five. Each deal is played by everybody in every seat (seats
// rotated, seeds paired), so that neither seat nor luck decides. The same seed gives the same table, apart from times.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { quickChance } from '@safehouse/engine'
import { gameIds } from '@safehouse/games'
import type { ArenaGame, ArenaTable } from '@safehouse/protocol'
import { exploit } from '../exploit.ts'
import { readSeries, type Series, seriesArguments } from '../series.ts'
import { UsageError } from '../usage-error.ts'
import { type Agent, openAgent, referencePool } from './agents.ts'
import { playArenaMatch } from './play.ts'
import { formatMarkdown } from './report.ts'
import { Standings } from './standings.ts'

const DEFAULT_MATCHES = '60'
/** Progress is told this many times a game. */
const PROGRESS_STEPS = 5

const options = {
  ...seriesArguments,
  bot: { type: 'string', multiple: true },
  publish: { type: 'boolean', default: false },
  exploit: { type: 'boolean', default: false },
  report: { type: 'string' },
  mcts: { type: 'string' },
  jobs: { type: 'string' },
  worker: { type: 'boolean', default: false },
} as const

export async function arena(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
  if (values.exploit) return exploit(positionals, values)
  const { bots, bot = [], games: matches = DEFAULT_MATCHES, seed } = values
  const namedBots = [...(bots?.split(',') ?? []), ...bot]
  const table: { -readonly [K in keyof ArenaTable]: ArenaTable[K] } & { games: ArenaGame[] } = { format: 1, seed, at: Date.now(), games: [] }
  for (const id of positionals.length > 0 ? positionals : gameIds) {
    const series = readSeries([id], { ...values, games: matches })
    table.games.push(await playSeries(series, namedBots.length > 0 ? namedBots : referencePool(id)))
  }
  if (values.publish) publish(table)
  console.log(values.json ? JSON.stringify(table) : formatMarkdown(table))
  return 0
}

async function playSeries(series: Series, specs: readonly string[]): Promise<ArenaGame> {
  const { game, setup, matchCount, seed } = series
  if (specs.length < 2) throw new UsageError('the arena needs at least two bots: --bots quick,random')
  const agents = new Map<string, Agent>()
  for (const spec of new Set(specs)) agents.set(spec, await openAgent(game.id, spec))
  const lineUp = specs.map((spec) => agents.get(spec)!)
  try {
    const standings = new Standings([...new Set(lineUp.map(({ name }) => name))])
    let undecided = 0
    for (let i = 0; i < matchCount; i++) {
      const deal = Math.floor(i / lineUp.length)
      const order = quickChance(`${seed}/${game.id}/${deal}`).shuffle(lineUp)
      const seated = Array.from({ length: setup.seats }, (_, seat) => order[(seat + i) % order.length]!)
      const played = await playArenaMatch(series, deal, seated)
      if (played.winners.length === 0) undecided++
      standings.add(
        seated.map(({ name }) => name),
        played,
      )
      reportProgress(game.id, i + 1, matchCount)
    }
    return { game: game.id, players: setup.seats, matches: matchCount, undecided, agents: standings.results() }
  } finally {
    for (const agent of agents.values()) agent.close()
  }
}
/** On the error stream, so that the table can be redirected. */
function reportProgress(game: string, done: number, total: number): void {
  const stepAt = (matches: number) => Math.floor((matches * PROGRESS_STEPS) / total)
  if (stepAt(done) > stepAt(done - 1)) process.stderr.write(`${game}: ${done} of ${total} matches\n`)
}
/** Keeps the table where the server finds it for its page /arena. */
function publish(table: ArenaTable): void {
  const folder = resolve(process.env.SAFEHOUSE_DATA || 'data')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'arena.json')
  writeFileSync(`${path}.new`, JSON.stringify(table))
  renameSync(`${path}.new`, path)
}
