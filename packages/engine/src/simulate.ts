// Simulation: bots play a match on a virtual clock. Each move takes as long as its bot says; when no bot moves, the clock jumps to
// the next deadline. The same secret and bots give the same match.
import { type Bot, type BotInput, type BotMove, botChance, deriveBotSecret } from './bot.ts'
import type { Entry, Game, GameTypes, Seat, Setup } from './contract.ts'
import { feedOf, hears } from './feed.ts'
import { viewOfSeat } from './fold.ts'
import { act, advanceTime, dealMatch, firstDeadline, type Match, resumeMatch } from './match.ts'
import { deriveSeed, type Entropy } from './proof.ts'

export const SIMULATION_START_MS = Date.UTC(2026, 0, 1)

export interface Simulation<K extends GameTypes> {
  readonly game: Game<K>
  readonly setup: Setup<K>
  readonly secret: string
  /** What devices added to the seed; nothing by default. */
  readonly entropy?: Entropy
  /** The log of a match that is played on, with new chance, instead of a deal. */
  readonly from?: readonly Entry<K>[]
  /** One for each seat. */
  readonly bots: readonly Bot<K>[]
  /** Who plays, as everybody knows; nothing is known by default. */
  readonly company?: Pick<BotInput<K>, 'humans' | 'characters'>
  /** More decisions than any sound game takes; a match that reaches it is stuck. */
  readonly maxDecisions?: number
  onDecision?(match: Match<K>, now: number): void
}

export function simulate<K extends GameTypes>(simulation: Simulation<K>): Match<K> {
  const { game, setup, secret, entropy = [], from, maxDecisions = 20_000 } = simulation
  const seed = deriveSeed(secret, entropy)
  const match = from ? resumeMatch(game, setup, seed, from) : dealMatch(game, setup, seed, SIMULATION_START_MS)
  const moves: (PlannedMove<K> | undefined)[] = new Array(setup.seats)
  const seats = Array.from(
    { length: setup.seats },
    (_, seat): BotSeat => ({
      seat,
      botSecret: deriveBotSecret(secret, seat),
      feedLength: countMessages(match.entries, 0, seat),
    }),
  )
  let now = match.entries.at(-1)!.at
  for (const simulatedSeat of seats) moves[simulatedSeat.seat] = planMove(simulation, match, simulatedSeat, now)
  while (!game.outcome(match.truth.common)) {
    if (match.entries.length >= maxDecisions) throw new Error(`${game.id}: no end after ${maxDecisions} decisions (secret ${secret})`)
    const before = match.entries.length
    const next = earliestMove(moves)
    const deadline = firstDeadline(game, match.truth)
    if (deadline && (!next || deadline.at <= next.due)) {
      now = Math.max(now, deadline.at)
      advanceTime(match, now)
    } else if (next) {
      now = next.due
      const refusal = act(match, next.seat, next.move.action, now)
      if (refusal) throw new Error(`${game.id}: a bot's action was refused: ${JSON.stringify({ ...next, refusal })}`)
      if (match.entries.length === before) throw new Error(`${game.id}: an action left no entry`)
      moves[next.seat] = undefined
    } else throw new Error(`${game.id}: stuck, nobody moves and no deadline runs (secret ${secret})`)
    simulation.onDecision?.(match, now)
    for (const simulatedSeat of seats) {
      const messages = countMessages(match.entries, before, simulatedSeat.seat)
      simulatedSeat.feedLength += messages
      if (messages > 0 || moves[simulatedSeat.seat] === undefined) moves[simulatedSeat.seat] = planMove(simulation, match, simulatedSeat, now)
    }
  }
  return match
}

interface BotSeat {
  readonly seat: Seat
  readonly botSecret: string
  /** Number of messages that the seat was sent so far. */
  feedLength: number
}
interface PlannedMove<K extends GameTypes> {
  readonly seat: Seat
  readonly due: number
  readonly move: BotMove<K>
}
function planMove<K extends GameTypes>(
  { game, setup, secret, bots, company }: Simulation<K>,
  match: Match<K>,
  { seat, botSecret, feedLength }: BotSeat,
  now: number,
): PlannedMove<K> | undefined {
  const view = viewOfSeat(match.truth, seat)
  const choices = game.choices(view)
  if (choices.length === 0) return undefined
  const input: BotInput<K> = {
    game,
    setup,
    seat,
    now,
    botSecret,
    view,
    choices,
    feed() {
      return feedOf(match.entries, seat)
    },
    ...company,
  }
  const move = bots[seat]!(input, botChance(secret, seat, feedLength))
  return move && { seat, due: now + Math.max(1, move.delayMs), move }
}
function earliestMove<K extends GameTypes>(moves: readonly (PlannedMove<K> | undefined)[]): PlannedMove<K> | undefined {
  let first: PlannedMove<K> | undefined
  for (const move of moves) if (move && (!first || move.due < first.due)) first = move
  return first
}
/** Number of entries, from index `from` on, that tell the seat something. */
function countMessages<K extends GameTypes>(entries: readonly Entry<K>[], from: number, seat: Seat): number {
  let messages = 0
  for (let i = from; i < entries.length; i++) {
    for (const told of entries[i]!.told) {
      if (!hears(told, seat)) continue
      messages++
      break
    }
  }
  return messages
}
