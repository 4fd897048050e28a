// `safehouse simulate`: many games of bots on a virtual clock, counted and timed. What is timed is play alone (decisions,
// chance, folds, choices, bots), once the program runs as fast as it will; a second pass over some of the games adds the hash
// chain and the record of each.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ListedBot } from '@safehouse/bots'
import { type GameTypes, type Match, recordOf } from '@safehouse/engine'
import { seatedBots } from './asked.ts'
import { askedSeries, playOne, type Series, secretOf, seriesOptions } from './series.ts'

export async function simulate(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...seriesOptions, records: { type: 'string' } } })
  const series = askedSeries(positionals, values)
  const bots = seatedBots(series.game, values.bots, series.setup.seats)
  const folder = values.records
  if (folder !== undefined) mkdirSync(folder, { recursive: true })

  warmUp(series, bots)
  const wins = new Wins(series)
  const played = timed(series.games, (i) => wins.count(playOne(series, i, bots)))
  const recorded = timed(folder === undefined ? Math.ceil(series.games / 10) : series.games, (i) => {
    const match = playOne(series, i, bots)
    const record = JSON.stringify(recordOf(match, secretOf(series, i), []))
    if (folder !== undefined) writeFileSync(join(folder, `${series.game.id}-${i}.json`), record)
    return decisionsOf(match)
  })
  const report: Report = {
    game: series.game.id,
    players: series.setup.seats,
    games: series.games,
    finished: wins.finished,
    decisions: played.decisions,
    decisionsPerSecond: played.perSecond,
    recordedDecisionsPerSecond: recorded.perSecond,
    winsBySeat: wins.bySeat,
    noWinner: wins.noWinner,
  }
  console.log(values.json ? JSON.stringify(report) : summary(report))
  return report.finished === report.games ? 0 : 1
}

interface Report {
  readonly game: string
  readonly players: number
  readonly games: number
  readonly finished: number
  readonly decisions: number
  readonly decisionsPerSecond: number
  readonly recordedDecisionsPerSecond: number
  readonly winsBySeat: readonly number[]
  readonly noWinner: number
}

/** The deal is the first entry of a log, and nobody's decision. */
const decisionsOf = (match: Match<GameTypes>): number => match.entries.length - 1

class Wins {
  finished = 0
  noWinner = 0
  readonly bySeat: number[]
  readonly #series: Series
  constructor(series: Series) {
    this.#series = series
    this.bySeat = Array(series.setup.seats).fill(0)
  }
  count(match: Match<GameTypes>): number {
    const winners = this.#series.game.outcome(match.truth.common)?.winners ?? []
    this.finished++
    if (winners.length === 0) this.noWinner++
    for (const seat of winners) this.bySeat[seat]!++
    return decisionsOf(match)
  }
}

/** For a short while other games of the series, uncounted: how long the compiler takes says nothing about the games. */
const warmUpLasts = 1000
function warmUp(series: Series, bots: readonly ListedBot[]): void {
  const others = { ...series, seed: `${series.seed}/warm-up` }
  const start = performance.now()
  for (let i = 0; performance.now() - start < warmUpLasts; i++) {
    try {
      playOne(others, i, bots)
    } catch {
      return // what fails is found, and told, where games count
    }
  }
}

/** One game after the other; one that fails is named and passed over. */
function timed(games: number, match: (i: number) => number): { readonly decisions: number; readonly perSecond: number } {
  let decisions = 0
  const start = performance.now()
  for (let i = 0; i < games; i++) {
    try {
      decisions += match(i)
    } catch (problem) {
      console.error(`game ${i}: ${problem instanceof Error ? problem.message : problem}`)
    }
  }
  return { decisions, perSecond: Math.round((decisions * 1000) / (performance.now() - start)) }
}

function summary(report: Report): string {
  const number = new Intl.NumberFormat('en').format
  const counted = (wins: number) => `${number(wins)} (${((100 * wins) / report.finished).toFixed(1)} %)`
  return [
    `${report.game}, ${report.players} players: ${number(report.finished)} of ${number(report.games)} games finished`,
    `${number(report.decisions)} decisions, ${number(report.decisionsPerSecond)} a second; ${number(report.recordedDecisionsPerSecond)} with records`,
    ...report.winsBySeat.map((wins, seat) => `seat ${seat} won ${counted(wins)}`),
    `no player won ${counted(report.noWinner)}`,
  ].join('\n')
}
