// Every way the cards may lie, and the public belief: how likely each is to somebody who has seen no card at all, from who asked
// whom and who said what. Everyone can work it out, so it is also what everyone else starts from. Never looks at a card.
import type { Seat } from '@safehouse/engine'
import { membersOf, type Question } from '@safehouse/games/cia-vs-kgb'
import { remembered } from '../beliefs.ts'

/** A world is a set of seats, one bit a seat: those that hold a KGB card. */
export type World = number

export const bit = (seat: Seat): number => 1 << seat
export const areFellows = (world: World, one: Seat, other: Seat): boolean => (((world >> one) ^ (world >> other)) & 1) === 0

const bySeats: (readonly World[] | undefined)[] = []
function worldsOf(seats: number): readonly World[] {
  const worlds = bySeats[seats] ?? allWorlds(seats)
  bySeats[seats] = worlds
  return worlds
}
function allWorlds(seats: number): World[] {
  const worlds: World[] = []
  for (let world = 0; world < 1 << seats; world++) if (bits(world) === membersOf('kgb', seats)) worlds.push(world)
  return worlds
}
function bits(set: number): number {
  let count = 0
  for (let left = set; left; left &= left - 1) count++
  return count
}

/** How likely people say yes: mostly to their own side, less to the other, and at random where their card is known to the asker. */
export const saysYes = { toFellow: 0.7, toOpponent: 0.3, withNothingToHide: 0.5 } as const
/** How many times likelier somebody shows the card to a known fellow than to a known opponent. */
const showsToFellow = 4
/** How many of the last questions are weighed: a match without a limit may have thousands. Cards seen are never forgotten. */
const QUESTIONS_REMEMBERED = 100

export interface PublicBelief {
  readonly worlds: readonly World[]
  /** Beside `worlds`; their sum is not 1. */
  readonly weights: Float64Array
  /** By seat, the set of seats whose cards it has seen, its own included. */
  readonly saw: readonly number[]
}

const known = remembered<readonly Question[], PublicBelief>()
export const publicBeliefOf = (questions: readonly Question[], seats: number): PublicBelief => known(questions, seats, () => gather(questions, seats))

function gather(questions: readonly Question[], seats: number): PublicBelief {
  const worlds = worldsOf(seats)
  const weights = new Float64Array(worlds.length).fill(1)
  const saw = Array.from({ length: seats }, (_, seat) => bit(seat))
  const weigh = (one: Seat, other: Seat, ifFellows: number, ifNot: number): void => {
    for (let i = 0; i < worlds.length; i++) weights[i]! *= areFellows(worlds[i]!, one, other) ? ifFellows : ifNot
  }
  questions.forEach(({ by, to, byClock, answer }, i) => {
    const isFresh = i >= questions.length - QUESTIONS_REMEMBERED
    const nothingToHide = (saw[by]! & bit(to)) !== 0
    if (isFresh && !byClock && nothingToHide && !(saw[to]! & bit(by))) weigh(by, to, showsToFellow, 1)
    saw[to]! |= bit(by)
    if (!answer) return
    if (isFresh && !answer.byClock && !nothingToHide) {
      if (answer.yes) weigh(by, to, saysYes.toFellow, saysYes.toOpponent)
      else weigh(by, to, 1 - saysYes.toFellow, 1 - saysYes.toOpponent)
    }
    if (answer.yes) saw[by]! |= bit(to)
  })
  return { worlds, weights, saw }
}
