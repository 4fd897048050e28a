// How long bots think: the CPU time of every decision of a few matches among equals.
import type { ListedBot } from '@safehouse/bots'
import { type Share, shareOf } from './duel.ts'
import { charactersFor, playMatch, type Series } from './series.ts'

/** CPU time of each decision in milliseconds, from the shortest to the longest. */
function decisionTimes(series: Series, bot: ListedBot): readonly number[] {
  const times: number[] = []
  const timed: ListedBot = (seen, chance) => {
    const before = process.cpuUsage()
    const move = bot(seen, chance)
    const { user, system } = process.cpuUsage(before)
    if (move) times.push((user + system) / 1000)
    return move
  }
  const play = (match: number) => playMatch(series, match, new Array(series.setup.seats).fill(timed), { characters: charactersFor(series, match) })
  const playAll = () => {
    for (let match = 0; match < series.matchCount; match++) play(match)
  }
  playAll() // until the JIT compiler has seen the code
  times.length = 0
  playAll()
  return times.sort((one, other) => one - other)
}

const percentile = (times: readonly number[], share: number): string =>
  times[Math.min(times.length - 1, Math.floor(share * times.length))]!.toFixed(1)
/** A row of a table: game, player, median and 99th percentile in milliseconds, number of decisions. */
export function timesRow(series: Series, player: string, bot: ListedBot): string[] {
  const times = decisionTimes(series, bot)
  return [series.game.id, player, percentile(times, 0.5), percentile(times, 0.99), String(times.length)]
}
/** How many decisions take longer than this. */
export function countSlower(series: Series, bot: ListedBot, milliseconds: number): Share {
  const times = decisionTimes(series, bot)
  return shareOf(times.filter((time) => time > milliseconds).length, times.length)
}
