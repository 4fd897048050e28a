// Collects the facts of one decision, and folds each of them at once: rules that follow in the same decision see the truth after
// it. A decision of this game may move an agent, score, call for dossiers and begin the next turn.
import { type Chance, foldFacts, type Seat, sceneMs } from '@safehouse/engine'
import { decisionEndsAt, type Until } from '../clock.ts'
import { common, type ShadowCommon } from './common.ts'
import { hand } from './hand.ts'
import { hidden } from './hidden.ts'
import { scene } from './scenes.ts'
import type { ShadowToldFact, ShadowTruth, ShadowTypes } from './types.ts'

/** The folds of the game. The game itself imports this file, so it cannot be imported here. */
const folds = { common, hand, hidden }

export class DecisionBuilder {
  /** The truth after all facts collected so far. */
  truth: ShadowTruth
  readonly chance: Chance
  readonly now: number
  readonly told: ShadowToldFact[] = []
  private readonly before: ShadowCommon

  constructor(truth: ShadowTruth, chance: Chance, now: number) {
    this.truth = truth
    this.chance = chance
    this.now = now
    this.before = truth.common
  }
  get common(): ShadowCommon {
    return this.truth.common
  }
  add(fact: ShadowToldFact): void {
    this.told.push(fact)
    this.truth = foldFacts<ShadowTypes>(folds, this.truth, [fact])
  }
  addAll(facts: readonly ShadowToldFact[]): void {
    for (const fact of facts) this.add(fact)
  }
  /** SN-46: when the time for a decision that these seats are asked for now is up. It begins when what led to it has been shown. */
  decisionEndsFor(...askedSeats: readonly Seat[]): Until {
    const openFacts = this.told.flatMap((toldFact) => (toldFact.channel === 'open' ? [toldFact.fact] : []))
    const shownScene = scene(openFacts, this.before, this.common)
    return decisionEndsAt(this.common.clock, this.now + (shownScene ? sceneMs(shownScene) : 0), askedSeats)
  }
}
