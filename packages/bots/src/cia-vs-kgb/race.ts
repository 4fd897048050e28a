// The race between the sides: how near each is to a raise that wins, in a world. A side is as near as the member who would
// have the best chance by signalling now.
import type { Chance, Seat } from '@safehouse/engine'
import { fraction } from '../beliefs.ts'
import type { Mind } from './minds.ts'
import { follows, surenessIn, trustIn } from './trust.ts'
import { areFellows, type Rumours, type World } from './worlds.ts'

/** Below this a seat is not near enough to count. */
const notWorthALook = 0.25

/** The chance that a seat's signal to its whole side wins, if this is the world. */
function chanceOfRaise(world: World, rumours: Rumours, sender: Seat, sureness: Float64Array): number {
  const sure = sureness[rumours.worlds.indexOf(world)]!
  if (sure < notWorthALook) return Math.max(0, sure) / 4
  let win = sure
  for (let seat = 0; seat < rumours.saw.length; seat++)
    if (seat !== sender && areFellows(world, seat, sender)) win *= follows(trustIn(world, rumours, seat, sender, sureness))
  return Math.max(win, sure / 4)
}

/** By world, how far a seat's side is ahead of the other. */
export function leadIn(worlds: readonly World[], rumours: Rumours, me: Seat): number[] {
  const sureness = rumours.saw.map((_, seat) => surenessIn(rumours, seat))
  return worlds.map((world) => {
    let [ours, theirs] = [0, 0]
    sureness.forEach((sure, seat) => {
      const near = chanceOfRaise(world, rumours, seat, sure)
      if (areFellows(world, seat, me)) ours = Math.max(ours, near)
      else theirs = Math.max(theirs, near)
    })
    return ours - theirs
  })
}

/** Worlds as likely as the mind thinks them. */
export function drawWorlds({ rumours, beliefs, likeliest }: Mind, count: number, chance: Chance): World[] {
  return Array.from({ length: count }, () => {
    let left = fraction(chance)
    for (let i = 0; i < beliefs.length; i++) {
      left -= beliefs[i]!
      if (left < 0) return rumours.worlds[i]!
    }
    return likeliest
  })
}
