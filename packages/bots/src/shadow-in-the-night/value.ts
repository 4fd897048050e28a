// The learned value of a board in a world: how likely each agent is to be furthest in the end, if everybody plays for their own. A small
// network looks at every agent, first by itself and then beside all others, and a softmax compares them. What it sees of an agent is a few
// rows: each is a fact such as "stands in building 8, three before the safe", and adds its weights to the first layer.
// training/shadow-in-the-night learns the weights.
import type { TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import { buildings, lap, worth } from '@safehouse/games/shadow-in-the-night'

/** Who acts next, and whose agents are whose, seen from there. */
export interface Order {
  /** By agent's number: how many seats its player sits after the one who acts next; -1 for a bystander. */
  readonly after: readonly number[]
  readonly seats: number
  /** Whether the one who acts next puts the safe elsewhere; else they roll the die. */
  readonly placesSafe: boolean
}
/** Weights. Matrices are lists of rows, one for each unit that is computed. */
export interface Network {
  /** By row: what it adds to each unit of the first layer. */
  readonly rows: Float64Array
  /** By row: what it adds to the result itself. */
  readonly skip: Float64Array
  /** From the first layer to the second: what the agent's own units add, and what the sum of all agents' units adds. */
  readonly own: Float64Array
  readonly bias: Float64Array
  readonly all: Float64Array
  /** From the second layer to the result. */
  readonly out: Float64Array
}

/** Units of each layer. */
const UNITS = 32

const RING = buildings.length
/** Margins are told apart from so many fields behind the furthest other stone to so many ahead. */
const [MOST_BEHIND, MOST_AHEAD] = [30, 20]
const MARGINS = MOST_BEHIND + MOST_AHEAD + 1
const marginAt = (margin: number): number => MOST_BEHIND + Math.max(-MOST_BEHIND, Math.min(MOST_AHEAD, margin))
const MAX_SEATS = 7
const MAX_AGENTS = 7

/** The groups of rows; an agent has one row of each. */
let rowCount = 0
const group = (rows: number): number => {
  const first = rowCount
  rowCount += rows
  return first
}
const STANDING = group(RING * (RING + 1)) // building, and how far the safe is; the last where it is still to be placed
const MARGIN = group(MARGINS)
const MARGIN_IF_SCORED = group(MARGINS)
const LEADER = group(lap)
const PLAYER = group(2 * (MAX_SEATS + 1) * (MAX_SEATS + 1)) // rolling or placing, seats, after whom
const IF_SCORED_NOW = group(6) // whether a scoring ends the match; behind, level or ahead then
const ROW_COUNT = rowCount
const ROWS_AN_AGENT = 6

const worths = buildings.map(worth)
const scored = new Int32Array(MAX_AGENTS)
const rows = new Int32Array(MAX_AGENTS * ROWS_AN_AGENT)

/** Writes the rows of every agent, one agent after the other. The board has no scoring due and nobody is home. */
function writeRows({ at, stones, safe }: TrialBoard, { after, seats, placesSafe }: Order): void {
  let [first, second, firstScored, secondScored] = [-1, -1, -1, -1]
  for (let i = 0; i < at.length; i++) {
    const stone = stones[i]!
    if (stone > first) {
      second = first
      first = stone
    } else if (stone > second) second = stone
    const then = Math.max(0, stone + worths[at[i]!]!)
    scored[i] = then
    if (then > firstScored) {
      secondScored = firstScored
      firstScored = then
    } else if (then > secondScored) secondScored = then
  }
  const leader = LEADER + Math.min(lap - 1, first)
  const ends = firstScored >= lap ? 3 : 0
  const players = PLAYER + ((placesSafe ? MAX_SEATS + 1 : 0) + seats) * (MAX_SEATS + 1)
  for (let i = 0; i < at.length; i++) {
    const building = at[i]!
    const marginScored = scored[i]! - (scored[i] === firstScored ? secondScored : firstScored)
    const to = i * ROWS_AN_AGENT
    rows[to] = STANDING + building * (RING + 1) + (placesSafe ? RING : (safe - building + RING) % RING)
    rows[to + 1] = MARGIN + marginAt(stones[i]! - (stones[i] === first ? second : first))
    rows[to + 2] = MARGIN_IF_SCORED + marginAt(marginScored)
    rows[to + 3] = leader
    rows[to + 4] = players + after[i]! + 1
    rows[to + 5] = IF_SCORED_NOW + ends + 1 + Math.sign(marginScored)
  }
}

/** What the network makes of one agent by itself. It follows from the agent's rows, and the same rows come back again and again. */
interface AgentUnits {
  /** What the agent adds to its own units of the second layer, and to those of every agent. */
  readonly own: Float64Array
  readonly all: Float64Array
  readonly skip: number
}
const MAX_REMEMBERED = 20_000
const remembered = new WeakMap<Network, Map<number, AgentUnits>>()
function unitsOf(network: Network, known: Map<number, AgentUnits>, from: number): AgentUnits {
  let key = 0
  for (let r = from; r < from + ROWS_AN_AGENT; r++) key = key * ROW_COUNT + rows[r]!
  const found = known.get(key)
  if (found) return found
  const first = new Float64Array(UNITS)
  let skip = 0
  for (let r = from; r < from + ROWS_AN_AGENT; r++) {
    skip += network.skip[rows[r]!]!
    for (let h = 0; h < UNITS; h++) first[h]! += network.rows[rows[r]! * UNITS + h]!
  }
  const [own, all] = [new Float64Array(UNITS), new Float64Array(UNITS)]
  for (let h = 0; h < UNITS; h++) {
    const unit = first[h]!
    if (unit <= 0) continue
    for (let k = 0; k < UNITS; k++) {
      own[k]! += unit * network.own[k * UNITS + h]!
      all[k]! += unit * network.all[k * UNITS + h]!
    }
  }
  const units = { own, all, skip }
  if (known.size >= MAX_REMEMBERED) known.clear()
  known.set(key, units)
  return units
}

const shared = new Float64Array(UNITS)
const strengths = new Float64Array(MAX_AGENTS)
const agentUnits: AgentUnits[] = []
/** Writes each agent's strength, of which its chance is its share. */
function writeStrengths(network: Network, board: TrialBoard, order: Order): void {
  const known = remembered.get(network) ?? new Map<number, AgentUnits>()
  if (known.size === 0) remembered.set(network, known)
  writeRows(board, order)
  shared.set(network.bias)
  for (let i = 0; i < board.at.length; i++) {
    const units = unitsOf(network, known, i * ROWS_AN_AGENT)
    agentUnits[i] = units
    for (let k = 0; k < UNITS; k++) shared[k]! += units.all[k]!
  }
  for (let i = 0; i < board.at.length; i++) {
    const { own, skip } = agentUnits[i]!
    let result = skip
    for (let k = 0; k < UNITS; k++) {
      const unit = shared[k]! + own[k]!
      if (unit > 0) result += unit * network.out[k]!
    }
    strengths[i] = Math.exp(result)
  }
}

/**
 * The chance that one of the agents that are mine is furthest, while nobody is home and no scoring is due. `favour`: what each agent has
 * beyond what the network knows, as a factor.
 */
export function learnedChance(network: Network, board: TrialBoard, order: Order, isMine: readonly boolean[], favour: readonly number[]): number {
  writeStrengths(network, board, order)
  let [own, total] = [0, 0]
  for (let i = 0; i < board.at.length; i++) {
    const strength = strengths[i]! * favour[i]!
    total += strength
    if (isMine[i]) own += strength
  }
  return own / total
}
