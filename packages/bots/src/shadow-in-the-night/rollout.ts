// Rollouts: one turn on a trial board of a player who takes the best, for their own agents, of a few random moves.

import { copyInto, copyOf, moveSafeOn, type Spend, settleOn, spendOn, spendsFor, type TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
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
  if (settleOn(board)) moveSafeOn(board, otherBuilding(board.safe, chance))
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
