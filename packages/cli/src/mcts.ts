// A baseline for Shadow in the Night: Monte Carlo tree search, as other bots for this game are described. In every iteration the other
// agents are dealt at random, whatever was seen; the tree is walked by UCB1, then random moves are played to the end. It plays the basic
// game. Its strength is a number of iterations, never a time limit.
import {
  copyInto,
  isOver,
  placeSafe,
  pointsOf,
  type Spend,
  scoreIfDue,
  spendOn,
  spendsFor,
  type TrialBoard,
  trialBoardOf,
} from '@safehouse/beliefs/shadow-in-the-night'
import type { Bot, Chance, Seat } from '@safehouse/engine'
import { buildings, type Face, faces, type ShadowTypes } from '@safehouse/games/shadow-in-the-night'

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
/** A position that is played on: whose turn it is, and what was rolled, or that the safe is to be moved. */
interface Position {
  readonly board: TrialBoard
  onTurn: Seat
  decides: Face | 'safe'
}

export const mcts =
  (iterations: number): Bot<ShadowTypes> =>
  ({ view, choices }, chance) => {
    const { common, hand, seat } = view
    const choice = choices[0]
    if (!choice) return undefined
    if (choice.do !== 'spend' && choice.do !== 'moveSafe') throw new Error(`the baseline plays the basic game and cannot ${choice.do}`)
    const decides = choice.do === 'spend' ? common.roll! : 'safe'
    const root = newNode(common.seats)
    const ownAgent = common.agents.indexOf(hand.agent!)
    const otherAgents = [...common.agents.keys()].filter((agent) => agent !== ownAgent)
    const before = trialBoardOf(common)
    const position: Position = { board: trialBoardOf(common), onTurn: seat, decides }
    for (let i = 0; i < iterations; i++) {
      const held = chance.shuffle(otherAgents)
      held.splice(seat, 0, ownAgent)
      held.length = common.seats
      copyInto(position.board, before)
      position.onTurn = seat
      position.decides = decides
      iterate(root, position, held, chance)
    }
    const { children } = root.branches!.get(decides)!
    const { move } = children.reduce((best, child) => (child.node.visits > best.node.visits ? child : best))
    const { question } = choice
    const action =
      decides === 'safe'
        ? { do: 'moveSafe' as const, question, to: places[common.safe]![move]! }
        : { do: 'spend' as const, question, points: pointsOf(spendsOf(common.agents.length, decides)[move]!, common.agents) }
    return { action, delayMs: 1000 }
  }

const newNode = (seats: number): Node => ({ visits: 0, wins: new Array<number>(seats).fill(0), branches: undefined })
const spendsOf = (agents: number, face: Face): readonly Spend[] => spendsFor(agents, face, false)
/** By where the safe is: where it may go. */
const places = buildings.map((safe) => buildings.filter((building) => building !== safe))
/** The numbers of more moves than any position has. */
const moves = Array.from({ length: 1000 }, (_, move) => move)
const moveCount = ({ board, decides }: Position): number => (decides === 'safe' ? buildings.length - 1 : spendsOf(board.at.length, decides).length)

/** One walk down the tree, one new node, and random moves to the end. */
function iterate(root: Node, position: Position, held: readonly number[], chance: Chance): void {
  const path: (Node | Branch)[] = [root]
  let node = root
  let isInTree = true
  while (isInTree && !isOver(position.board)) {
    const branch = branchOf(node, position)
    const move = takeAny(branch.untried, chance)
    const child = move === undefined ? bestChild(branch, position.onTurn) : { move, node: newNode(held.length) }
    if (move !== undefined) branch.children.push(child)
    isInTree = move === undefined
    play(position, child.move, held.length, chance)
    node = child.node
    path.push(branch, node)
  }
  // Only a scoring can end the match.
  while (position.decides !== 'safe' || !isOver(position.board)) play(position, chance.below(moveCount(position)), held.length, chance)
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

function play(position: Position, move: number, seats: number, chance: Chance): void {
  const { board, decides } = position
  if (decides === 'safe') placeSafe(board, places[board.safe]![move]!)
  else {
    spendOn(board, spendsOf(board.at.length, decides)[move]!)
    if (scoreIfDue(board)) {
      position.decides = 'safe'
      return
    }
  }
  position.onTurn = (position.onTurn + 1) % seats
  position.decides = chance.pick(faces)
}
/** By seat: 1 for the only agent that is furthest, a part where several are, nothing where somebody else is. */
function winsOf({ stones }: TrialBoard, held: readonly number[]): number[] {
  let furthest = 0
  for (let i = 0; i < stones.length; i++) if (stones[i]! > furthest) furthest = stones[i]!
  let winners = 0
  for (let seat = 0; seat < held.length; seat++) if (stones[held[seat]!] === furthest) winners++
  return held.map((agent) => (stones[agent] === furthest ? 1 / winners : 0))
}
