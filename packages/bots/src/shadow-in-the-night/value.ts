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
  /** From the second layer to the result, one weight for each unit; both layers have as many. */
  readonly out: Float64Array
}
/** The most units that a network has in a layer. */
const MAX_UNITS = 64

const RING = buildings.length
/** Margins are told apart from so many fields behind the furthest other stone to so many ahead. */
const [MOST_BEHIND, MOST_AHEAD] = [30, 20]
const MARGINS = MOST_BEHIND + MOST_AHEAD + 1
const marginAt = (margin: number): number => MOST_BEHIND + Math.max(-MOST_BEHIND, Math.min(MOST_AHEAD, margin))
const MAX_SEATS = 7
const MAX_AGENTS = 7
const PLAYER_ROWS = 2 * (MAX_SEATS + 1) * (MAX_SEATS + 1)

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
const PLAYER = group(PLAYER_ROWS) // rolling or placing, seats, after whom
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

/** What the network makes of agents by themselves. It follows from an agent's rows, and the same rows come back again and again. */
class Memory {
  readonly #network: Network
  /** By slot of a hash table: the agent's rows in two numbers, and the index of its units. */
  readonly #firstKeys = new Int32Array(SLOTS).fill(-1)
  readonly #secondKeys = new Int32Array(SLOTS)
  readonly #indexes = new Int32Array(SLOTS)
  #size = 0
  /** By index, then by unit: what the agent adds to its own units of the second layer, and to those of every agent. */
  readonly own: Float64Array
  readonly all: Float64Array
  /** By index. */
  readonly skip = new Float64Array(MAX_REMEMBERED)

  /** The matrices by unit of the first layer, in the order in which they are read here. */
  readonly #toOwn: Float64Array
  readonly #toAll: Float64Array

  constructor(network: Network) {
    this.#network = network
    const units = network.out.length
    this.own = new Float64Array(MAX_REMEMBERED * units)
    this.all = new Float64Array(MAX_REMEMBERED * units)
    this.#toOwn = transpose(network.own, units)
    this.#toAll = transpose(network.all, units)
  }
  makeRoom(): void {
    if (this.#size + MAX_AGENTS <= MAX_REMEMBERED) return
    this.#firstKeys.fill(-1)
    this.#size = 0
  }
  /** The index of the units of the agent whose rows begin here. */
  indexOf(from: number): number {
    const firstKey = (rows[from]! * ROW_COUNT + rows[from + 1]!) * PLAYER_ROWS + rows[from + 4]! - PLAYER
    const secondKey = (rows[from + 2]! * ROW_COUNT + rows[from + 3]!) * 6 + rows[from + 5]! - IF_SCORED_NOW
    let slot = (Math.imul(firstKey, 0x9e3779b1) ^ Math.imul(secondKey, 0x85ebca6b)) >>> (32 - SLOT_BITS)
    while (this.#firstKeys[slot] !== -1) {
      if (this.#firstKeys[slot] === firstKey && this.#secondKeys[slot] === secondKey) return this.#indexes[slot]!
      slot = (slot + 1) & (SLOTS - 1)
    }
    const index = this.#size++
    this.#firstKeys[slot] = firstKey
    this.#secondKeys[slot] = secondKey
    this.#indexes[slot] = index
    this.#write(index, from)
    return index
  }
  #write(index: number, from: number): void {
    const network = this.#network
    const units = network.out.length
    firstLayer.fill(0)
    let skip = 0
    for (let r = from; r < from + ROWS_AN_AGENT; r++) {
      const row = rows[r]!
      skip += network.skip[row]!
      for (let h = 0; h < units; h++) firstLayer[h]! += network.rows[row * units + h]!
    }
    this.skip[index] = skip
    const { own, all } = this
    const to = index * units
    own.fill(0, to, to + units)
    all.fill(0, to, to + units)
    const [toOwn, toAll] = [this.#toOwn, this.#toAll]
    for (let h = 0; h < units; h++) {
      const unit = firstLayer[h]!
      if (unit <= 0) continue
      for (let k = 0, at = h * units; k < units; k++) {
        own[to + k]! += unit * toOwn[at + k]!
        all[to + k]! += unit * toAll[at + k]!
      }
    }
  }
}
const transpose = (matrix: Float64Array, units: number): Float64Array => matrix.map((_, i) => matrix[(i % units) * units + Math.floor(i / units)]!)
const SLOT_BITS = 16
const SLOTS = 1 << SLOT_BITS
const MAX_REMEMBERED = 20_000
const firstLayer = new Float64Array(MAX_UNITS)
const memories = new WeakMap<Network, Memory>()

const shared = new Float64Array(MAX_UNITS)
const strengths = new Float64Array(MAX_AGENTS)
const indexes = new Int32Array(MAX_AGENTS)
/** Writes each agent's strength, of which its chance is its share. */
function writeStrengths(network: Network, board: TrialBoard, order: Order): void {
  let memory = memories.get(network)
  if (!memory) {
    memory = new Memory(network)
    memories.set(network, memory)
  }
  memory.makeRoom()
  writeRows(board, order)
  const agents = board.at.length
  const { own, all, skip } = memory
  const { out } = network
  const units = out.length
  shared.set(network.bias)
  for (let i = 0; i < agents; i++) {
    const index = memory.indexOf(i * ROWS_AN_AGENT)
    indexes[i] = index
    for (let k = 0, from = index * units; k < units; k++) shared[k]! += all[from + k]!
  }
  for (let i = 0; i < agents; i++) {
    const index = indexes[i]!
    let result = skip[index]!
    for (let k = 0, from = index * units; k < units; k++) result += Math.max(0, shared[k]! + own[from + k]!) * out[k]!
    strengths[i] = Math.exp(result)
  }
}

/**
 * The chance that one of the agents that are mine is furthest, while nobody is home and no scoring is due. `favour`: what each agent has
 * beyond what the network knows, as a factor. `nobodyWins`: what it is worth that a bystander is furthest, in chances to win.
 */
export function learnedChance(
  network: Network,
  board: TrialBoard,
  order: Order,
  isMine: readonly boolean[],
  favour: readonly number[],
  nobodyWins = 0,
): number {
  writeStrengths(network, board, order)
  let [own, bystanders, total] = [0, 0, 0]
  for (let i = 0; i < board.at.length; i++) {
    const strength = strengths[i]! * favour[i]!
    total += strength
    if (isMine[i]) own += strength
    else if (order.after[i] === -1) bystanders += strength
  }
  return (own + nobodyWins * bystanders) / total
}
