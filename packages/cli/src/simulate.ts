// `safehouse simulate`: plays many matches between bots on a virtual clock, and counts and times them. The first pass times play
// alone (decisions, chance, folds, choices, bots), after a warm-up. A second pass over some of the matches includes the hash chain
// and the record of each.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { ListedBot } from '@safehouse/bots'
import { type GameTypes, type Match, recordOf } from '@safehouse/engine'
import { readBotPerSeat } from './arguments.ts'
import { matchSecret, playMatch, readSeries, type Series, seriesArguments } from './series.ts'

export async function simulate(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { ...seriesArguments, records: { type: 'string' } } })
  const series = readSeries(positionals, values)
  const bots = readBotPerSeat(series.game, values.bots, series.setup.seats)
  const folder = values.records
  if (folder !== undefined) mkdirSync(folder, { recursive: true })

  warmUp(series, bots)
  const wins = new Wins(series)
  const played = playTimed(series.matchCount, (i) => wins.count(playMatch(series, i, bots)))
  const recorded = playTimed(folder === undefined ? Math.ceil(series.matchCount / 10) : series.matchCount, (i) => {
    const match = playMatch(series, i, bots)
    const record = JSON.stringify(recordOf(match, matchSecret(series, i), []))
    if (folder !== undefined) writeFileSync(join(folder, `${series.game.id}-${i}.json`), record)
    return countDecisions(match)
  })
  const report: Report = {
    game: series.game.id,
    players: series.setup.seats,
    games: series.matchCount,
    finished: wins.finished,
    decisions: played.decisions,
    decisionsPerSecond: played.perSecond,
    recordedDecisionsPerSecond: recorded.perSecond,
    winsBySeat: wins.bySeat,
    noWinner: wins.noWinner,
  }
  console.log(values.json ? JSON.stringify(report) : describeReport(report))
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

/** Number of decisions of a match without the deal, which is the first entry of a log. */
const countDecisions = (match: Match<GameTypes>): number => match.entries.length - 1

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
    return countDecisions(match)
  }
}

/** How long other matches are played before counting, until the JIT compiler has optimised the code. */
const WARM_UP_MS = 1000
/** How many, for each match that is counted: the speed of a few matches is not worth a second. */
const MAX_WARM_UP_MATCHES_PER_MATCH = 20

function warmUp(series: Series, bots: readonly ListedBot[]): void {
  const others = { ...series, seed: `${series.seed}/warm-up` }
  const start = performance.now()
  for (let i = 0; i < MAX_WARM_UP_MATCHES_PER_MATCH * series.matchCount && performance.now() - start < WARM_UP_MS; i++) {
    try {
      playMatch(others, i, bots)
    } catch {
      return // the counted pass reports the failure
    }
  }
}

/** Plays matches one after another; reports and skips one that fails. */
function playTimed(matchCount: number, play: (index: number) => number): { readonly decisions: number; readonly perSecond: number } {
  let decisions = 0
  const start = performance.now()
  for (let i = 0; i < matchCount; i++) {
    try {
      decisions += play(i)
    } catch (problem) {
      console.error(`game ${i}: ${problem instanceof Error ? problem.message : problem}`)
    }
  }
  return { decisions, perSecond: Math.round((decisions * 1000) / (performance.now() - start)) }
}

function describeReport(report: Report): string {
  const number = new Intl.NumberFormat('en').format
  const counted = (wins: number) => `${number(wins)} (${((100 * wins) / report.finished).toFixed(1)} %)`
  return [
    `${report.game}, ${report.players} players: ${number(report.finished)} of ${number(report.games)} games finished`,
    `${number(report.decisions)} decisions, ${number(report.decisionsPerSecond)} a second; ${number(report.recordedDecisionsPerSecond)} with records`,
    ...report.winsBySeat.map((wins, seat) => `seat ${seat} won ${counted(wins)}`),
    `no player won ${counted(report.noWinner)}`,
  ].join('\n')
}
