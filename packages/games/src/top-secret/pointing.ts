// Pointing at teammates: targets are chosen in secret, readiness is open, and after a count of three all fingers are shown at once,
// with teams and points.
import type { Chance, Seat } from '@safehouse/engine'
import { pointableSeats } from './choices.ts'
import { roundOf, type TopSecretCommon } from './common.ts'
import { decisionEndsForAll } from './rounds.ts'
import { score } from './scoring.ts'
import { roundsInMatch } from './teams.ts'
import * as tell from './tell.ts'
import type { TopSecretToldFact, TopSecretTruth } from './types.ts'

/** TS-09: the count of three. */
export const countSeconds = 3
const beginCount = (now: number) => tell.countBegun(now + countSeconds * 1000)

/** TS-09: when all are ready a count of three begins. */
export function sayReady(common: TopSecretCommon, seat: Seat, now: number): TopSecretToldFact[] {
  const facts = tell.saidReady(seat)
  return roundOf(common).ready.length + 1 < common.seats ? facts : [...facts, ...beginCount(now)]
}
/** TS-09: a player who chooses somebody else is no longer ready. */
export const changePointing = (seat: Seat, target: Seat): TopSecretToldFact[] => [...tell.tookReadyBack(seat), ...tell.pointed(seat, target)]

/** TS-16: a finger that was chosen stays, ready or not; the others are pointed at random. */
export function pointByClock({ common, hands }: TopSecretTruth, chance: Chance, now: number): TopSecretToldFact[] {
  // Drawn for every seat, needed or not: otherwise a seat's random number would depend on who else has chosen in secret.
  const drawn = hands.map((_, seat) => ({ seat, at: chance.pick(pointableSeats(common.seats, seat)) }))
  return [...tell.pointingTimedOut(drawn.filter(({ seat }) => hands[seat]!.finger === null)), ...beginCount(now)]
}

/** TS-09, TS-12: all fingers are shown at once, then the teams and the points. */
export function showPointings({ common, hands }: TopSecretTruth, now: number): TopSecretToldFact[] {
  const teams = hands.map((hand) => hand.team!)
  const pointings = hands.map((hand) => hand.finger!)
  const until = common.rounds.length < roundsInMatch ? decisionEndsForAll(common, now) : null
  return [...tell.pointingsShown(pointings), ...tell.teamsShown(teams), ...tell.roundScored(score(teams, pointings), until)]
}
