// Who is in which team, by Bayes' rule. Every deal is equally likely, and each answer token fits the question of one
// team better than the other's. Tokens that the clock placed say nothing.
import type { QuestionId } from '@safehouse/content/top-secret/packs.ts'
import type { Seat, View } from '@safehouse/engine'
import { type Round, type Team, type TopSecretCommon, type TopSecretTypes, teamCards } from '@safehouse/games/top-secret'
import { normalize } from '../probability.ts'
import { leanings, shiftRate, yesRate } from './rates.ts'

/** How a bot of some level, or the onlooker, draws conclusions from answers. */
export interface Judgement {
  /** Whether it infers from past rounds, whose teams were shown, how readily each person says yes. */
  readonly learns: boolean
  /** How many of the round's cards it remembers, the last ones; all of them where it is missing. */
  readonly remembers?: number
  /** By how much a person is known to be more inclined to a yes than others, in log-odds. Nothing is known where it is missing. */
  readonly inclination?: (of: Seat, question: QuestionId, team: Team) => number
}
/** The one card that somebody knows: its own. */
export interface OwnTeam {
  readonly seat: Seat
  readonly team: Team
}
/** What somebody believes about the teams who knows one team card, or none. */
export interface TeamOdds {
  /** By seat: the probability that it is yellow. */
  readonly yellow: readonly number[]
  /** The probability that the seat whose card is known has no teammate; 0 if none is known. */
  readonly alone: number
}

export function teamOdds(common: TopSecretCommon, own: OwnTeam | undefined, judgement: Judgement): TeamOdds {
  const unknown = Array.from({ length: common.seats }, (_, subject) => subject).filter((subject) => subject !== own?.seat)
  const odds = unknown.map((subject): Likelihoods => {
    const weights = leaningsOf(common, subject, judgement)
    return {
      yellow: roundLikelihood(common, subject, 'yellow', weights, judgement),
      blue: roundLikelihood(common, subject, 'blue', weights, judgement),
    }
  })
  const isAllowed = allowedYellowCounts(common.seats, own?.team)
  const total = sumOverCounts(likelihoodByYellowCount(odds), isAllowed)
  const yellow = Array.from({ length: common.seats }, (_, subject): number => (own?.seat === subject && own.team === 'yellow' ? 1 : 0))
  for (const [i, subject] of unknown.entries()) {
    const others = likelihoodByYellowCount(odds.filter((_, j) => j !== i))
    // This seat is yellow, so the others have one yellow seat fewer.
    yellow[subject] = (odds[i]!.yellow * sumOverCounts(others, isAllowed.slice(1))) / total
  }
  const aloneAt = own?.team === 'yellow' ? 0 : unknown.length
  return { yellow, alone: own ? (likelihoodByYellowCount(odds)[aloneAt]! * (isAllowed[aloneAt] ?? 0)) / total : 0 }
}

export interface TeammateOdds {
  /** By seat: the probability that it is a teammate; 0 for the own seat. */
  readonly mate: readonly number[]
  /** The probability that this seat has no teammate. */
  readonly alone: number
}
export function teammateOdds({ seat, common, hand }: View<TopSecretTypes>, judgement: Judgement): TeammateOdds {
  const team = hand.team!
  const { yellow, alone } = teamOdds(common, { seat, team }, judgement)
  return { mate: yellow.map((odds, subject) => (subject === seat ? 0 : team === 'yellow' ? odds : 1 - odds)), alone }
}

/** How likely a seat's answers are if it is yellow, and if it is blue. */
type Likelihoods = Readonly<Record<Team, number>>
/** By number of yellow seats: the likelihood of that, summed over all sets of seats (a polynomial product). */
function likelihoodByYellowCount(odds: readonly Likelihoods[]): number[] {
  const sums = [1]
  for (const { yellow, blue } of odds) {
    sums.push(0)
    for (let size = sums.length - 1; size >= 0; size--) sums[size] = sums[size]! * blue + (size > 0 ? sums[size - 1]! * yellow : 0)
  }
  return sums
}
const sumOverCounts = (sums: readonly number[], isAllowed: readonly number[]): number =>
  sums.reduce((sum, addend, size) => sum + addend * (isAllowed[size] ?? 0), 0)

/**
 * By number of yellow seats among those whose card is unknown: 1 if the deal allows it, else 0. With an odd number of seats one card is
 * left over, of either team; every set of teams that the cards allow is then equally likely.
 */
function allowedYellowCounts(seats: number, ownTeam: Team | undefined): number[] {
  const cardsPerTeam = teamCards(seats).length / 2
  const yellowLeftOver = seats % 2 === 0 ? [0] : [0, 1]
  const counts = yellowLeftOver.map((leftOver) => cardsPerTeam - leftOver - (ownTeam === 'yellow' ? 1 : 0))
  return Array.from({ length: seats + 1 }, (_, count) => (counts.includes(count) ? 1 : 0))
}

/** By index in `leanings`: the probability that this person has it. */
function leaningsOf(common: TopSecretCommon, subject: Seat, judgement: Judgement): number[] {
  if (!judgement.learns) return leanings.map((leaning) => (leaning === 0 ? 1 : 0))
  const weights = leanings.map((leaning) => {
    let weight = 1
    for (const round of common.rounds) if (round.teams) weight *= answersLikelihood(common, round, subject, round.teams[subject]!, leaning, judgement)
    return weight
  })
  return normalize(weights)
}
function roundLikelihood(common: TopSecretCommon, subject: Seat, team: Team, weights: readonly number[], judgement: Judgement): number {
  let sum = 0
  for (const [i, leaning] of leanings.entries())
    if (weights[i]! > 0) sum += weights[i]! * answersLikelihood(common, common.rounds.at(-1)!, subject, team, leaning, judgement)
  return sum
}
/** The probability that a person of this team and leaning gives the answers that this person has given. */
function answersLikelihood(
  { options }: TopSecretCommon,
  { cards }: Round,
  subject: Seat,
  team: Team,
  leaning: number,
  { inclination, remembers = cards.length }: Judgement,
): number {
  let product = 1
  for (const card of cards.slice(-remembers)) {
    const token = card.answerTokens.find(({ seat }) => seat === subject)
    if (!token || token.byClock || token.yes === null) continue
    const rate = shiftRate(yesRate(options, card, team), leaning + (inclination?.(subject, card, team) ?? 0))
    product *= token.yes ? rate : 1 - rate
  }
  return product
}
