// One decision being told: what has been said so far, and the truth as it stands after it. Only `say` adds to it.
import { type Chance, fold } from '@safehouse/engine'
import { timeIsUp } from './deadlines.ts'
import { hand } from './hand.ts'
import { hidden } from './hidden.ts'
import type { Shadow, ShadowTruth, Tell } from './kinds.ts'
import { type Table, table } from './table.ts'

/** What folding needs of a game. The game itself is made of this, so it cannot be imported here. */
const folds = { table, hand, hidden }

export class Story {
  /** After everything that was told: one decision may recruit an agent and end the game. */
  truth: ShadowTruth
  readonly chance: Chance
  readonly now: number
  readonly told: Tell[] = []

  constructor(truth: ShadowTruth, chance: Chance, now: number) {
    this.truth = truth
    this.chance = chance
    this.now = now
  }
  get table(): Table {
    return this.truth.table
  }
  say(tell: Tell): void {
    this.told.push(tell)
    this.truth = fold<Shadow>(folds, this.truth, [tell])
  }
  sayAll(told: readonly Tell[]): void {
    for (const tell of told) this.say(tell)
  }
  /** When the time for a decision that is asked now will be up. */
  get until(): number | null {
    return timeIsUp(this.table.options, this.now)
  }
}
