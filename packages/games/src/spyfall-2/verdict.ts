// How a round of Spyfall 2 ends: by a conviction, by a spy who names a place, or because time is up and nobody was convicted.
import type { Seat } from '@safehouse/engine'
import { decisionEndsAt } from '../clock.ts'
import { type Role, spySeats } from './cards.ts'
import { type Named, type SpyfallCommon, seatsFrom, type Voting, voters } from './common.ts'
import { FAILED_VOTE_SHOWN_MS } from './deadlines.ts'
import { awardsFor, type Ending } from './scoring.ts'
import * as tell from './tell.ts'
import type { SpyfallToldFact, SpyfallTruth } from './types.ts'

/** The vote that has just been given; undefined if the time for votes is up. */
type LastVote = { readonly seat: Seat; readonly up: boolean } | undefined

/**
 * When the last vote is in, or the time for it is up (SF-33), all hands are shown at once (SF-13). Enough of them convict
 * (SF-14, SF-18); else the round goes on after an accusation (SF-19), or the next one is tried.
 */
export function settleVote(truth: SpyfallTruth, lastVote: LastVote, now: number): SpyfallToldFact[] {
  const { common } = truth
  if (common.stage.is !== 'voting') return []
  const { suspect, accuser, voted } = common.stage
  const missing = voters(common, suspect).filter((seat) => seat !== lastVote?.seat && !voted.includes(seat))
  if (lastVote && missing.length > 0) return []
  const hands = voters(common, suspect).filter(
    (seat) => seat === accuser || (seat === lastVote?.seat ? lastVote.up : truth.hands[seat]!.vote === true),
  )
  const convicted = hands.length >= common.terms.votesNeeded
  if (convicted) return [tell.votesShown(hands, missing, true, null), tellRoundEnded(truth, convictionOf(common, common.stage))]
  if (accuser !== null) return [tell.votesShown(hands, missing, false, now + FAILED_VOTE_SHOWN_MS)]
  return [tell.votesShown(hands, missing, false, null), tellNextTrial(truth, suspect, now)]
}

/** The vote on one suspect when time is up. */
export const tellTrial = (common: SpyfallCommon, suspect: Seat, now: number): SpyfallToldFact =>
  tell.suspectTried(suspect, decisionEndsAt(common.terms.clock, now, voters(common, suspect)))

/** SF-13: from the dealer on, clockwise, once around. If nobody was convicted, the spies win (SF-15). */
function tellNextTrial(truth: SpyfallTruth, tried: Seat, now: number): SpyfallToldFact {
  const order = seatsFrom(truth.common.dealer, truth.common.terms.seats)
  const next = order[order.indexOf(tried) + 1]
  return next === undefined ? tellRoundEnded(truth, { how: 'timeUp', convicted: null }) : tellTrial(truth.common, next, now)
}

/** SF-27 needs the first in this round who accused the convicted player. */
function convictionOf({ trials }: SpyfallCommon, { suspect, accuser }: Voting): Ending {
  if (accuser === null) return { how: 'timeUp', convicted: suspect }
  return { how: 'accused', convicted: suspect, firstAccuser: trials.find((past) => past.suspect === suspect)?.accuser ?? accuser }
}

/**
 * SF-21: with two spies the second one is shown after the first has named a place, and names a place too before either is judged.
 * SF-33: no place in time is a wrong place.
 */
export function settleNaming(truth: SpyfallTruth, lastNaming: Named, now: number): SpyfallToldFact[] {
  const { common } = truth
  if (common.stage.is !== 'naming') return []
  const { shown, named, left } = common.stage
  const second = spySeats(cardsOf(truth)).find((spy) => !shown.includes(spy))
  if (second !== undefined) return [tell.spyShown(second, left, decisionEndsAt(common.terms.clock, now, [second]))]
  const place = placeOf(truth)
  return [
    tellRoundEnded(truth, { how: 'named', right: [...named, lastNaming].filter((naming) => naming.place === place).map((naming) => naming.by) }),
  ]
}

function tellRoundEnded(truth: SpyfallTruth, ending: Ending): SpyfallToldFact {
  const cards = cardsOf(truth)
  const { seats, oldPals } = truth.common.terms
  return tell.roundEnded({ place: placeOf(truth), cards }, ending, awardsFor(ending, spySeats(cards), seats, oldPals))
}

const cardsOf = ({ hands }: SpyfallTruth): Role[] => hands.map(({ card }) => card.role)
/** The round's place. There are always more players than spies, so somebody's card shows it. */
const placeOf = ({ hands }: SpyfallTruth): string => hands.find(({ card }) => card.place !== null)!.card.place!
