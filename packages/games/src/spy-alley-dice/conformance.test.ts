// Every check that every game passes; and once more with so little time that the clock acts for the players.
import { conformance } from '@safehouse/engine/testing'
import { schemas, spyAlleyDice } from './index.ts'

conformance(spyAlleyDice, schemas, { options: [{}, { decisionSeconds: 30 }], small: { seats: 2, options: { decisionSeconds: 0 } } })

const hurried = {
  ...spyAlleyDice,
  id: 'spy-alley-dice in a hurry',
  options: { decisionSeconds: { kind: 'number', min: 0, max: 300, default: 1 } },
} as const
conformance(hurried, schemas)
