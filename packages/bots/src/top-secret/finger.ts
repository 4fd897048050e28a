// Where to point: at whoever promises most points. At a table of three that may be oneself.
import type { Chance, Seat, View } from '@safehouse/engine'
import { pointable, type TopSecretTypes } from '@safehouse/games/top-secret'
import { type Judgement, suspect } from './beliefs.ts'

const MATE_POINTS = 3
const ALONE_POINTS = 4

export function bestTarget(view: View<TopSecretTypes>, judgement: Judgement, chance: Chance): Seat {
  const { mate, alone } = suspect(view, judgement)
  const promise = (at: Seat) => (at === view.seat ? ALONE_POINTS * alone : MATE_POINTS * mate[at]!)
  const targets = pointable(view.common.seats, view.seat)
  const most = Math.max(...targets.map(promise))
  return chance.pick(targets.filter((at) => promise(at) > most - 1e-9))
}
