// Bots against bots on a virtual clock: each move says how long it takes, and when no seat acts the clock jumps to the
// next deadline. Same secret, same bots, same game.
import { type Bot, botChance, botsOwn, type Move, type Seen } from './bot.ts'
import type { Entry, Game, Kinds, Seat, Setup } from './contract.ts'
import { feedOf, hears } from './feed.ts'
import { seenBy } from './fold.ts'
import { act, deal, firstDeadline, type Play, passTime } from './play.ts'
import { seedOf } from './proof.ts'

export const simulationStart = Date.UTC(2026, 0, 1)

export interface Simulation<K extends Kinds> {
  readonly game: Game<K>
  readonly setup: Setup<K>
  readonly secret: string
  /** One a seat. */
  readonly bots: readonly Bot<K>[]
  /** More decisions than any honest game takes: a game that reaches it is stuck. */
  readonly limit?: number
  onDecision?(play: Play<K>, now: number): void
}

export function simulate<K extends Kinds>(simulation: Simulation<K>): Play<K> {
  const { game, setup, secret, limit = 20_000 } = simulation
  const play = deal(game, setup, seedOf(secret, []), simulationStart)
  const moves: (PlannedMove<K> | undefined)[] = new Array(setup.seats)
  const minds = Array.from({ length: setup.seats }, (_, seat): Mind => ({ seat, own: botsOwn(secret, seat), heard: 1 }))
  let now = simulationStart
  for (const mind of minds) moves[mind.seat] = plan(simulation, play, mind, now)
  while (!game.outcome(play.truth.table)) {
    if (play.entries.length >= limit) throw new Error(`${game.id}: no end after ${limit} decisions (secret ${secret})`)
    const before = play.entries.length
    const next = earliest(moves)
    const deadline = firstDeadline(game, play.truth)
    if (deadline && (!next || deadline.at <= next.due)) {
      now = Math.max(now, deadline.at)
      passTime(play, now)
    } else if (next) {
      now = next.due
      const refusal = act(play, next.seat, next.move.action, now)
      if (refusal) throw new Error(`${game.id}: a bot's action was refused: ${JSON.stringify({ ...next, refusal })}`)
      if (play.entries.length === before) throw new Error(`${game.id}: an action left no entry`)
      moves[next.seat] = undefined
    } else throw new Error(`${game.id}: stuck, nobody moves and no deadline runs (secret ${secret})`)
    simulation.onDecision?.(play, now)
    for (const mind of minds) {
      const news = countNews(play.entries, before, mind.seat)
      mind.heard += news
      if (news > 0 || moves[mind.seat] === undefined) moves[mind.seat] = plan(simulation, play, mind, now)
    }
  }
  return play
}

interface Mind {
  readonly seat: Seat
  readonly own: string
  heard: number
}
interface PlannedMove<K extends Kinds> {
  readonly seat: Seat
  readonly due: number
  readonly move: Move<K>
}
function plan<K extends Kinds>(
  { game, setup, secret, bots }: Simulation<K>,
  play: Play<K>,
  { seat, own, heard }: Mind,
  now: number,
): PlannedMove<K> | undefined {
  const view = seenBy(play.truth, seat)
  const choices = game.choices(view)
  if (choices.length === 0) return undefined
  const seen: Seen<K> = {
    game,
    setup,
    seat,
    now,
    own,
    view,
    choices,
    feed() {
      return feedOf(play.entries, seat)
    },
  }
  const move = bots[seat]!(seen, botChance(secret, seat, heard))
  return move && { seat, due: now + Math.max(1, move.takes), move }
}
function earliest<K extends Kinds>(moves: readonly (PlannedMove<K> | undefined)[]): PlannedMove<K> | undefined {
  let first: PlannedMove<K> | undefined
  for (const move of moves) if (move && (!first || move.due < first.due)) first = move
  return first
}
function countNews<K extends Kinds>(entries: readonly Entry<K>[], from: number, seat: Seat): number {
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
