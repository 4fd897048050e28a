// How a round of Spyfall 2 ends: by a conviction, by a spy who names a place, or because time is up and nobody was convicted.
import type { Seat } from '@safehouse/engine'
import { decisionEndsAt } from '../clock.ts'
import { type Role, spiesAmong } from './cards.ts'
import { type Named, type SpyfallCommon, seatsFrom, type Voting, voters } from './common.ts'
import { FAILED_VOTE_SHOWN_MS } from './deadlines.ts'
import { awardsFor, type Ending } from './scoring.ts'
import * as tell from './tell.ts'
import type { SpyfallToldFact, SpyfallTruth } from './types.ts'

/** A vote that has just been given, or nothing: the time for it is up. */
type LastVote = { readonly seat: Seat; readonly up: boolean } | undefined

/**
 * When the last vote is in, or the time for it is up (SF-33), all hands are shown at once (SF-13). Enough of them convict
 * (SF-14, SF-18); else the round goes on after an accusation (SF-19), or the next one is tried.
 */
export function afterVote(truth: SpyfallTruth, last: LastVote, now: number): SpyfallToldFact[] {
  const { common } = truth
  if (common.stage.is !== 'voting') return []
  const { suspect, accuser, voted } = common.stage
  const missing = voters(common, suspect).filter((seat) => seat !== last?.seat && !voted.includes(seat))
  if (last && missing.length > 0) return []
  const hands = voters(common, suspect).filter((seat) => seat === accuser || (seat === last?.seat ? last.up : truth.hands[seat]!.vote === true))
  const convicted = hands.length >= common.terms.votesNeeded
  if (convicted) return [tell.votesShown(hands, missing, true, null), ended(truth, convictionOf(common, common.stage))]
  if (accuser !== null) return [tell.votesShown(hands, missing, false, now + FAILED_VOTE_SHOWN_MS)]
  return [tell.votesShown(hands, missing, false, null), nextTrial(truth, suspect, now)]
}

/** The vote on one suspect when time is up. */
export const trial = (common: SpyfallCommon, suspect: Seat, now: number): SpyfallToldFact =>
  tell.suspectTried(suspect, decisionEndsAt(common.terms.clock, now, voters(common, suspect)))

/** SF-13: from the dealer on, clockwise, once around. If nobody was convicted, the spies win (SF-15). */
function nextTrial(truth: SpyfallTruth, tried: Seat, now: number): SpyfallToldFact {
  const order = seatsFrom(truth.common.dealer, truth.common.terms.seats)
  const next = order[order.indexOf(tried) + 1]
  return next === undefined ? ended(truth, { how: 'timeUp', convicted: null }) : trial(truth.common, next, now)
}

/** SF-27 needs the first in this round who accused the convicted player. */
function convictionOf({ trials }: SpyfallCommon, { suspect, accuser }: Voting): Ending {
  if (accuser === null) return { how: 'timeUp', convicted: suspect }
  return { how: 'accused', convicted: suspect, firstAccuser: trials.find((past) => past.suspect === suspect)?.accuser ?? accuser }
}

/** SF-21: with two spies the second is shown after the first one's word, and names a place too before anything is judged. SF-33: no place in time is a wrong place. */
export function afterNaming(truth: SpyfallTruth, last: Named, now: number): SpyfallToldFact[] {
  const { common } = truth
  if (common.stage.is !== 'naming') return []
  const { shown, named, left } = common.stage
  const second = spiesAmong(cardsOf(truth)).find((spy) => !shown.includes(spy))
  if (second !== undefined) return [tell.spyShown(second, left, decisionEndsAt(common.terms.clock, now, [second]))]
  const place = placeOf(truth)
  return [ended(truth, { how: 'named', right: [...named, last].filter((word) => word.place === place).map((word) => word.by) })]
}

function ended(truth: SpyfallTruth, ending: Ending): SpyfallToldFact {
  const cards = cardsOf(truth)
  const { seats, oldPals } = truth.common.terms
  return tell.roundEnded({ place: placeOf(truth), cards }, ending, awardsFor(ending, spiesAmong(cards), seats, oldPals))
}

const cardsOf = ({ hands }: SpyfallTruth): Role[] => hands.map(({ card }) => card.role)
/** The round's place. There are always more players than spies, so somebody's card shows it. */
const placeOf = ({ hands }: SpyfallTruth): string => hands.find(({ card }) => card.place !== null)!.card.place!
