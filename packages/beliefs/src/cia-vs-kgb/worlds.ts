// All worlds of a match of CIA vs. KGB, and the public belief: a weight for each world from open facts alone (who asked whom, who
// said yes). Everybody can compute it, so it is also where every other seat's belief starts. It must never read a hand.
import type { Seat } from '@safehouse/engine'
import { type AskedQuestion, memberCountOf } from '@safehouse/games/cia-vs-kgb'
import { makeMemo } from '../probability.ts'

/** A world: which seats hold a KGB card, one bit for each seat. All others hold a CIA card. */
export type World = number

export const bit = (seat: Seat): number => 1 << seat
/** Whether two seats are on the same side in a world. */
export const areFellows = (world: World, first: Seat, second: Seat): boolean => (((world >> first) ^ (world >> second)) & 1) === 0

const worldsBySeats: (readonly World[] | undefined)[] = []
/** Every world with the right number of KGB cards, computed once for each number of seats. */
function worldsOf(seats: number): readonly World[] {
  const worlds = worldsBySeats[seats] ?? listWorlds(seats)
  worldsBySeats[seats] = worlds
  return worlds
}
function listWorlds(seats: number): World[] {
  const worlds: World[] = []
  for (let world = 0; world < 1 << seats; world++) if (bitCount(world) === memberCountOf('kgb', seats)) worlds.push(world)
  return worlds
}
function bitCount(set: number): number {
  let count = 0
  for (let left = set; left; left &= left - 1) count++
  return count
}

/** The probability that somebody says yes to an asker of the same side, of the other side, or to one who has seen their card before. */
export const YES_PROBABILITY = { toFellow: 0.7, toOpponent: 0.3, toAskerWhoKnows: 0.5 } as const
/** How many times likelier somebody asks, and so shows their card to, a fellow whose card they know than such an opponent. */
const SHOWS_TO_FELLOW_FACTOR = 4
/** How many of the last questions are weighed: a match without a limit may have thousands. Cards seen are always remembered. */
const QUESTIONS_REMEMBERED = 100

/** What somebody who has seen no card can believe. */
export interface PublicBelief {
  readonly worlds: readonly World[]
  /** By index in `worlds`; not normalized. */
  readonly weights: Float64Array
  /** By seat: the seats whose cards it has seen, its own included, one bit for each. */
  readonly saw: readonly number[]
}

const memo = makeMemo<readonly AskedQuestion[], PublicBelief>()
export const publicBeliefOf = (questions: readonly AskedQuestion[], seats: number): PublicBelief =>
  memo(questions, seats, () => weighQuestions(questions, seats))

function weighQuestions(questions: readonly AskedQuestion[], seats: number): PublicBelief {
  const worlds = worldsOf(seats)
  const weights = new Float64Array(worlds.length).fill(1)
  const saw = Array.from({ length: seats }, (_, seat) => bit(seat))
  const weigh = (asker: Seat, asked: Seat, ifFellows: number, ifOpponents: number): void => {
    for (let i = 0; i < worlds.length; i++) weights[i]! *= areFellows(worlds[i]!, asker, asked) ? ifFellows : ifOpponents
  }
  questions.forEach(({ by, to, byClock, answer }, i) => {
    const isRecent = i >= questions.length - QUESTIONS_REMEMBERED
    /** The asker has seen the card of the one asked. */
    const cardIsKnown = (saw[by]! & bit(to)) !== 0
    if (isRecent && !byClock && cardIsKnown && !(saw[to]! & bit(by))) weigh(by, to, SHOWS_TO_FELLOW_FACTOR, 1)
    saw[to]! |= bit(by)
    if (!answer) return
    if (isRecent && !answer.byClock && !cardIsKnown) {
      if (answer.yes) weigh(by, to, YES_PROBABILITY.toFellow, YES_PROBABILITY.toOpponent)
      else weigh(by, to, 1 - YES_PROBABILITY.toFellow, 1 - YES_PROBABILITY.toOpponent)
    }
    if (answer.yes) saw[by]! |= bit(to)
  })
  return { worlds, weights, saw }
}
