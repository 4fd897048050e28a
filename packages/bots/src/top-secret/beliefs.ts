// Who is a teammate, by Bayes: every deal is equally likely, and each token fits one team's question better than the other's.
// Tokens that the clock placed say nothing.
import type { Seat, View } from '@safehouse/engine'
import { type Round, type Team, type TopSecretCommon, type TopSecretTypes, teamCards, teams } from '@safehouse/games/top-secret'
import { normalized } from '../beliefs.ts'
import { leanings } from './personality.ts'
import { shifted, yesRate } from './rates.ts'

/** `learns`: whether past rounds, with their teams shown, tell how readily a person says yes. */
export interface Judgement {
  readonly learns: boolean
}
export interface Suspicion {
  /** By seat, how likely it is a teammate; one's own is 0. */
  readonly mate: readonly number[]
  /** How likely nobody is. */
  readonly alone: number
}

export function suspect({ seat, common, hand }: View<TopSecretTypes>, judgement: Judgement): Suspicion {
  const own = hand.team!
  const other = teams.find((team) => team !== own)!
  const strangers = Array.from({ length: common.seats }, (_, of) => of).filter((of) => of !== seat)
  const odds = strangers.map((of): Odds => {
    const weights = leaningsOf(common, of, judgement)
    return { mate: likelihood(common, of, own, weights), foe: likelihood(common, of, other, weights) }
  })
  const counts = teammateCounts(common.seats)
  const all = sumOver(subsets(odds), counts)
  const mate = Array.from({ length: common.seats }, () => 0)
  for (const [i, of] of strangers.entries()) {
    const rest = subsets(odds.filter((_, j) => j !== i))
    mate[of] =
      (odds[i]!.mate *
        sumOver(
          rest,
          counts.map((count) => count - 1),
        )) /
      all
  }
  return { mate, alone: counts.includes(0) ? subsets(odds)[0]! / all : 0 }
}

interface Odds {
  readonly mate: number
  readonly foe: number
}
/** By size, the likelihood of all sets of teammates of that size together. */
function subsets(odds: readonly Odds[]): number[] {
  const sums = [1]
  for (const { mate, foe } of odds) {
    sums.push(0)
    for (let size = sums.length - 1; size >= 0; size--) sums[size] = sums[size]! * foe + (size > 0 ? sums[size - 1]! * mate : 0)
  }
  return sums
}
const sumOver = (sums: readonly number[], sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + (sums[size] ?? 0), 0)

/** How many teammates one can have: at an odd table the card left over may be of the own team or not. */
function teammateCounts(seats: number): number[] {
  const most = teamCards(seats).length / 2 - 1
  return seats % 2 === 0 ? [most] : [most, most - 1]
}

/** By leaning, how likely this person has it. */
function leaningsOf(common: TopSecretCommon, of: Seat, { learns }: Judgement): number[] {
  if (!learns) return leanings.map((leaning) => (leaning === 0 ? 1 : 0))
  const weights = leanings.map((leaning) => {
    let weight = 1
    for (const round of common.rounds) if (round.teams) weight *= fit(common, round, of, round.teams[of]!, leaning)
    return weight
  })
  return normalized(weights)
}
function likelihood(common: TopSecretCommon, of: Seat, team: Team, weights: readonly number[]): number {
  let sum = 0
  for (const [i, leaning] of leanings.entries()) if (weights[i]! > 0) sum += weights[i]! * fit(common, common.rounds.at(-1)!, of, team, leaning)
  return sum
}
/** How likely a person of this team and leaning places the tokens that this one has placed. */
function fit({ options }: TopSecretCommon, { cards }: Round, of: Seat, team: Team, leaning: number): number {
  let product = 1
  for (const card of cards) {
    const token = card.answerTokens.find(({ seat }) => seat === of)
    if (!token || token.byClock || token.yes === null) continue
    const rate = shifted(yesRate(options, card, team), leaning)
    product *= token.yes ? rate : 1 - rate
  }
  return product
}
