// Whom to point at.
import { type Judgement, teammateOdds } from '@safehouse/beliefs/top-secret'
import type { Chance, Seat, View } from '@safehouse/engine'
import { pointableSeats, type TopSecretTypes } from '@safehouse/games/top-secret'

/** Points for pointing at a teammate, and for pointing at oneself while alone in the team. */
const MATE_POINTS = 3
const ALONE_POINTS = 4

/** The seat with the most expected points if pointed at; with three seats that may be the bot's own. */
export function bestTarget(view: View<TopSecretTypes>, judgement: Judgement, chance: Chance): Seat {
  const { mate, alone } = teammateOdds(view, judgement)
  const expectedPoints = (target: Seat) => (target === view.seat ? ALONE_POINTS * alone : MATE_POINTS * mate[target]!)
  const targets = pointableSeats(view.common.seats, view.seat)
  const highest = Math.max(...targets.map(expectedPoints))
  return chance.pick(targets.filter((target) => expectedPoints(target) > highest - 1e-9))
}
