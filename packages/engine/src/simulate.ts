// Bots against bots on a virtual clock: each move says how long it takes, and when no seat acts the clock jumps to the
// next deadline. Same secret, same bots, same game.
import { type Bot, type BotInput, type BotMove, botChance, deriveBotSecret } from './bot.ts'
import type { Entry, Game, GameTypes, Seat, Setup } from './contract.ts'
import { feedOf, hears } from './feed.ts'
import { viewOfSeat } from './fold.ts'
import { act, advanceTime, dealMatch, firstDeadline, type Match } from './match.ts'
import { deriveSeed } from './proof.ts'

export const SIMULATION_START_MS = Date.UTC(2026, 0, 1)

export interface Simulation<K extends GameTypes> {
  readonly game: Game<K>
  readonly setup: Setup<K>
  readonly secret: string
  /** One a seat. */
  readonly bots: readonly Bot<K>[]
  /** More decisions than any honest game takes: a game that reaches it is stuck. */
  readonly limit?: number
  onDecision?(match: Match<K>, now: number): void
}

export function simulate<K extends GameTypes>(simulation: Simulation<K>): Match<K> {
  const { game, setup, secret, limit = 20_000 } = simulation
  const match = dealMatch(game, setup, deriveSeed(secret, []), SIMULATION_START_MS)
  const moves: (PlannedMove<K> | undefined)[] = new Array(setup.seats)
  const minds = Array.from({ length: setup.seats }, (_, seat): Mind => ({ seat, botSecret: deriveBotSecret(secret, seat), heard: 1 }))
  let now = SIMULATION_START_MS
  for (const mind of minds) moves[mind.seat] = plan(simulation, match, mind, now)
  while (!game.outcome(match.truth.common)) {
    if (match.entries.length >= limit) throw new Error(`${game.id}: no end after ${limit} decisions (secret ${secret})`)
    const before = match.entries.length
    const next = earliest(moves)
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
    for (const mind of minds) {
      const news = countNews(match.entries, before, mind.seat)
      mind.heard += news
      if (news > 0 || moves[mind.seat] === undefined) moves[mind.seat] = plan(simulation, match, mind, now)
    }
  }
  return match
}

interface Mind {
  readonly seat: Seat
  readonly botSecret: string
  heard: number
}
interface PlannedMove<K extends GameTypes> {
  readonly seat: Seat
  readonly due: number
  readonly move: BotMove<K>
}
function plan<K extends GameTypes>(
  { game, setup, secret, bots }: Simulation<K>,
  match: Match<K>,
  { seat, botSecret, heard }: Mind,
  now: number,
): PlannedMove<K> | undefined {
  const view = viewOfSeat(match.truth, seat)
  const choices = game.choices(view)
  if (choices.length === 0) return undefined
  const seen: BotInput<K> = {
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
  }
  const move = bots[seat]!(seen, botChance(secret, seat, heard))
  return move && { seat, due: now + Math.max(1, move.delayMs), move }
}
function earliest<K extends GameTypes>(moves: readonly (PlannedMove<K> | undefined)[]): PlannedMove<K> | undefined {
  let first: PlannedMove<K> | undefined
  for (const move of moves) if (move && (!first || move.due < first.due)) first = move
  return first
}
function countNews<K extends GameTypes>(entries: readonly Entry<K>[], from: number, seat: Seat): number {
  let news = 0
  for (let i = from; i < entries.length; i++) {
    for (const told of entries[i]!.told) {
      if (!hears(told, seat)) continue
      news++
      break
    }
  }
  return news
}
