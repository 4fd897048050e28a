// Fingers: chosen in secret, ready in the open, and after a count of three shown all at once, with teams and points.
import type { Chance, Seat, Told, Truth } from '@safehouse/engine'
import { pointable } from './choices.ts'
import type { TopSecret } from './kinds.ts'
import { endOfDecision } from './options.ts'
import { score } from './scoring.ts'
import { roundOf, type Table } from './table.ts'
import { roundsInGame } from './teams.ts'
import * as tell from './tell.ts'

export const countSeconds = 3
const beginCount = (now: number) => tell.countBegun(now + countSeconds * 1000)

export function sayReady(table: Table, seat: Seat, now: number): Told<TopSecret>[] {
  const said = tell.saidReady(seat)
  return roundOf(table).ready.length + 1 < table.seats ? said : [...said, ...beginCount(now)]
}
export const changePointing = (seat: Seat, at: Seat): Told<TopSecret>[] => [...tell.tookReadyBack(seat), ...tell.pointed(seat, at)]

/** A finger that was chosen stays, ready or not; the others are pointed at random. */
export function pointByClock({ table, hands }: Truth<TopSecret>, chance: Chance, now: number): Told<TopSecret>[] {
  // Drawn for every seat, needed or not: whoever had chosen in secret must not move another's dice.
  const drawn = hands.map((_, seat) => ({ seat, at: chance.pick(pointable(table.seats, seat)) }))
  return [...tell.pointingTimedOut(drawn.filter(({ seat }) => hands[seat]!.finger === null)), ...beginCount(now)]
}

export function showPointings({ table, hands }: Truth<TopSecret>, now: number): Told<TopSecret>[] {
  const teams = hands.map((hand) => hand.team!)
  const pointings = hands.map((hand) => hand.finger!)
  const until = table.rounds.length < roundsInGame ? endOfDecision(table.options, now) : null
  return [...tell.pointingsShown(pointings), ...tell.teamsShown(teams), ...tell.roundScored(score(teams, pointings), until)]
}
