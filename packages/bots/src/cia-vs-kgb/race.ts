// How near each side is to a winning raise, in a world: as near as its member with the best chance if they signalled now.

import type { Beliefs } from '@safehouse/beliefs/cia-vs-kgb'
import { areFellows, type PublicBelief, type World } from '@safehouse/beliefs/cia-vs-kgb'
import { drawFraction } from '@safehouse/beliefs/probability'
import type { Chance, Seat } from '@safehouse/engine'
import { follows, surenessIn, trustIn } from './trust.ts'

/** Below this sureness a seat's chance is estimated roughly, to save time. */
const CLOSE_ENOUGH = 0.25

/** The chance that a seat's signal to its whole side wins, if this is the world. */
function chanceOfRaise(world: World, publicBelief: PublicBelief, sender: Seat, sureness: Float64Array): number {
  const sure = sureness[publicBelief.worlds.indexOf(world)]!
  if (sure < CLOSE_ENOUGH) return Math.max(0, sure) / 4
  let win = sure
  for (let seat = 0; seat < publicBelief.saw.length; seat++)
    if (seat !== sender && areFellows(world, seat, sender)) win *= follows(trustIn(world, publicBelief, seat, sender, sureness))
  return Math.max(win, sure / 4)
}

/** By world, how far a seat's side is ahead of the other. */
export function leadIn(worlds: readonly World[], publicBelief: PublicBelief, me: Seat): number[] {
  const sureness = publicBelief.saw.map((_, seat) => surenessIn(publicBelief, seat))
  return worlds.map((world) => {
    let [ours, theirs] = [0, 0]
    sureness.forEach((sure, seat) => {
      const near = chanceOfRaise(world, publicBelief, seat, sure)
      if (areFellows(world, seat, me)) ours = Math.max(ours, near)
      else theirs = Math.max(theirs, near)
    })
    return ours - theirs
  })
}

/** Worlds drawn at random, each as likely as the seat believes it. */
export function drawWorlds({ publicBelief, probabilities, likeliest }: Beliefs, count: number, chance: Chance): World[] {
  return Array.from({ length: count }, () => {
    let left = drawFraction(chance)
    for (let i = 0; i < probabilities.length; i++) {
      left -= probabilities[i]!
      if (left < 0) return publicBelief.worlds[i]!
    }
    return likeliest
  })
}
