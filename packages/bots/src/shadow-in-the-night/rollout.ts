// Rollouts: one turn on a trial board of a player who takes the best, for their own agents, of a few random moves.

import { copyInto, copyOf, placeSafe, type Spend, scoreIfDue, spendOn, spendsFor, type TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import type { Chance, Seat } from '@safehouse/engine'
import { buildings, faces } from '@safehouse/games/shadow-in-the-night'
import { hopeOf, type Judge } from './judge.ts'

/** One turn of this seat. */
export function takeTurn(
  board: TrialBoard,
  runs: readonly (readonly boolean[])[],
  seat: Seat,
  judge: Judge,
  ideas: number,
  mayStay: boolean,
  chance: Chance,
): void {
  const spends = spendsFor(board.at.length, chance.pick(faces), mayStay)
  spendOn(board, bestIdea(board, spends, runs, seat, judge, ideas, chance))
  if (scoreIfDue(board)) placeSafe(board, otherBuilding(board.safe, chance))
}

function bestIdea(
  board: TrialBoard,
  spends: readonly Spend[],
  runs: readonly (readonly boolean[])[],
  seat: Seat,
  judge: Judge,
  ideas: number,
  chance: Chance,
): Spend {
  const trial = copyOf(board)
  let best = spends[0]!
  let most = -1
  for (let i = 0; i < ideas; i++) {
    const spend = spends[chance.below(spends.length)]!
    copyInto(trial, board)
    spendOn(trial, spend)
    const hope = hopeOf(trial, runs[seat]!, judge, seat, runs.length)
    if (hope > most) {
      most = hope
      best = spend
    }
  }
  return best
}

function otherBuilding(than: number, chance: Chance): number {
  const drawn = chance.below(buildings.length - 1)
  return drawn < than ? drawn : drawn + 1
}

/** The building where the safe is best for whoever runs these agents and put it there, before `next` rolls the die. */
export function bestPlace(board: TrialBoard, isMine: readonly boolean[], judge: Judge, next: Seat): number {
  const trial = copyOf(board)
  let best = board.safe
  let most = -1
  for (const place of buildings) {
    if (place === board.safe) continue
    placeSafe(trial, place)
    const hope = judge(trial, isMine, next, false)
    if (hope > most) {
      most = hope
      best = place
    }
  }
  return best
}

/**
 * The chance to win of whoever runs `isMine`, after the turn of `seat`, who runs `isTheirs`: the average over the faces of the die, each with
 * that seat's best of `replies` moves.
 */
export function chanceAfterReply(
  board: TrialBoard,
  isMine: readonly boolean[],
  isTheirs: readonly boolean[],
  judge: Judge,
  seat: Seat,
  seats: number,
  mayStay: boolean,
  replies: number,
  chance: Chance,
): number {
  const trial = copyOf(board)
  const best = copyOf(board)
  let sum = 0
  for (const face of faces) {
    const spends = spendsFor(board.at.length, face, mayStay)
    const step = Math.max(1, spends.length / replies)
    let most = -1
    for (let at = step > 1 ? (step * chance.below(1000)) / 1000 : 0; at < spends.length; at += step) {
      copyInto(trial, board)
      spendOn(trial, spends[Math.floor(at)]!)
      const hope = hopeOf(trial, isTheirs, judge, seat, seats)
      if (hope <= most) continue
      most = hope
      copyInto(best, trial)
    }
    sum += hopeOf(best, isMine, judge, seat, seats)
  }
  return sum / faces.length
}
