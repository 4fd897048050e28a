// A baseline for Shadow in the Night: Monte Carlo tree search, as other bots for this game are described. In every iteration the other
// agents are dealt at random, whatever was seen; the tree is walked by UCB1, then random moves are played to the end. It plays the basic
// game. Its strength is a number of iterations, never a time limit.
import { isOver, type TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import type { Bot, Chance, Seat } from '@safehouse/engine'
import { type Face, faces, type ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import { copyOfPosition, moveCount, type Position, play, resetTo, searching } from './determinized.ts'

/** Weight of UCB1's exploration term: how much a move that was rarely tried is preferred to one that did well. */
const EXPLORATION = 1

/** A position after given moves. Moves depend on the die, so children and untried moves are kept by what is to be decided. */
interface Node {
  visits: number
  /** By seat: matches won, shared ones as parts. */
  readonly wins: number[]
  /** Undefined for a position that was reached only once. */
  branches: Map<Face | 'safe', Branch> | undefined
}
interface Branch {
  visits: number
  readonly untried: number[]
  readonly children: { readonly move: number; readonly node: Node }[]
}
export const mcts = (iterations: number): Bot<ShadowTypes> =>
  searching((start, deal, chance) => {
    const root = newNode(start.seats)
    const position = copyOfPosition(start)
    for (let i = 0; i < iterations; i++) {
      resetTo(position, start)
      iterate(root, position, deal(), chance)
    }
    const { children } = root.branches!.get(start.decides)!
    return children.reduce((best, child) => (child.node.visits > best.node.visits ? child : best)).move
  })

const newNode = (seats: number): Node => ({ visits: 0, wins: new Array<number>(seats).fill(0), branches: undefined })
/** The numbers of more moves than any position has. */
const moves = Array.from({ length: 1000 }, (_, move) => move)

/** One walk down the tree, one new node, and random moves to the end. */
function iterate(root: Node, position: Position, held: readonly number[], chance: Chance): void {
  const roll = () => chance.pick(faces)
  const path: (Node | Branch)[] = [root]
  let node = root
  let isInTree = true
  while (isInTree && !isOver(position.board)) {
    const branch = branchOf(node, position)
    const move = takeAny(branch.untried, chance)
    const child = move === undefined ? bestChild(branch, position.onTurn) : { move, node: newNode(held.length) }
    if (move !== undefined) branch.children.push(child)
    isInTree = move === undefined
    play(position, child.move, roll)
    node = child.node
    path.push(branch, node)
  }
  // Only a scoring can end the match.
  while (position.decides !== 'safe' || !isOver(position.board)) play(position, chance.below(moveCount(position)), roll)
  const wins = winsOf(position.board, held)
  for (const visited of path) {
    visited.visits++
    if ('wins' in visited) for (let seat = 0; seat < wins.length; seat++) visited.wins[seat]! += wins[seat]!
  }
}
function branchOf(node: Node, position: Position): Branch {
  node.branches ??= new Map()
  const found = node.branches.get(position.decides)
  if (found) return found
  const branch: Branch = { visits: 0, untried: moves.slice(0, moveCount(position)), children: [] }
  node.branches.set(position.decides, branch)
  return branch
}
/** Takes a random element out of the list, which loses its order. */
function takeAny(list: number[], chance: Chance): number | undefined {
  if (list.length === 0) return undefined
  const at = chance.below(list.length)
  const taken = list[at]!
  list[at] = list.at(-1)!
  list.pop()
  return taken
}
function bestChild({ visits, children }: Branch, onTurn: Seat): Branch['children'][number] {
  const logVisits = Math.log(visits)
  let best = children[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const child of children) {
    const { node } = child
    const upperBound = node.wins[onTurn]! / node.visits + EXPLORATION * Math.sqrt(logVisits / node.visits)
    if (upperBound <= most) continue
    most = upperBound
    best = child
  }
  return best
}

/** By seat: 1 for the only agent that is furthest, a part where several are, nothing where somebody else is. */
function winsOf({ stones }: TrialBoard, held: readonly number[]): number[] {
  let furthest = 0
  for (let i = 0; i < stones.length; i++) if (stones[i]! > furthest) furthest = stones[i]!
  let winners = 0
  for (let seat = 0; seat < held.length; seat++) if (stones[held[seat]!] === furthest) winners++
  return held.map((agent) => (stones[agent] === furthest ? 1 / winners : 0))
}
