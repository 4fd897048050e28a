// `safehouse arena`: levels of bots against each other. They change seats from game to game, so that no level owes its wins
// to where it sat.
import { parseArgs } from 'node:util'
import { botsFor } from '@safehouse/bots'
import { askedBots, type NamedBot } from './asked.ts'
import { askedSeries, playOne, type Series, seriesOptions } from './series.ts'
import { wilson } from './wilson.ts'

interface Standing {
  readonly bot: string
  seats: number
  wins: number
}

export async function arena(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: seriesOptions })
  const series = askedSeries(positionals, values)
  const bots = askedBots(series.game, values.bots ?? Object.keys(botsFor(series.game.id)).join())
  const { game, setup, games } = series
  const results = standings(series, bots).map((one) => ({ ...one, share: one.wins / one.seats, ...wilson(one.wins, one.seats) }))
  if (values.json) console.log(JSON.stringify({ game: game.id, players: setup.seats, games, results }))
  else {
    console.log(`${game.id}, ${setup.seats} players, ${games} games: the share of a level's seats that won, and its 95 % interval`)
    for (const { bot, wins, seats, share, low, high } of results)
      console.log(`${bot.padEnd(10)} ${percent(share)}  (${percent(low)} to ${percent(high)})  ${wins} of ${seats}`)
  }
  return 0
}
const percent = (share: number): string => `${(100 * share).toFixed(1).padStart(5)} %`

function standings(series: Series, bots: readonly NamedBot[]): Standing[] {
  const result = bots.map(({ level }): Standing => ({ bot: level, seats: 0, wins: 0 }))
  for (let i = 0; i < series.games; i++) {
    const seated = Array.from({ length: series.setup.seats }, (_, seat) => (seat + i) % bots.length)
    const play = playOne(
      series,
      i,
      seated.map((which) => bots[which]!.bot),
    )
    const winners = series.game.outcome(play.truth.table)?.winners ?? []
    for (const [seat, which] of seated.entries()) {
      result[which]!.seats++
      if (winners.includes(seat)) result[which]!.wins++
    }
  }
  return result
}
