// A baseline for Shadow in the Night: minimax of limited depth, as other bots for this game are described. The other agents are dealt at
// random, whatever was seen, and the die is rolled in advance; of a few such deals the move is taken that does best on average. It plays the
// basic game.
import { isOver } from '@safehouse/beliefs/shadow-in-the-night'
import type { Bot, Seat } from '@safehouse/engine'
import { type Face, faces, type ShadowTypes, worth } from '@safehouse/games/shadow-in-the-night'
import { copyOfPosition, moveCount, type Position, play, searching } from './determinized.ts'

/** `depth`: how many decisions it looks at, its own one included. */
export const minimax = (depth: number, deals: number): Bot<ShadowTypes> =>
  searching((start, deal, chance) => {
    const values = new Array<number>(moveCount(start)).fill(0)
    for (let i = 0; i < deals; i++) {
      const held = deal()
      const rolled = Array.from({ length: depth }, () => chance.pick(faces))
      for (let move = 0; move < values.length; move++) values[move]! += valueAfter(start, move, depth - 1, { held, rolled, me: start.onTurn })
    }
    const best = Math.max(...values)
    return chance.pick([...values.keys()].filter((move) => values[move] === best))
  })

interface World {
  readonly held: readonly number[]
  /** What is rolled next where so many decisions are left. */
  readonly rolled: readonly Face[]
  readonly me: Seat
}
/** What the position after a move is worth to this seat, if everybody else wants it to have as little as can be. */
function valueAfter(before: Position, move: number, left: number, world: World): number {
  const position = copyOfPosition(before)
  play(position, move, () => world.rolled[left]!)
  if (left === 0 || isOver(position.board)) return leadOf(position, world)
  const isMine = position.onTurn === world.me
  let best = isMine ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  for (let next = 0; next < moveCount(position); next++) {
    const value = valueAfter(position, next, left - 1, world)
    if (isMine ? value > best : value < best) best = value
  }
  return best
}
/** By how many fields this seat's agent would be ahead of the other players' agents, if all were scored where they stand. */
function leadOf({ board }: Position, { held, me }: World): number {
  const scored = held.map((agent) => board.stones[agent]! + worth(board.at[agent]! as never))
  return scored[me]! - Math.max(...scored.filter((_, seat) => seat !== me))
}
