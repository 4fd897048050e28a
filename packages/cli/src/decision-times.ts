// How long bots think: the CPU time of every decision of a few matches among equals, by game and level.
import { botsFor, type ListedBot } from '@safehouse/bots'
import type { BotLevel } from '@safehouse/engine'
import { charactersFor, playMatch, readSeries } from './series.ts'

/** A row of a table: game, level, median and 99th percentile in milliseconds, number of decisions. */
export function timesOf(game: string, level: BotLevel, seed: string, players: string, matches: number): string[] {
  const series = readSeries([game], { players, games: String(matches), seed })
  const bot = botsFor(game)[level]!
  const times: number[] = []
  const timed: ListedBot = (seen, chance) => {
    const before = process.cpuUsage()
    const move = bot(seen, chance)
    const { user, system } = process.cpuUsage(before)
    if (move) times.push((user + system) / 1000)
    return move
  }
  const playAll = () => {
    for (let i = 0; i < matches; i++) playMatch(series, i, new Array(series.setup.seats).fill(timed), { characters: charactersFor(series, i) })
  }
  playAll() // until the JIT compiler has seen the code
  times.length = 0
  playAll()
  times.sort((one, other) => one - other)
  const percentile = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))]!.toFixed(1)
  return [game, level, percentile(0.5), percentile(0.99), String(times.length)]
}
