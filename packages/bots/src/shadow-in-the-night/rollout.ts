// Rollouts: one turn on a trial board of a player who takes the best, for their own agents, of a few random moves.

import {
  chanceOf,
  copyInto,
  copyOf,
  type Evaluation,
  moveSafeOn,
  type Spend,
  settleOn,
  spendOn,
  spendsFor,
  type TrialBoard,
} from '@safehouse/beliefs/shadow-in-the-night'
import type { Chance } from '@safehouse/engine'
import { buildings, faces } from '@safehouse/games/shadow-in-the-night'

/** One turn of somebody who runs these agents. */
export function takeTurn(
  board: TrialBoard,
  isMine: readonly boolean[],
  evaluation: Evaluation,
  ideas: number,
  mayStay: boolean,
  chance: Chance,
): void {
  const spends = spendsFor(board.at.length, chance.pick(faces), mayStay)
  spendOn(board, bestIdea(board, spends, isMine, evaluation, ideas, chance))
  if (settleOn(board)) moveSafeOn(board, otherBuilding(board.safe, chance))
}

function bestIdea(
  board: TrialBoard,
  spends: readonly Spend[],
  isMine: readonly boolean[],
  evaluation: Evaluation,
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
    settleOn(trial)
    const hope = chanceOf(trial, isMine, evaluation)
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
