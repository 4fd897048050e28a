// Judges: how good a board is for somebody in one world, as their chance to win. `fitted` looks at stones and buildings alone; `learned` also
// at where the safe is, whose agents are whose and whose turn is next.
import { chanceOf, copyOf, type Evaluation, isOver, scoreIfDue, type TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import type { Seat } from '@safehouse/engine'
import { learnedChance, type Network, type Order } from './value.ts'
import type { World } from './worlds.ts'

/** The chance to win of whoever runs these agents. `next` is who acts next: puts the safe elsewhere, or rolls the die. */
export type Judge = (board: TrialBoard, isMine: readonly boolean[], next: Seat, placesSafe: boolean) => number

export const fittedJudge =
  (evaluation: Evaluation): Judge =>
  (board, isMine) =>
    chanceOf(board, isMine, evaluation)

/** What a match that nobody wins is worth to a player of two, in chances to win: the other one has not won either. */
const NOBODY_WINS = 0.5

/** The judge for two players without dossiers: what is good for one is bad for the other. */
export const judgeOfTwo = (network: Network, world: World): Judge =>
  learnedJudge(
    network,
    world,
    world.runs[0]!.map(() => 1),
    endOfTwo(world),
    NOBODY_WINS,
  )
/** By the rules: a bystander takes the win from players whom it is ahead of, and not from those with whom it is level (SN-13). */
const endOfTwo =
  ({ runs }: World): Judge =>
  ({ stones }, isMine) => {
    let [mine, theirs, first] = [-1, -1, -1]
    for (let i = 0; i < stones.length; i++) {
      const stone = stones[i]!
      if (stone > first) first = stone
      if (isMine[i]) mine = Math.max(mine, stone)
      else if (runs[0]![i] || runs[1]![i]) theirs = Math.max(theirs, stone)
    }
    if (mine === theirs) return 0.5
    if (Math.max(mine, theirs) < first) return NOBODY_WINS
    return mine > theirs ? 1 : 0
  }

/** `atEnd` judges boards on which somebody is home. `nobodyWins`: what it is worth that a bystander is furthest, in chances to win. */
export function learnedJudge(network: Network, { runs }: World, favour: readonly number[], atEnd: Judge, nobodyWins = 0): Judge {
  const seats = runs.length
  const player = favour.map((_, agent) => runs.findIndex((isRun) => isRun[agent]))
  const ordersFor = (placesSafe: boolean): Order[] =>
    runs.map((_, next) => ({ after: player.map((seat) => (seat < 0 ? -1 : (seat - next + seats) % seats)), seats, placesSafe }))
  const [rolling, placing] = [ordersFor(false), ordersFor(true)]
  return (board, isMine, next, placesSafe) =>
    isOver(board)
      ? atEnd(board, isMine, next, placesSafe)
      : learnedChance(network, board, (placesSafe ? placing : rolling)[next]!, isMine, favour, nobodyWins)
}

/** The chance to win on this board at the end of a seat's turn, after the scoring that is due. */
export function hopeOf(board: TrialBoard, isMine: readonly boolean[], judge: Judge, onTurn: Seat, seats: number): number {
  if (board.causes === 0) return judge(board, isMine, (onTurn + 1) % seats, false)
  const settled = copyOf(board)
  scoreIfDue(settled)
  return judge(settled, isMine, onTurn, true)
}
