// A mutable board to try moves on, small enough to copy hundreds of thousands of times: agents are numbers, their positions in
// the list of agents in play. It is made of open facts alone.
import { type Agent, buildings, type Face, faces, lap, onward, possibleTotals, type ShadowCommon, worth } from '@safehouse/games/shadow-in-the-night'

export interface TrialBoard {
  /** By agent: its building, and the field of its stone on the track. */
  readonly at: number[]
  readonly stones: number[]
  /** The building of the safe. */
  safe: number
  /** Which agents stand where they cause a scoring, a bit for each. */
  causes: number
}
/** Points of the die by agent's number: how many buildings each moves on. */
export type Spend = readonly number[]

export const trialBoardOf = ({ agents, at, stones, safe, causes }: ShadowCommon): TrialBoard => ({
  at: agents.map((agent) => at[agent]!),
  stones: agents.map((agent) => stones[agent]!),
  safe,
  causes: causes.reduce((bits, { agent }) => bits | (1 << agents.indexOf(agent)), 0),
})

/** Whether a stone has gone all the way round the track. */
export function isOver({ stones }: TrialBoard): boolean {
  for (let i = 0; i < stones.length; i++) if (stones[i]! >= lap) return true
  return false
}
export function copyOf(from: TrialBoard): TrialBoard {
  return { at: from.at.slice(), stones: from.stones.slice(), safe: from.safe, causes: from.causes }
}
export function copyInto(to: TrialBoard, from: TrialBoard): void {
  for (let i = 0; i < from.at.length; i++) {
    to.at[i] = from.at[i]!
    to.stones[i] = from.stones[i]!
  }
  to.safe = from.safe
  to.causes = from.causes
}

/** Moves an agent; one that comes to the safe causes a scoring, one that leaves it no longer does. */
export function placeOn(board: TrialBoard, agent: number, to: number): void {
  board.at[agent] = to
  if (to === board.safe) board.causes |= 1 << agent
  else board.causes &= ~(1 << agent)
}
export function spendOn(board: TrialBoard, spend: Spend): void {
  for (let i = 0; i < spend.length; i++) if (spend[i] !== 0) placeOn(board, i, onward(board.at[i]!, spend[i]!))
}
export function placeSafe(board: TrialBoard, to: number): void {
  board.safe = to
  board.causes = 0
}

const worths = buildings.map(worth)
/** Scores if a scoring is due; returns whether it was. */
export function scoreIfDue(board: TrialBoard): boolean {
  if (board.causes === 0) return false
  for (let i = 0; i < board.at.length; i++) board.stones[i] = Math.max(0, board.stones[i]! + worths[board.at[i]!]!)
  board.causes = 0
  return true
}

/** Every way to spend a total of points on that many agents. */
function spendsOfTotal(agentCount: number, total: number): Spend[] {
  const spends: Spend[] = []
  const spread = (chosen: readonly number[], left: number): void => {
    if (chosen.length === agentCount - 1) spends.push([...chosen, left])
    else for (let points = 0; points <= left; points++) spread([...chosen, points], left - points)
  }
  spread([], total)
  return spends
}
/** Every way to spend, by whether all agents may stay where they are, the number of agents and the face. */
const cachedSpends = { staying: [] as Map<Face, readonly Spend[]>[], moving: [] as Map<Face, readonly Spend[]>[] }
/** Every way to spend what this face gives. */
export function spendsFor(agentCount: number, face: Face, mayStay: boolean): readonly Spend[] {
  const byAgentCount = mayStay ? cachedSpends.staying : cachedSpends.moving
  byAgentCount[agentCount] ??= new Map(
    faces.map((rolled) => [rolled, possibleTotals(rolled, mayStay).flatMap((total) => spendsOfTotal(agentCount, total))]),
  )
  return byAgentCount[agentCount].get(face)!
}
/** Points by agent, without those that get none. */
export const pointsOf = (spend: Spend, agents: readonly Agent[]): Partial<Record<Agent, number>> =>
  Object.fromEntries(agents.flatMap((agent, i) => (spend[i]! > 0 ? [[agent, spend[i]!]] : [])))
