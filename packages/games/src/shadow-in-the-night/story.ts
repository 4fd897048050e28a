// One decision being told: what has been said so far, and the truth as it stands after it. Only `say` adds to it.
import { type Chance, foldFacts } from '@safehouse/engine'
import { common, type ShadowCommon } from './common.ts'
import { timeIsUp } from './deadlines.ts'
import { hand } from './hand.ts'
import { hidden } from './hidden.ts'
import type { ShadowToldFact, ShadowTruth, ShadowTypes } from './types.ts'

/** What folding needs of a game. The game itself is made of this, so it cannot be imported here. */
const folds = { common, hand, hidden }

export class Story {
  /** After everything that was told: one decision may recruit an agent and end the game. */
  truth: ShadowTruth
  readonly chance: Chance
  readonly now: number
  readonly told: ShadowToldFact[] = []

  constructor(truth: ShadowTruth, chance: Chance, now: number) {
    this.truth = truth
    this.chance = chance
    this.now = now
  }
  get common(): ShadowCommon {
    return this.truth.common
  }
  say(tell: ShadowToldFact): void {
    this.told.push(tell)
    this.truth = foldFacts<ShadowTypes>(folds, this.truth, [tell])
  }
  sayAll(told: readonly ShadowToldFact[]): void {
    for (const tell of told) this.say(tell)
  }
  /** When the time for a decision that is asked now will be up. */
  get until(): number | null {
    return timeIsUp(this.common.options, this.now)
  }
}
