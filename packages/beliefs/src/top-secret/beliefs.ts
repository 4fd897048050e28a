// Who is a teammate, by Bayes' rule. Every deal is equally likely, and each answer token fits the question of one
// team better than the other's. Tokens that the clock placed say nothing.
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import type { Seat, View } from '@safehouse/engine'
import { type Round, type Team, type TopSecretCommon, type TopSecretTypes, teamCards, teams } from '@safehouse/games/top-secret'
import { normalized } from '../probability.ts'
import { leanings, shifted, yesRate } from './rates.ts'

/** How a level judges. */
export interface Judgement {
  /** Whether it infers from past rounds, whose teams were shown, how readily each person says yes. */
  readonly learns: boolean
  /** By how much a person is known to be more inclined to a yes than others, in log-odds. Nothing is known where it is missing. */
  readonly inclination?: (of: Seat, question: QuestionId, team: Team) => number
}
export interface TeammateOdds {
  /** By seat: the probability that it is a teammate; 0 for the own seat. */
  readonly mate: readonly number[]
  /** The probability that this seat has no teammate. */
  readonly alone: number
}

export function teammateOdds({ seat, common, hand }: View<TopSecretTypes>, judgement: Judgement): TeammateOdds {
  const own = hand.team!
  const other = teams.find((team) => team !== own)!
  const others = Array.from({ length: common.seats }, (_, of) => of).filter((of) => of !== seat)
  const odds = others.map((of): Likelihoods => {
    const weights = leaningsOf(common, of, judgement)
    return { mate: likelihood(common, of, own, weights, judgement), foe: likelihood(common, of, other, weights, judgement) }
  })
  const counts = teammateCounts(common.seats)
  const total = sumOver(bySize(odds), counts)
  const mate = Array.from({ length: common.seats }, () => 0)
  for (const [i, of] of others.entries()) {
    const rest = bySize(odds.filter((_, j) => j !== i))
    mate[of] =
      (odds[i]!.mate *
        sumOver(
          rest,
          counts.map((count) => count - 1),
        )) /
      total
  }
  return { mate, alone: counts.includes(0) ? bySize(odds)[0]! / total : 0 }
}

/** How likely a seat's answers are if it is a teammate, and if it is not. */
interface Likelihoods {
  readonly mate: number
  readonly foe: number
}
/** By number of teammates: the likelihood that the team has that size, summed over all sets of teammates (a polynomial product). */
function bySize(odds: readonly Likelihoods[]): number[] {
  const sums = [1]
  for (const { mate, foe } of odds) {
    sums.push(0)
    for (let size = sums.length - 1; size >= 0; size--) sums[size] = sums[size]! * foe + (size > 0 ? sums[size - 1]! * mate : 0)
  }
  return sums
}
const sumOver = (sums: readonly number[], sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + (sums[size] ?? 0), 0)

/** The possible numbers of teammates. With an odd number of seats one card is left over, which may be of the own team or not. */
function teammateCounts(seats: number): number[] {
  const most = teamCards(seats).length / 2 - 1
  return seats % 2 === 0 ? [most] : [most, most - 1]
}

/** By index in `leanings`: the probability that this person has it. */
function leaningsOf(common: TopSecretCommon, of: Seat, judgement: Judgement): number[] {
  if (!judgement.learns) return leanings.map((leaning) => (leaning === 0 ? 1 : 0))
  const weights = leanings.map((leaning) => {
    let weight = 1
    for (const round of common.rounds) if (round.teams) weight *= fit(common, round, of, round.teams[of]!, leaning, judgement)
    return weight
  })
  return normalized(weights)
}
function likelihood(common: TopSecretCommon, of: Seat, team: Team, weights: readonly number[], judgement: Judgement): number {
  let sum = 0
  for (const [i, leaning] of leanings.entries())
    if (weights[i]! > 0) sum += weights[i]! * fit(common, common.rounds.at(-1)!, of, team, leaning, judgement)
  return sum
}
/** The probability that a person of this team and leaning gives the answers that this person has given. */
function fit({ options }: TopSecretCommon, { cards }: Round, of: Seat, team: Team, leaning: number, { inclination }: Judgement): number {
  let product = 1
  for (const card of cards) {
    const token = card.answerTokens.find(({ seat }) => seat === of)
    if (!token || token.byClock || token.yes === null) continue
    const rate = shifted(yesRate(options, card, team), leaning + (inclination?.(of, card, team) ?? 0))
    product *= token.yes ? rate : 1 - rate
  }
  return product
}
