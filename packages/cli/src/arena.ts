// `safehouse arena`: levels of bots against each other, until as many games as asked for were decided between players. They
// change seats from game to game, so that no level owes its wins to where it sat. Without a game: the matches that we vouch for.
import { parseArgs } from 'node:util'
import { botsFor } from '@safehouse/bots'
import { askedBots, BadUsage, type NamedBot } from './asked.ts'
import { matches } from './matches.ts'
import { askedSeries, playOne, type Series, seriesOptions } from './series.ts'
import { wilson } from './wilson.ts'

interface Standing {
  readonly bot: string
  /** Seats in decided games, and how many of them won. */
  seats: number
  wins: number
}
interface Played {
  readonly standings: readonly Standing[]
  /** Games that no player won: they say nothing about who plays better. */
  readonly undecided: number
}

export async function arena(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: seriesOptions })
  if (positionals.length > 0) {
    meet(positionals, values)
    return 0
  }
  for (const { game, ...match } of matches) meet([game], { ...values, ...match, ...asked(values) })
  return 0
}
/** What was asked for counts more than what a match says. */
const asked = ({ games, bots }: { games?: string; bots?: string }) => ({ ...(games !== undefined && { games }), ...(bots !== undefined && { bots }) })

type Asked = Parameters<typeof askedSeries>[1] & { readonly bots?: string; readonly json: boolean }

function meet(positionals: readonly string[], values: Asked): void {
  const series = askedSeries(positionals, values)
  const bots = askedBots(series.game, values.bots ?? Object.keys(botsFor(series.game.id)).join())
  const { game, setup, games } = series
  const { standings, undecided } = played(series, bots)
  const results = standings.map((one) => ({ ...one, share: one.wins / one.seats, ...wilson(one.wins, one.seats) }))
  if (values.json) return console.log(JSON.stringify({ game: game.id, players: setup.seats, games, undecided, results }))
  const options = values.options === undefined ? '' : ` with ${values.options}`
  console.log(`${game.id}${options}, ${setup.seats} players, ${games} games that a player won (${undecided} more that none did):`)
  for (const { bot, wins, seats, share, low, high } of results)
    console.log(`  ${bot.padEnd(8)} won with ${percent(share)} of its seats  (95 %: ${percent(low)} to ${percent(high)})  ${wins} of ${seats}`)
}
const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`

/** Where nobody ever wins there is nothing to compare. */
const mostUndecided = 20

function played(series: Series, bots: readonly NamedBot[]): Played {
  const standings = [...new Set(bots.map(({ level }) => level))].map((bot): Standing => ({ bot, seats: 0, wins: 0 }))
  let undecided = 0
  for (let i = 0, decided = 0; decided < series.games; i++) {
    const seated = Array.from({ length: series.setup.seats }, (_, seat) => bots[(seat + i) % bots.length]!)
    const match = playOne(
      series,
      i,
      seated.map(({ bot }) => bot),
    )
    const winners = series.game.outcome(match.truth.common)?.winners ?? []
    if (winners.length === 0) {
      undecided++
      if (undecided > mostUndecided * series.games) throw new BadUsage(`hardly any game of ${series.game.id} is won by a player`)
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
