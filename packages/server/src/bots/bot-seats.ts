// The bots of one live game: asks for a move whenever a bot's seat has heard something, waits as a person would, and acts.
// A bot's action goes the way of everyone's; its id is made from the entry's number and the seat, so two nodes act once, and
// has a sign in it that no client may send. What a bot hears in secret must not change when it does what all wait for, nor
// may the time that a service takes to find words for it.
import { type AnyChoice, type BotMove, feedOf, type GameTypes, permits, type Seat, sha256Hex, viewOfSeat } from '@safehouse/engine'
import type { BotPace } from '@safehouse/protocol'
import type { Cancel, Clock } from '../clock.ts'
import type { LiveMatch } from '../table/live-match.ts'
import type { BotQuestion, Level, Thinker, Thought } from './thinker.ts'

export interface BotTable {
  readonly thinker: Thinker
  readonly clock: Clock
  pace(): BotPace
  isBot(seat: Seat): boolean
  /** A bot failed; the table goes on with a random move. */
  failed(problem: unknown): void
}
interface Plan {
  readonly heard: number
  /** How much everybody had heard. */
  readonly aloud: number
  cancel: Cancel
  /** Known once the bot has thought, until it acts. */
  next?: Next | undefined
}
interface Next {
  readonly move: BotMove<GameTypes>
  readonly due: number
}
/** The question that all wait for a seat with, and since when. */
interface Awaited {
  readonly question: string
  readonly since: number
}

const quickest = 150
const quicker = 5
/** A bot with nothing to do now is asked again later, ever more seldom: time alone may change its mind. */
const askAgain = { first: 2000, longest: 60_000 }
/** So long others may look for words, and so long before the bot speaks they must have them. */
const wording = { longest: 3000, ahead: 100 }
/** Sooner than this a bot may not be done with thinking again. */
const imminent = 1000

export class BotSeats {
  private readonly plans = new Map<Seat, Plan>()
  private readonly awaited = new Map<Seat, Awaited>()
  private readonly seed: string

  constructor(
    private readonly game: LiveMatch,
    private readonly table: BotTable,
  ) {
    this.seed = sha256Hex(`bots ${game.match.seed}`)
  }

  /** The game went on, or who is a bot has changed. */
  update(playing: boolean): void {
    for (let seat = 0; seat < this.game.match.setup.seats; seat++) {
      const plan = this.plans.get(seat)
      const asked = playing && this.table.isBot(seat)
      if (plan && asked && (plan.heard === this.game.heard(seat) || this.stands(seat, plan))) continue
      plan?.cancel()
      this.plans.delete(seat)
      if (!asked) this.awaited.delete(seat)
      if (asked && this.isAsked(seat)) this.plan(seat, 'normal', askAgain.first)
    }
  }
  stop(): void {
    this.update(false)
  }

  /** What all wait for and comes in a moment is not put off for a whisper: that is thought about afterwards. */
  private stands(seat: Seat, { next, aloud }: Plan): boolean {
    if (!next || next.due - this.table.clock.now() > imminent || aloud !== this.game.heard('spectator')) return false
    return permits(
      this.choices(seat).filter(({ standing }) => !standing),
      next.move.action,
    )
  }
  private choices(seat: Seat) {
    const { game, truth } = this.game.match
    return game.choices(viewOfSeat(truth, seat))
  }
  /** There is something it may do. Notes what all wait for, when it is new. */
  private isAsked(seat: Seat): boolean {
    const choices: readonly AnyChoice[] = this.choices(seat)
    const question = choices.find(({ standing }) => !standing)?.question
    if (question !== undefined && this.awaited.get(seat)?.question !== question) this.awaited.set(seat, { question, since: this.table.clock.now() })
    return choices.length > 0
  }
  private plan(seat: Seat, level: Level, again: number): void {
    const stop = new AbortController()
    const plan: Plan = { heard: this.game.heard(seat), aloud: this.game.heard('spectator'), cancel: () => stop.abort() }
    this.plans.set(seat, plan)
    void this.think(seat, level, stop).then((next) => {
      if (this.plans.get(seat) !== plan) return
      const { clock } = this.table
      plan.next = next
      if (next) plan.cancel = clock.after(Math.max(0, next.due - clock.now()), () => void this.act(seat, plan, next.move, level))
      else plan.cancel = clock.after(again, () => this.plan(seat, level, Math.min(2 * again, askAgain.longest)))
    })
  }
  private async think(seat: Seat, level: Level, stop: AbortController): Promise<Next | undefined> {
    const { match, now } = this.game
    const feed = feedOf(match.entries, seat)
    const question = { game: match.game.id, setup: match.setup, seat, feed, now, level, seed: this.seed }
    const asked = this.table.clock.now()
    let thought: Thought | undefined
    try {
      thought = await this.table.thinker.think(question)
    } catch (problem) {
      this.table.failed(problem)
      thought = await this.table.thinker.think({ ...question, level: 'random' }).catch(() => undefined)
    }
    if (!thought) return undefined
    const due = this.dueAt(seat, thought, asked)
    return { move: await this.reworded(question, thought, due, stop), due }
  }
  /** Words are looked for while the bot would be silent anyway; when it speaks does not depend on whether any were found. */
  private async reworded(question: BotQuestion, thought: Thought, due: number, stop: AbortController): Promise<BotMove<GameTypes>> {
    const { clock, thinker } = this.table
    const within = Math.min(wording.longest, due - wording.ahead - clock.now())
    if (!thought.brief || !thinker.reword || within <= 0) return thought
    const timeIsUp = clock.after(within, () => stop.abort(new DOMException('too slow', 'TimeoutError')))
    return thinker.reword(question, thought, stop.signal).finally(timeIsUp)
  }
  /** The quick pace shortens the whole time for a question, however often the bot was asked in between. */
  private dueAt(seat: Seat, { action, delayMs }: BotMove<GameTypes>, asked: number): number {
    if (this.table.pace() === 'human') return asked + delayMs
    const awaited = this.awaited.get(seat)
    const since = awaited?.question === action.question ? awaited.since : asked
    return since + Math.max(quickest, (asked + delayMs - since) / quicker)
  }
  private async act(seat: Seat, plan: Plan, { action }: BotMove<GameTypes>, level: Level): Promise<void> {
    plan.next = undefined
    try {
      const refusal = await this.game.act(seat, `bot:${this.game.match.entries.length}:${seat}`, action)
      if (!refusal || this.plans.get(seat) !== plan) return
      this.table.failed(new Error(`refused by ${refusal.rule}`))
      if (level !== 'random') this.plan(seat, 'random', askAgain.first)
    } catch (problem) {
      this.table.failed(problem)
      if (this.plans.get(seat) === plan) plan.cancel = this.table.clock.after(askAgain.first, () => this.plan(seat, level, askAgain.first))
    }
  }
}
