// One decision being told: what has been said so far, and the table as it stands after it. Only `say` adds to it.
import type { Chance } from '@safehouse/engine'
import { timeIsUp } from './deadlines.ts'
import type { ShadowTruth, Tell } from './kinds.ts'
import { heardBy, type Table } from './table.ts'

export class Story {
  /** As it was before this decision. */
  readonly truth: ShadowTruth
  readonly chance: Chance
  readonly now: number
  readonly told: Tell[] = []
  table: Table

  constructor(truth: ShadowTruth, chance: Chance, now: number) {
    this.truth = truth
    this.table = truth.table
    this.chance = chance
    this.now = now
  }
  say(tell: Tell): void {
    this.told.push(tell)
    if (tell.channel === 'open') this.table = heardBy(this.table, tell.fact)
  }
  sayAll(told: readonly Tell[]): void {
    for (const tell of told) this.say(tell)
  }
  /** When the time for a decision that is asked now will be up. */
  get until(): number | null {
    return timeIsUp(this.table.options, this.now)
  }
}
