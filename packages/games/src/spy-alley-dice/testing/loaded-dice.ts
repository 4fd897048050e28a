// For tests: Spy Alley Dice with loaded dice. With fair ones random players hardly ever roll five alike, and the conformance
// checks would see few missions.
import type { Chance, Game } from '@safehouse/engine'
import { spyAlleyDice } from '../game.ts'
import { spies } from '../spies.ts'
import type { AlleyTypes } from '../types.ts'

/** Chance that picks the last spy nine times out of ten when a die is rolled. */
const favourLastSpy = (chance: Chance): Chance => ({
  below: (n) => chance.below(n),
  shuffle: (list) => chance.shuffle(list),
  pick: (list) => (list.length === spies.length && chance.below(10) > 0 ? list[spies.length - 1]! : chance.pick(list)),
})

export const spyAlleyDiceWithLoadedDice: Game<AlleyTypes> = {
  ...spyAlleyDice,
  id: 'spy-alley-dice with loaded dice',
  options: { decisionSeconds: { kind: 'number', min: 0, max: 300, default: 1 } },
  decide: (truth, input, chance, now) => spyAlleyDice.decide(truth, input, favourLastSpy(chance), now),
}
