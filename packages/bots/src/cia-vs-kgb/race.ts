// The race: how close each side is to winning by raising hands, in a given world. It is the chance of that member of the side who would
// have the best chance with a signal now.

import type { Beliefs } from '@safehouse/beliefs/cia-vs-kgb'
import { areFellows, type PublicBelief, type World } from '@safehouse/beliefs/cia-vs-kgb'
import { drawFraction } from '@safehouse/beliefs/probability'
import type { Chance, Seat } from '@safehouse/engine'
import { followProbability, surenessIn, trustIn } from './trust.ts'

/** Below this sureness a seat's chance is estimated and not computed, to save time. */
const MIN_SURENESS_TO_COMPUTE = 0.25

/** The chance that a seat's signal to its whole side wins, if this is the world. */
function chanceOfRaise(world: World, publicBelief: PublicBelief, sender: Seat, sureness: Float64Array): number {
  const senderSureness = sureness[publicBelief.worlds.indexOf(world)]!
  if (senderSureness < MIN_SURENESS_TO_COMPUTE) return Math.max(0, senderSureness) / 4
  let chanceToWin = senderSureness
  for (let seat = 0; seat < publicBelief.saw.length; seat++)
    if (seat !== sender && areFellows(world, seat, sender)) chanceToWin *= followProbability(trustIn(world, publicBelief, seat, sender, sureness))
  return Math.max(chanceToWin, senderSureness / 4)
}

/** By world, how far a seat's side is ahead of the other. */
export function leadIn(worlds: readonly World[], publicBelief: PublicBelief, me: Seat): number[] {
  const sureness = publicBelief.saw.map((_, seat) => surenessIn(publicBelief, seat))
  return worlds.map((world) => {
    let [ours, theirs] = [0, 0]
    sureness.forEach((sure, seat) => {
      const chanceToWin = chanceOfRaise(world, publicBelief, seat, sure)
      if (areFellows(world, seat, me)) ours = Math.max(ours, chanceToWin)
      else theirs = Math.max(theirs, chanceToWin)
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
