// What a series says about its agents: ratings (openskill, Plackett-Luce), shares of wins with intervals, illegal moves and time.
import { wilsonInterval } from '@safehouse/engine'
import type { ArenaAgent } from '@safehouse/protocol'
import { type Rating, rate, rating } from 'openskill'
import type { PlayedMatch } from './play.ts'

/** Ratings are shown on a scale that chess players know: a newcomer has 1500. */
const SHOWN_START = 1500
const SHOWN_PER_POINT = 40
const Z_95_PERCENT = 1.959964

interface Tally {
  rating: Rating
  seats: number
  wins: number
  decisions: number
  illegal: number
  thoughtMs: number
}
export class Standings {
  private readonly tallies: Map<string, Tally>

  constructor(names: readonly string[]) {
    const newTally = (): Tally => ({ rating: rating(), seats: 0, wins: 0, decisions: 0, illegal: 0, thoughtMs: 0 })
    this.tallies = new Map(names.map((name) => [name, newTally()]))
  }

  /** `seated` are the names by seat. An agent on several seats gets the mean of what they say about it. */
  add(seated: readonly string[], { winners, figures }: PlayedMatch): void {
    const teams = seated.map((name) => [this.tally(name).rating])
    const rated = rate(teams, { rank: seated.map((_, seat) => (winners.includes(seat) ? 1 : 2)) })
    for (const name of new Set(seated)) {
      const ratings = rated.filter((_, seat) => seated[seat] === name).map(([rating]) => rating!)
      this.tally(name).rating = { mu: mean(ratings.map(({ mu }) => mu)), sigma: mean(ratings.map(({ sigma }) => sigma)) }
    }
    for (const [seat, name] of seated.entries()) {
      const tally = this.tally(name)
      const { decisions, illegal, thoughtMs } = figures[seat]!
      tally.seats++
      if (winners.includes(seat)) tally.wins++
      tally.decisions += decisions
      tally.illegal += illegal
      tally.thoughtMs += thoughtMs
    }
  }
  /** The best first. Where intervals overlap with the next better one's, the place is shared. */
  results(): ArenaAgent[] {
    const shown = (mu: number) => Math.round(SHOWN_START + (mu - rating().mu) * SHOWN_PER_POINT)
    const sorted = [...this.tallies].map(([name, tally]) => {
      const { seats, wins, decisions, illegal, thoughtMs } = tally
      const { mu, sigma } = tally.rating
      const { low, high } = wilsonInterval(wins, seats)
      return {
        name,
        rating: { shown: shown(mu), low: shown(mu - Z_95_PERCENT * sigma), high: shown(mu + Z_95_PERCENT * sigma), mu, sigma },
        seats,
        wins: { count: wins, share: seats === 0 ? 0 : wins / seats, low, high },
        decisions,
        illegal,
        decisionMs: decisions === 0 ? 0 : thoughtMs / decisions,
      }
    })
    sorted.sort((a, b) => b.rating.mu - a.rating.mu || a.name.localeCompare(b.name, 'en'))
    let place = 1
    return sorted.map((agent, i) => {
      const better = sorted[i - 1]
      if (better && better.rating.low > agent.rating.high) place = i + 1
      return { place, ...agent }
    })
  }
  private tally(name: string): Tally {
    return this.tallies.get(name)!
  }
}
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
