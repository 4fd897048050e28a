// What each seat's moves say about the agent it runs: how much better they were for each agent than the other moves it had.
// Folded from open facts alone, so it is also what others can suspect of oneself.
import { type Chance, type Feed, type FeedMessage, foldMessage, initialView, quickChance, type Seat, type Setup } from '@safehouse/engine'
import { type ByAgent, type ShadowCommon, type ShadowOpenFact, type ShadowTypes, type ShadowView, worth } from '@safehouse/games/shadow-in-the-night'
import { seatRules } from '@safehouse/games/shadow-in-the-night/seat'
import { chancesOf } from './evaluation.ts'
import { copyOf, placeOn, type Spend, scoreIfDue, spendOn, spendsFor, type TrialBoard, trialBoardOf } from './trial-board.ts'

/** By seat and agent's number: the logarithm of how well the seat's moves fit that agent. */
export type Suspicions = readonly (readonly number[])[]

/** Softmax temperature of people's moves, in chances to win. A lower one makes bots draw stronger conclusions from a move. */
const CARELESSNESS = 0.1
/** How much people like to see their own agent high up, good for it or not, for each point of a building. */
const VANITY = 0.15

/** What was read of a match up to one message. */
interface Reading {
  readonly view: ShadowView
  readonly suspicions: Suspicions
  readonly moves: number
}
/** Computed from open facts alone: two viewers of a match suspect the same. */
export function suspicionsFrom(feed: Feed<ShadowTypes>, setup: Setup<ShadowTypes>, readings: number): Suspicions {
  // No hand is read: whose view is folded makes no difference.
  let reading: Reading = { view: initialView(seatRules, setup, 0), suspicions: [], moves: 0 }
  let readCount = feed.length
  while (readCount > 0) {
    const found = readUntil.get(feed[readCount - 1]!.facts.at(-1)!)?.get(readings)
    if (found) {
      reading = found
      break
    }
    readCount--
  }
  for (const message of feed.slice(readCount)) {
    reading = readOn(reading, message, readings)
    const lastFact = message.facts.at(-1)!
    readUntil.set(lastFact, (readUntil.get(lastFact) ?? new Map<number, Reading>()).set(readings, reading))
  }
  return reading.suspicions
}
/** By the last fact of a message, which belongs to one match, and the number of readings: several seats, and all later moments, read it alike. */
const readUntil = new WeakMap<object, Map<number, Reading>>()

function readOn({ view: before, suspicions, moves }: Reading, message: FeedMessage<ShadowTypes>, readings: number): Reading {
  const view = foldMessage(seatRules, before, message)
  const { agents } = view.common
  if (before.common.agents.length === 0) return { view, suspicions: Array.from({ length: view.common.seats }, () => agents.map(() => 0)), moves }
  const move = moveIn(message.facts as readonly ShadowOpenFact[])
  if (!move) return { view, suspicions, moves }
  // Named by the number of the move and not of the message: feeds of several viewers are numbered differently.
  const fit = fitOf(move, before.common, readings, quickChance(`reading ${moves}`))
  const added = suspicions.map((ofSeat, seat) => (seat === move.seat ? ofSeat.map((sum, agent) => sum + fit[agent]!) : ofSeat))
  return { view, suspicions: added, moves: moves + 1 }
}

/** What somebody chose to do, if it moved agents. */
interface SeenMove {
  readonly seat: Seat
  readonly points?: ByAgent
  readonly card?: { readonly to: ByAgent }
}
function moveIn(facts: readonly ShadowOpenFact[]): SeenMove | undefined {
  for (const fact of facts) {
    if (fact.kind === 'timeRanOut') return undefined
    if (fact.kind === 'pointsSpent') return { seat: fact.seat, points: fact.points }
    if (fact.kind === 'agentsMoved') return { seat: fact.seat, card: { to: fact.to } }
  }
  return undefined
}
function fitOf({ points, card }: SeenMove, common: ShadowCommon, readings: number, chance: Chance): readonly number[] {
  const before = trialBoardOf(common)
  if (card) {
    const after = copyOf(before)
    for (const [i, agent] of common.agents.entries()) if (card.to[agent] !== undefined) placeOn(after, i, card.to[agent])
    return fitsOf([after, before])[0]!
  }
  const ways = spendsFor(common.agents.length, common.roll!, common.options.cards)
  const others = Array.from({ length: Math.min(readings, ways.length) }, () => spent(before, chance.pick(ways)))
  const done = spent(
    before,
    common.agents.map((agent) => points?.[agent] ?? 0),
  )
  return fitsOf([done, ...others])[0]!
}
function spent(before: TrialBoard, spend: Spend): TrialBoard {
  const board = copyOf(before)
  spendOn(board, spend)
  return board
}

/** For each of these boards: how well having chosen it, and none of the others, would fit each agent. */
export function fitsOf(boards: readonly TrialBoard[]): number[][] {
  const likings = boards.map(likingsOf)
  const sums = new Array<number>(boards[0]!.at.length).fill(0)
  for (const liking of likings) addTo(sums, liking)
  return likings.map((liking) => liking.map((share, agent) => Math.log((share * boards.length) / sums[agent]!)))
}
/** How much the holder of each agent likes this board, once it is scored. */
function likingsOf(board: TrialBoard): number[] {
  const settled = copyOf(board)
  scoreIfDue(settled)
  return chancesOf(settled).map((chance, agent) => Math.exp(chance / CARELESSNESS + VANITY * worth(settled.at[agent]!)))
}
function addTo(sum: number[], more: readonly number[]): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += more[i]!
}

/** The probability that somebody who only watched would give to the seat running this agent. */
export function exposure(suspicion: readonly number[], agent: number): number {
  const most = Math.max(...suspicion)
  const weights = suspicion.map((fit) => Math.exp(fit - most))
  return weights[agent]! / weights.reduce((sum, weight) => sum + weight, 0)
}
