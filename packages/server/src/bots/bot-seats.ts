// The bots of one match: asks for a move whenever a bot's seat has heard something, waits as long as a person would, and acts.
// A bot's action goes the same way as everyone's. Its id is made from the log's length and the seat, so that two nodes act once,
// and holds a `:`, which no client may send. When a bot acts must not depend on what it was whispered, nor on how long a language
// model takes to reword what it says.
import { type AnyChoice, type BotLevel, type BotMove, feedOf, type GameTypes, permits, type Seat, sha256Hex, viewOfSeat } from '@safehouse/engine'
import type { BotPace } from '@safehouse/protocol'
import type { Cancel, Clock } from '../clock.ts'
import type { Company } from '../lobby/company.ts'
import type { LiveMatch } from '../table/live-match.ts'
import type { BotQuestion, Level, Thinker, Thought } from './thinker.ts'

export interface BotTable {
  readonly thinker: Thinker
  readonly clock: Clock
  pace(): BotPace
  isBot(seat: Seat): boolean
  /** How well the bot on this seat plays. */
  level(seat: Seat): BotLevel
  company(): Company
  /** Wall time from which this bot may act: what people are being shown comes first. Infinity while the people have not gone on. */
  freeAt(seat: Seat): number
  /** Called when a bot failed; a random move is made in its place. */
  botFailed(problem: unknown): void
}
/** A seat's next move, being thought about or waiting to be made. */
interface Plan {
  /** How many messages the seat had heard when the bot was asked. */
  readonly heard: number
  /** How many messages spectators had heard: what everybody knew. */
  readonly openHeard: number
  cancel: Cancel
  /** Known once the bot has thought, until it acts. */
  next?: DecidedMove | undefined
  /** When the bot acts: when the move is due and people have seen what they are being shown. */
  actsAt?: number
}
interface DecidedMove {
  readonly move: BotMove<GameTypes>
  readonly due: number
  readonly level: Level
}
/** The question that keeps everybody waiting for a seat, and since when. */
interface Awaited {
  readonly question: string
  readonly since: number
}

/** At the quick pace: the shortest time for a move, and how many times faster than a person bots are. */
const QUICK_MIN_DELAY_MS = 150
const QUICK_SPEEDUP = 5
/** A bot that does not want to move now is asked again with exponential backoff: time alone may change its mind. */
const ASK_AGAIN_FIRST_MS = 2000
const ASK_AGAIN_MAX_MS = 60_000
/** How long rewording may take, and how long before the bot speaks it must be done. */
const REWORDING_TIMEOUT_MS = 3000
const REWORDING_MARGIN_MS = 100
/** A move that is due within this time is not planned anew: thinking again might take longer than that. */
const MOVE_IS_IMMINENT_MS = 1000

export class BotSeats {
  private readonly plans = new Map<Seat, Plan>()
  private readonly awaited = new Map<Seat, Awaited>()
  private readonly seed: string

  constructor(
    private readonly live: LiveMatch,
    private readonly table: BotTable,
  ) {
    this.seed = sha256Hex(`bots ${live.match.seed}`)
  }

  /** To be called when the match went on, was paused or stopped, or when it has changed who is a bot. */
  update(isPlaying: boolean): void {
    for (let seat = 0; seat < this.live.match.setup.seats; seat++) {
      const plan = this.plans.get(seat)
      const isBot = isPlaying && this.table.isBot(seat)
      if (plan && isBot && (plan.heard === this.live.messageCount(seat) || this.isStillValid(seat, plan))) continue
      plan?.cancel()
      this.plans.delete(seat)
      if (!isBot) this.awaited.delete(seat)
      if (isBot && this.noteAwaitedQuestion(seat)) this.plan(seat, this.table.level(seat), ASK_AGAIN_FIRST_MS)
    }
  }
  stop(): void {
    this.update(false)
  }
  /** To be called when it may have changed until when bots wait for people. */
  retime(): void {
    for (const [seat, plan] of this.plans) {
      if (!plan.next) continue
      plan.cancel()
      this.setAlarm(seat, plan, plan.next)
    }
  }

  /** Whether an imminent move is made as planned although the seat was whispered something: a delay would show that it was. */
  private isStillValid(seat: Seat, { next, openHeard, actsAt = 0 }: Plan): boolean {
    if (!next || actsAt - this.table.clock.now() > MOVE_IS_IMMINENT_MS || openHeard !== this.live.messageCount('spectator')) return false
    return permits(
      this.choices(seat).filter(({ standing }) => !standing),
      next.move.action,
    )
  }
  private choices(seat: Seat) {
    const { game, truth } = this.live.match
    return game.choices(viewOfSeat(truth, seat))
  }
  /** Notes since when everybody waits for this seat. False if there is nothing it may do. */
  private noteAwaitedQuestion(seat: Seat): boolean {
    const choices: readonly AnyChoice[] = this.choices(seat)
    const question = choices.find(({ standing }) => !standing)?.question
    if (question !== undefined && this.awaited.get(seat)?.question !== question) this.awaited.set(seat, { question, since: this.table.clock.now() })
    return choices.length > 0
  }
  private plan(seat: Seat, level: Level, retryMs: number): void {
    const stop = new AbortController()
    const plan: Plan = { heard: this.live.messageCount(seat), openHeard: this.live.messageCount('spectator'), cancel: () => stop.abort() }
    this.plans.set(seat, plan)
    void this.think(seat, level, stop).then((next) => {
      if (this.plans.get(seat) !== plan) return
      const { clock } = this.table
      plan.next = next
      if (next) this.setAlarm(seat, plan, next)
      else plan.cancel = clock.after(retryMs, () => this.plan(seat, level, Math.min(2 * retryMs, ASK_AGAIN_MAX_MS)))
    })
  }
  /** Sets the time of a planned move. None is set while the people have not gone on: `retime` does it then. */
  private setAlarm(seat: Seat, plan: Plan, next: DecidedMove): void {
    const { clock } = this.table
    plan.actsAt = Math.max(next.due, this.table.freeAt(seat))
    const isWaiting = plan.actsAt === Number.POSITIVE_INFINITY
    plan.cancel = isWaiting ? () => {} : clock.after(Math.max(0, plan.actsAt - clock.now()), () => void this.act(seat, plan, next))
  }
  private async think(seat: Seat, level: Level, stop: AbortController): Promise<DecidedMove | undefined> {
    const { match, now } = this.live
    const feed = feedOf(match.entries, seat)
    const question = { game: match.game.id, setup: match.setup, seat, feed, now, level, seed: this.seed, ...this.table.company() }
    const askedAt = this.table.clock.now()
    let thought: Thought | undefined
    try {
      thought = await this.table.thinker.think(question)
    } catch (problem) {
      this.table.botFailed(problem)
      thought = await this.table.thinker.think({ ...question, level: 'random' }).catch(() => undefined)
    }
    if (!thought) return undefined
    const due = this.dueAt(seat, thought, askedAt)
    return { move: await this.reword(question, thought, due, stop), due, level }
  }
  /** Has the move reworded in the time before it is due; when the bot speaks does not depend on the result. */
  private async reword(question: BotQuestion, thought: Thought, due: number, stop: AbortController): Promise<BotMove<GameTypes>> {
    const { clock, thinker } = this.table
    const availableMs = Math.min(REWORDING_TIMEOUT_MS, due - REWORDING_MARGIN_MS - clock.now())
    if (!thought.brief || !thinker.reword || availableMs <= 0) return thought
    const cancelTimeout = clock.after(availableMs, () => stop.abort(new DOMException('too slow', 'TimeoutError')))
    return thinker.reword(question, thought, stop.signal).finally(cancelTimeout)
  }
  /** When to make the move. The quick pace shortens the whole time since the question came up, however often the bot was asked since. */
  private dueAt(seat: Seat, { action, delayMs }: BotMove<GameTypes>, askedAt: number): number {
    if (this.table.pace() === 'human') return askedAt + delayMs
    const awaited = this.awaited.get(seat)
    const since = awaited?.question === action.question ? awaited.since : askedAt
    return since + Math.max(QUICK_MIN_DELAY_MS, (askedAt + delayMs - since) / QUICK_SPEEDUP)
  }
  private async act(seat: Seat, plan: Plan, { move: { action }, level }: DecidedMove): Promise<void> {
    plan.next = undefined
    try {
      const refusal = await this.live.act(seat, `bot:${this.live.match.entries.length}:${seat}`, action)
      if (!refusal || this.plans.get(seat) !== plan) return
      this.table.botFailed(new Error(`refused by ${refusal.rule}`))
      if (level !== 'random') this.plan(seat, 'random', ASK_AGAIN_FIRST_MS)
    } catch (problem) {
      this.table.botFailed(problem)
      if (this.plans.get(seat) === plan) plan.cancel = this.table.clock.after(ASK_AGAIN_FIRST_MS, () => this.plan(seat, level, ASK_AGAIN_FIRST_MS))
    }
  }
}
