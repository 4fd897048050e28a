// Whom to accuse, how to vote, and when a spy dares to name the place.

import { findLikeliest } from '@safehouse/beliefs/probability'
import type { Tuning } from '@safehouse/beliefs/spyfall-2'
import { quickChance, type Seat } from '@safehouse/engine'
import type { SpyfallCommon } from '@safehouse/games/spyfall-2'
import type { Beliefs } from './beliefs.ts'

/** How sure a bot must be before it acts: learned by self-play (learned.ts) for one spy, chosen by whole matches for two (plainness.ts). */
export type Thresholds = Pick<Tuning, 'accuseAt' | 'voteAt' | 'fear'>
/** What everyone knows of a round so far, as far as judging needs it. */
export interface Standing {
  readonly seats: number
  readonly spies: 1 | 2
  /** By seat: how many answers it gave. */
  readonly answers: readonly number[]
  /** Accusations of this round: whom they hit. */
  readonly failed: readonly Seat[]
  /** Until the round's clock is over. */
  readonly leftMs: number
}
export type Judging = Pick<Beliefs, 'seat' | 'isSpy' | 'pal' | 'suspected' | 'against' | 'ownWords' | 'unheard' | 'relied'>

export const standingOf = ({ terms, record, trials, stage }: SpyfallCommon, now: number): Standing => ({
  seats: terms.seats,
  spies: terms.spies,
  answers: Array.from({ length: terms.seats }, (_, seat) => record.filter(({ to, answer }) => to === seat && answer !== null).length),
  failed: trials.map(({ suspect }) => suspect),
  leftMs: stage.is === 'running' ? stage.until - now : 0,
})

/** The probability of being a spy whose odds are `times` those at the deal. */
function probabilityAt({ seats, spies }: Standing, times: number): number {
  const odds = (times * spies) / (seats - 1 - spies)
  return odds / (1 + odds)
}
/** How many times surer a bot wants to be where few people are left to suspect: suspicion grows fast there, and one wrong vote convicts. */
const cautionFactor = ({ seats, spies }: Standing): number => Math.max(1, 4 / (seats - 1 - spies))
/** How many questions must have been answered before anybody is accused or a spy names the place: people want to talk first. */
const MIN_ANSWERS = 9
const MIN_ANSWERS_OF_SUSPECT = 2
/** How sure of the place a spy must be to name it: at least, and near the end of the round. */
const MIN_CERTAINTY = 0.4
const LATE_CERTAINTY = 0.5
const LAST_CALL_MS = 40_000
/** From which suspicion on a spy takes somebody for the other one, of whom it does not know. */
const FELLOW_SUSPICION = 0.5
/** Whether a spy votes for letting this seat go: the other spy, or where two spies do not know each other, whoever it takes for that one. */
const isSpared = ({ isSpy, pal, suspected }: Judging, spies: 1 | 2, seat: Seat): boolean =>
  isSpy && (pal !== null ? seat === pal : spies === 2 && suspected[seat]! >= FELLOW_SUSPICION)

/**
 * How much somebody's own answers must speak for a spy where their words had to be guessed: it is not enough that the others are cleared,
 * and one misread answer must not convict. Fitted with report.ts and `arena --exploit`: a lower bound convicts honest people, a higher one lets spies mumble.
 */
const MIN_AGAINST_OWN_WORDS = 4
const isHeardOut = ({ against, ownWords, unheard }: Judging, suspect: Seat): boolean =>
  !ownWords.has(suspect) || unheard.has(suspect) || against[suspect]! >= MIN_AGAINST_OWN_WORDS

/**
 * By how much the odds of somebody who only talks must have grown to accuse and to vote, time up or not. They grow only as the others are
 * cleared, so less of it is enough. Fitted with `arena --exploit`: lower bounds convict honest people, higher ones let spies win by talking.
 */
const UNHEARD_THRESHOLDS = { accuseAt: 2.85, voteAt: 1.45 }

const answersOf = ({ answers }: Standing): number => answers.reduce((sum, count) => sum + count, 0)

/** The likeliest of several, such as seats by suspicion or places. Ties are broken by the bot's own secret: whoever sits first is not suspected first. */
export function likeliestOf(probabilities: readonly number[], botSecret: string): { readonly at: number; readonly probability: number } {
  const { probability } = findLikeliest(probabilities)
  const tied = probabilities.flatMap((other, seat) => (probability - other <= TIE ? [seat] : []))
  return { at: tied.length === 1 ? tied[0]! : quickChance(`${botSecret}/tie/${tied.join()}`).pick(tied), probability }
}
/** Probabilities that differ by rounding alone are equal. */
const TIE = 1e-9

/** Whom to accuse now, if anybody: only somebody with two answers, with more certainty after each failed vote, and no pal. */
export function suspectNow(standing: Standing, beliefs: Judging, thresholds: Thresholds, botSecret: string): Seat | undefined {
  if (answersOf(standing) < MIN_ANSWERS) return undefined
  // A spy accuses as somebody would who takes its guess for the place and is innocent, even whoever it takes for the other spy: to accuse less
  // often would be a tell. Where spies know each other, that cannot be helped.
  const ofOthers = Math.max(TIE, standing.spies - beliefs.suspected[beliefs.seat]!)
  const others = beliefs.suspected.map((share, seat) => (seat === beliefs.seat || seat === beliefs.pal ? 0 : (share * standing.spies) / ofOthers))
  const { at, probability } = likeliestOf(others, botSecret)
  if (standing.answers[at]! < MIN_ANSWERS_OF_SUSPECT || !isHeardOut(beliefs, at)) return undefined
  const failed = standing.failed.filter((suspect) => suspect === at).length
  const times = beliefs.unheard.has(at) ? UNHEARD_THRESHOLDS.accuseAt : thresholds.accuseAt * cautionFactor(standing)
  return probability >= probabilityAt(standing, times * 2 ** failed) ? at : undefined
}

/**
 * How to vote. A spy convicts anybody but a fellow spy, whom it knows or suspects. Others vote by suspicion; once time is up, against the
 * one they suspect most.
 */
export function votesYes(
  standing: Standing,
  beliefs: Judging,
  vote: { suspect: Seat; isTimeUp: boolean },
  thresholds: Thresholds,
  botSecret: string,
) {
  const { suspect, isTimeUp } = vote
  const share = beliefs.suspected[suspect]!
  if (beliefs.isSpy) return !isSpared(beliefs, standing.spies, suspect)
  if (!isHeardOut(beliefs, suspect)) return false
  const isUnheard = beliefs.unheard.has(suspect)
  const isSureEnough = share >= probabilityAt(standing, isUnheard ? UNHEARD_THRESHOLDS.voteAt : thresholds.voteAt)
  return isTimeUp ? (isSureEnough || !isUnheard) && likeliestOf(beliefs.suspected, botSecret).at === suspect : isSureEnough
}

/**
 * Whether a spy stops the round now: it is likelier to be right than to get away with saying nothing. Two spies name two places, of which one
 * has to be right.
 */
export function daresToName(standing: Standing, beliefs: Judging, thresholds: Thresholds): boolean {
  if (answersOf(standing) < MIN_ANSWERS) return false
  const likeliestFirst = [...beliefs.relied].sort((a, b) => b - a)
  const probability = likeliestFirst.slice(0, standing.spies).reduce((sum, ofPlace) => sum + ofPlace, 0)
  const enough = Math.max(MIN_CERTAINTY, 1 - thresholds.fear * beliefs.suspected[beliefs.seat]!)
  return probability >= (standing.leftMs < LAST_CALL_MS ? Math.min(enough, LATE_CERTAINTY) : enough)
}

/** Which place a spy names, by index. The second of two names another one than the first, unless that is far likelier: one right is enough. */
export function placeToName(relied: readonly number[], named: number | undefined, botSecret: string): number {
  const { at, probability } = likeliestOf(
    relied.map((ofPlace, i) => (i === named ? 0 : ofPlace)),
    botSecret,
  )
  return named !== undefined && relied[named]! > 2 * probability ? named : at
}
