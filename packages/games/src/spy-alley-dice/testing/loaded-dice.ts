// For tests: the game with loaded dice. With fair ones random players hardly ever roll five alike, and the conformance
// checks would see few missions.
import type { Chance, Game } from '@safehouse/engine'
import { spyAlleyDice } from '../game.ts'
import { spies } from '../spies.ts'
import type { AlleyTypes } from '../types.ts'

/** Of several spies to pick from, mostly the last one: Spanish on the dice. */
const load = (chance: Chance): Chance => ({
  below: (n) => chance.below(n),
  shuffle: (list) => chance.shuffle(list),
  pick: (list) => (list.length === spies.length && chance.below(10) > 0 ? list[spies.length - 1]! : chance.pick(list)),
})

export const loaded: Game<AlleyTypes> = {
  ...spyAlleyDice,
  id: 'spy-alley-dice with loaded dice',
  options: { decisionSeconds: { kind: 'number', min: 0, max: 300, default: 1 } },
  decide: (truth, input, chance, now) => spyAlleyDice.decide(truth, input, load(chance), now),
}
