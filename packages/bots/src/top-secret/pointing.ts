// Whom to point at: the seat that promises the most points.
import { type Judgement, teammateOdds } from '@safehouse/beliefs/top-secret'
import type { Chance, Seat, View } from '@safehouse/engine'
import { pointable, type TopSecretTypes } from '@safehouse/games/top-secret'

const MATE_POINTS = 3
const ALONE_POINTS = 4

/** The seat that promises the most points if pointed at; with three seats that may be one's own. */
export function bestTarget(view: View<TopSecretTypes>, judgement: Judgement, chance: Chance): Seat {
  const { mate, alone } = teammateOdds(view, judgement)
  const promise = (target: Seat) => (target === view.seat ? ALONE_POINTS * alone : MATE_POINTS * mate[target]!)
  const targets = pointable(view.common.seats, view.seat)
  const most = Math.max(...targets.map(promise))
  return chance.pick(targets.filter((target) => promise(target) > most - 1e-9))
}
