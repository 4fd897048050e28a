// How long bots think: the CPU time of every decision of a few matches among equals, by game and level.
import { botsFor, type ListedBot } from '@safehouse/bots'
import { botLevels } from '@safehouse/engine'
import { gameIds } from '@safehouse/games/registry'
import { charactersFor, playMatch, readSeries } from './series.ts'

/** A row of a table for each game and level: game, level, median and 99th percentile in milliseconds, number of decisions. */
export const decisionTimes = (seed: string, seats: Readonly<Record<string, string>>, matches: number): string[][] =>
  gameIds.flatMap((game) => botLevels.map((level) => [game, level, ...timesOf(game, botsFor(game)[level]!, seed, seats[game]!, matches)]))

function timesOf(game: string, bot: ListedBot, seed: string, players: string, matches: number): string[] {
  const series = readSeries([game], { players, games: String(matches), seed })
  const times: number[] = []
  const timed: ListedBot = (seen, chance) => {
    const before = process.cpuUsage()
    const move = bot(seen, chance)
    const { user, system } = process.cpuUsage(before)
    if (move) times.push((user + system) / 1000)
    return move
  }
  for (let i = 0; i < matches; i++) playMatch(series, i, new Array(series.setup.seats).fill(timed), { characters: charactersFor(series, i) })
  times.sort((one, other) => one - other)
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!.toFixed(1)
  return [percentile(0.5), percentile(0.99), String(times.length)]
}
