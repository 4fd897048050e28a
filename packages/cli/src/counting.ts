// Series of `safehouse arena --exploit` in which something else is counted than who wins a duel.
import { WHOLE_BUDGET } from '@safehouse/beliefs'
import { model as shadowModel } from '@safehouse/beliefs/shadow-in-the-night'
import type { ListedBot } from '@safehouse/bots'
import { feedOf } from '@safehouse/engine'
import { type Share, shareOf } from './duel.ts'
import { charactersFor, playMatch, type Series } from './series.ts'

/** How often an exploiter wins when `bot` plays all other seats. The exploiter's seat rotates from match to match. */
export function playExploiter(series: Series, exploiter: ListedBot, bot: ListedBot): Share {
  const { seats } = series.setup
  let wins = 0
  for (let i = 0; i < series.matchCount; i++) {
    const bots = Array.from({ length: seats }, (_, seat) => (seat === i % seats ? exploiter : bot))
    const outcome = series.game.outcome(playMatch(series, i, bots).truth.common)
    if (outcome?.winners.includes(i % seats)) wins++
  }
  return shareOf(wins, series.matchCount)
}

/** How often the first seat, which is the host's, wins when all seats have the same bot. */
export function countFirstSeatWins(series: Series, bot: ListedBot): Share {
  let wins = 0
  for (let i = 0; i < series.matchCount; i++) {
    const winners = series.game.outcome(playMatch(series, i, new Array(series.setup.seats).fill(bot)).truth.common)?.winners ?? []
    if (winners.includes(0)) wins++
  }
  return shareOf(wins, series.matchCount)
}

/** In Top Secret: in how many rounds `bot` points at a teammate, when `others` play all other seats and every seat has a cover. */
export function countMatesFound(series: Series, bot: ListedBot, others: ListedBot): Share {
  const { seats } = series.setup
  let [matesFoundCount, roundCount] = [0, 0]
  for (let i = 0; i < series.matchCount; i++) {
    const bots = Array.from({ length: seats }, (_, seat) => (seat === i % seats ? bot : others))
    const { truth } = playMatch(series, i, bots, { characters: charactersFor(series, i) })
    for (const { points } of (truth.common as { rounds: { points: { finding: number }[] }[] }).rounds) {
      roundCount++
      if (points[i % seats]!.finding > 0) matesFoundCount++
    }
  }
  return shareOf(matesFoundCount, roundCount)
}

/** In the plain Shadow in the Night, among equals: how many seats' agents somebody who only watches names after half of a match. */
export function countAgentsNamed(series: Series, bot: ListedBot): Share {
  const { seats } = series.setup
  let namedCount = 0
  for (let i = 0; i < series.matchCount; i++) {
    const { entries } = playMatch(series, i, new Array(seats).fill(bot))
    const isTrue = shadowModel.truthOf(entries as never)
    const feed = feedOf(entries.slice(0, Math.ceil(entries.length / 2)), 'spectator')
    const beliefs = shadowModel.believe(feed as never, 'spectator', series.setup as never, WHOLE_BUDGET)
    for (let seat = 0; seat < seats; seat++) {
      const ofSeat = beliefs.filter(({ statement }) => statement.seat === seat)
      const { statement } = ofSeat.reduce((likeliest, other) => (other.probability > likeliest.probability ? other : likeliest))
      if (isTrue(statement)) namedCount++
    }
  }
  return shareOf(namedCount, series.matchCount * seats)
}
