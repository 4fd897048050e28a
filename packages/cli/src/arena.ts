// `safehouse arena`: plays bots of different levels against each other, until the given number of matches was won by a player.
// Bots change seats from match to match, so that no level wins because of its seat. Without a game it plays the standard line-ups,
// from which our claims about the bots' strength come.
import { parseArgs } from 'node:util'
import { botsFor } from '@safehouse/bots'
import { wilsonInterval } from '@safehouse/engine'
import { type NamedBot, readBots, UsageError } from './arguments.ts'
import { playMatch, readSeries, type Series, seriesArguments } from './series.ts'

interface Standing {
  readonly bot: string
  /** Seats that this bot had in decided matches, and how many of them won. */
  seats: number
  wins: number
}
interface SeriesResult {
  readonly standings: readonly Standing[]
  /** Number of matches that no player won; they do not count. */
  readonly undecided: number
}
type ArenaArguments = Parameters<typeof readSeries>[1] & { readonly bots?: string; readonly json: boolean }

const shadow = { game: 'shadow-in-the-night', players: '4' }
const allModules = JSON.stringify({ cards: true, dossier: true })
/** One bot against three of another level, so that a fair share is a quarter. The numbers of matches take some minutes in all. */
const standardLineUps: readonly { game: string; players: string; bots: string; games: string; options?: string }[] = [
  { ...shadow, bots: 'quick,random,random,random', games: '1000' },
  { ...shadow, bots: 'quick,greedy,greedy,greedy', games: '1000' },
  { ...shadow, bots: 'normal,quick,quick,quick', games: '200' },
  { ...shadow, bots: 'quick,random,random,random', games: '1000', options: allModules },
  { ...shadow, bots: 'normal,quick,quick,quick', games: '60', options: allModules },
]

export async function arena(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: seriesArguments })
  if (positionals.length > 0) {
    playAndPrint(positionals, values)
    return 0
  }
  const { games, bots } = values
  const given = { ...(games !== undefined && { games }), ...(bots !== undefined && { bots }) }
  for (const { game, ...lineUp } of standardLineUps) playAndPrint([game], { ...values, ...lineUp, ...given })
  return 0
}

function playAndPrint(positionals: readonly string[], values: ArenaArguments): void {
  const series = readSeries(positionals, values)
  const { game, setup, matchCount } = series
  const bots = readBots(game, values.bots ?? Object.keys(botsFor(game.id)).join())
  const { standings, undecided } = playSeries(series, bots)
  const results = standings.map((one) => ({ ...one, share: one.wins / one.seats, ...wilsonInterval(one.wins, one.seats) }))
  if (values.json) return console.log(JSON.stringify({ game: game.id, players: setup.seats, games: matchCount, undecided, results }))
  const options = values.options === undefined ? '' : ` with ${values.options}`
  console.log(`${game.id}${options}, ${setup.seats} players, ${matchCount} games that a player won (and ${undecided} that none did):`)
  for (const { bot, wins, seats, share, low, high } of results)
    console.log(`  ${bot.padEnd(8)} won with ${percent(share)} of its seats  (95 %: ${percent(low)} to ${percent(high)})  ${wins} of ${seats}`)
}
const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`

/** Undecided matches per wanted match after which a series is given up. */
const MAX_UNDECIDED_PER_MATCH = 20

function playSeries(series: Series, bots: readonly NamedBot[]): SeriesResult {
  const standings = [...new Set(bots.map(({ level }) => level))].map((bot): Standing => ({ bot, seats: 0, wins: 0 }))
  let undecided = 0
  for (let i = 0, decided = 0; decided < series.matchCount; i++) {
    const seated = Array.from({ length: series.setup.seats }, (_, seat) => bots[(seat + i) % bots.length]!)
    const listed = seated.map(({ bot }) => bot)
    const winners = series.game.outcome(playMatch(series, i, listed).truth.common)?.winners ?? []
    if (winners.length === 0) {
      undecided++
      if (undecided > MAX_UNDECIDED_PER_MATCH * series.matchCount)
        throw new UsageError(`almost no match of ${series.game.id} is won by a player, so bots cannot be compared`)
      continue
    }
    decided++
    for (const [seat, { level }] of seated.entries()) {
      const standing = standings.find(({ bot }) => bot === level)!
      standing.seats++
      if (winners.includes(seat)) standing.wins++
    }
  }
  return { standings, undecided }
}
