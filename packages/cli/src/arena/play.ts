// One match of the arena on a virtual clock. Like the engine's simulation, but agents may answer asynchronously and may be wrong: an
// illegal action is counted, and a random permitted one is taken in its place.
import {
  act,
  advanceTime,
  botChance,
  dealMatch,
  deriveBotSecret,
  deriveSeed,
  feedOf,
  firstDeadline,
  type GameTypes,
  hears,
  type Match,
  permits,
  randomBot,
  type Seat,
  SIMULATION_START_MS,
  viewOfSeat,
} from '@safehouse/engine'
import { matchSecret, type Series } from '../series.ts'
import type { Agent } from './agents.ts'

export interface SeatFigures {
  decisions: number
  illegal: number
  /** Time that the agent needed, in milliseconds of this machine. */
  thoughtMs: number
}
export interface PlayedMatch {
  readonly winners: readonly Seat[]
  readonly figures: readonly SeatFigures[]
}
interface Plan {
  readonly seat: Seat
  readonly due: number
  readonly action: unknown
}
const MAX_DECISIONS = 20_000

export async function playArenaMatch(series: Series, deal: number, agents: readonly Agent[]): Promise<PlayedMatch> {
  const { game, setup } = series
  const secret = matchSecret(series, deal)
  const match = dealMatch(game, setup, deriveSeed(secret, []), SIMULATION_START_MS)
  const figures = agents.map((): SeatFigures => ({ decisions: 0, illegal: 0, thoughtMs: 0 }))
  const heard = agents.map(() => 1)
  const plans: (Plan | undefined)[] = []
  let now = SIMULATION_START_MS
  const plan = async (seat: Seat) => {
    plans[seat] = await planMove(match, { seat, now, secret, heard: heard[seat]! }, agents[seat]!, figures[seat]!)
  }
  for (const seat of agents.keys()) await plan(seat)
  while (!game.outcome(match.truth.common)) {
    const before = match.entries.length
    if (before >= MAX_DECISIONS) throw new Error(`${game.id}: no end after ${MAX_DECISIONS} decisions`)
    const next = plans.filter((plan) => plan !== undefined).sort((a, b) => a.due - b.due || a.seat - b.seat)[0]
    const deadline = firstDeadline(game, match.truth)
    if (deadline && (!next || deadline.at <= next.due)) {
      now = Math.max(now, deadline.at)
      advanceTime(match, now)
    } else if (next) {
      now = next.due
      act(match, next.seat, next.action as GameTypes['action'], now)
      plans[next.seat] = undefined
    } else throw new Error(`${game.id}: nobody moves and no deadline runs`)
    for (const seat of agents.keys()) {
      const messages = match.entries.slice(before).filter(({ told }) => told.some((toldFact) => hears(toldFact, seat))).length
      heard[seat]! += messages
      if (messages > 0 || plans[seat] === undefined) await plan(seat)
    }
  }
  return { winners: game.outcome(match.truth.common)!.winners, figures }
}

interface Asked {
  readonly seat: Seat
  readonly now: number
  readonly secret: string
  readonly heard: number
}
/** Asks an agent for a move. An illegal one is counted, and replaced by a random permitted one. */
async function planMove(match: Match<GameTypes>, { seat, now, secret, heard }: Asked, agent: Agent, figures: SeatFigures): Promise<Plan | undefined> {
  const { game, setup } = match
  const view = viewOfSeat(match.truth, seat)
  const choices = game.choices(view)
  if (choices.length === 0) return undefined
  const input = { game, setup, seat, now, botSecret: deriveBotSecret(secret, seat), view, choices, feed: () => feedOf(match.entries, seat) }
  const begun = performance.now()
  const wish = await agent.decide(input, botChance(secret, seat, heard))
  figures.thoughtMs += performance.now() - begun
  figures.decisions++
  if (!wish) return undefined
  const due = now + Math.max(1, wish.delayMs)
  if (permits(choices, wish.action as GameTypes['action'])) return { seat, due, action: wish.action }
  figures.illegal++
  const instead = randomBot(input, botChance(`${secret} instead`, seat, heard))
  return instead && { seat, due, action: instead.action }
}
