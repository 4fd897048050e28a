// Judges: how good a board is for somebody in one world, as their chance to win. `fitted` looks at stones and buildings alone; `learned` also
// at where the safe is, whose agents are whose and whose turn is next.
import { chanceOf, copyOf, type Evaluation, settleOn, type TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import type { Seat } from '@safehouse/engine'
import { lap } from '@safehouse/games/shadow-in-the-night'
import { learnedChance, type Network, type Order } from './value.ts'
import type { World } from './worlds.ts'

/** The chance to win of whoever runs these agents. `next` is who acts next: puts the safe elsewhere, or rolls the die. */
export type Judge = (board: TrialBoard, isMine: readonly boolean[], next: Seat, placesSafe: boolean) => number

export const fittedJudge =
  (evaluation: Evaluation): Judge =>
  (board, isMine) =>
    chanceOf(board, isMine, evaluation)

/** `atEnd` judges boards on which somebody is home. */
export function learnedJudge(network: Network, { runs }: World, favour: readonly number[], atEnd: Judge): Judge {
  const seats = runs.length
  const player = favour.map((_, agent) => runs.findIndex((isRun) => isRun[agent]))
  const ordersFor = (placesSafe: boolean): Order[] =>
    runs.map((_, next) => ({ after: player.map((seat) => (seat < 0 ? -1 : (seat - next + seats) % seats)), seats, placesSafe }))
  const [rolling, placing] = [ordersFor(false), ordersFor(true)]
  return (board, isMine, next, placesSafe) =>
    isOver(board) ? atEnd(board, isMine, next, placesSafe) : learnedChance(network, board, (placesSafe ? placing : rolling)[next]!, isMine, favour)
}

/** Whether a stone is home. */
export function isOver({ stones }: TrialBoard): boolean {
  for (let i = 0; i < stones.length; i++) if (stones[i]! >= lap) return true
  return false
}

/** The chance to win on this board at the end of a seat's turn, after the scoring that is due. */
export function hopeOf(board: TrialBoard, isMine: readonly boolean[], judge: Judge, onTurn: Seat, seats: number): number {
  if (board.causes === 0) return judge(board, isMine, (onTurn + 1) % seats, false)
  const settled = copyOf(board)
  settleOn(settled)
  return judge(settled, isMine, onTurn, true)
}
