// What the baselines for Shadow in the Night share that look ahead (mcts.ts, minimax.ts): a position of the basic game in which the agents
// of others are dealt at random, whatever was seen, its moves as numbers, and a bot that asks a search for one of them.
import {
  copyInto,
  copyOf,
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
import { buildings, type Face, type ShadowTypes } from '@safehouse/games/shadow-in-the-night'

/** A position that is played on: whose turn it is, and what was rolled, or that the safe is to be moved. */
export interface Position {
  readonly board: TrialBoard
  readonly seats: number
  onTurn: Seat
  decides: Face | 'safe'
}
/** Returns the number of a move of the position. `deal` deals the other agents anew: by seat, the agent that it holds. */
type Search = (start: Position, deal: () => readonly number[], chance: Chance) => number

/** A bot that does what the search finds. */
export const searching =
  (search: Search): Bot<ShadowTypes> =>
  ({ view, choices }, chance) => {
    const { common, hand, seat } = view
    const choice = choices[0]
    if (!choice) return undefined
    if (choice.do !== 'spend' && choice.do !== 'moveSafe') throw new Error(`the baseline plays the basic game and cannot ${choice.do}`)
    const decides = choice.do === 'spend' ? common.roll! : 'safe'
    const ownAgent = common.agents.indexOf(hand.agent!)
    const otherAgents = [...common.agents.keys()].filter((agent) => agent !== ownAgent)
    const deal = () => {
      const held = chance.shuffle(otherAgents)
      held.splice(seat, 0, ownAgent)
      held.length = common.seats
      return held
    }
    const move = search({ board: trialBoardOf(common), seats: common.seats, onTurn: seat, decides }, deal, chance)
    const { question } = choice
    const action =
      decides === 'safe'
        ? { do: 'moveSafe' as const, question, to: places[common.safe]![move]! }
        : { do: 'spend' as const, question, points: pointsOf(spendsOf(common.agents.length, decides)[move]!, common.agents) }
    return { action, delayMs: 1000 }
  }

const spendsOf = (agents: number, face: Face): readonly Spend[] => spendsFor(agents, face, false)
/** By where the safe is: where it may go. */
const places = buildings.map((safe) => buildings.filter((building) => building !== safe))

export const moveCount = ({ board, decides }: Position): number =>
  decides === 'safe' ? buildings.length - 1 : spendsOf(board.at.length, decides).length
export const copyOfPosition = (from: Position): Position => ({ ...from, board: copyOf(from.board) })
export function resetTo(position: Position, start: Position): void {
  copyInto(position.board, start.board)
  position.onTurn = start.onTurn
  position.decides = start.decides
}
/** Plays a move; `roll` rolls the die for whoever is next. */
export function play(position: Position, move: number, roll: () => Face): void {
  const { board, decides } = position
  if (decides === 'safe') placeSafe(board, places[board.safe]![move]!)
  else {
    spendOn(board, spendsOf(board.at.length, decides)[move]!)
    if (scoreIfDue(board)) {
      position.decides = 'safe'
      return
    }
  }
  position.onTurn = (position.onTurn + 1) % position.seats
  position.decides = roll()
}
