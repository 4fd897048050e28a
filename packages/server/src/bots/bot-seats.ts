// The bots of one live game: asks for a move whenever a bot's seat has heard something, waits as a person would, and acts.
// A bot's action goes the way of everyone's; its id is made from the entry's number and the seat, so two nodes act once.
import { feedOf, hashOf, type Kinds, type Move, type Seat, seenBy } from '@safehouse/engine'
import type { BotPace } from '@safehouse/protocol'
import type { Cancel, Clock } from '../clock.ts'
import type { LiveGame } from '../table/live-game.ts'
import type { Level, Thinker } from './thinker.ts'

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
  cancel: Cancel
}

const quickest = 150
/** A bot with nothing to do now is asked again later, ever more seldom: time alone may change its mind. */
const askAgain = { first: 2000, longest: 60_000 }

export class BotSeats {
  private readonly plans = new Map<Seat, Plan>()
  private readonly seed: string

  constructor(
    private readonly game: LiveGame,
    private readonly table: BotTable,
  ) {
    this.seed = hashOf(`bots ${game.play.seed}`)
  }

  /** The game went on, or who is a bot has changed. */
  update(playing: boolean): void {
    for (let seat = 0; seat < this.game.play.setup.seats; seat++) {
      const plan = this.plans.get(seat)
      const asked = playing && this.table.isBot(seat)
      if (plan && asked && plan.heard === this.game.heard(seat)) continue
      plan?.cancel()
      this.plans.delete(seat)
      if (asked && this.hasChoices(seat)) this.plan(seat, 'normal', askAgain.first)
    }
  }
  stop(): void {
    this.update(false)
  }

  private hasChoices(seat: Seat): boolean {
    return this.game.play.game.choices(seenBy(this.game.play.truth, seat)).length > 0
  }
  private plan(seat: Seat, level: Level, again: number): void {
    const plan: Plan = { heard: this.game.heard(seat), cancel: () => {} }
    this.plans.set(seat, plan)
    void this.think(seat, level).then((answer) => {
      if (this.plans.get(seat) !== plan) return
      if (answer) plan.cancel = this.table.clock.after(answer.wait, () => void this.act(seat, plan, answer.move, level))
      else plan.cancel = this.table.clock.after(again, () => this.plan(seat, level, Math.min(2 * again, askAgain.longest)))
    })
  }
  private async think(seat: Seat, level: Level): Promise<{ move: Move<Kinds>; wait: number } | undefined> {
    const { play, now } = this.game
    const feed = feedOf(play.entries, seat)
    const question = { game: play.game.id, setup: play.setup, seat, feed, now, level, seed: this.seed }
    const asked = this.table.clock.now()
    let move: Move<Kinds> | undefined
    try {
      move = await this.table.thinker.think(question)
    } catch (problem) {
      this.table.failed(problem)
      move = await this.table.thinker.think({ ...question, level: 'random' }).catch(() => undefined)
    }
    if (!move) return undefined
    const takes = this.table.pace() === 'human' ? move.takes : Math.max(quickest, move.takes / 5)
    return { move, wait: Math.max(0, takes - (this.table.clock.now() - asked)) }
  }
  private async act(seat: Seat, plan: Plan, { action }: Move<Kinds>, level: Level): Promise<void> {
    try {
      const refusal = await this.game.act(seat, `bot-${this.game.play.entries.length}-${seat}`, action)
      if (!refusal || this.plans.get(seat) !== plan) return
      this.table.failed(new Error(`refused by ${refusal.rule}`))
      if (level !== 'random') this.plan(seat, 'random', askAgain.first)
    } catch (problem) {
      this.table.failed(problem)
      if (this.plans.get(seat) === plan) plan.cancel = this.table.clock.after(askAgain.first, () => this.plan(seat, level, askAgain.first))
    }
  }
}
