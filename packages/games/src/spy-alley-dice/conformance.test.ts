// Every check that every game passes; and once more with loaded dice and so little time that the clock acts for the players.
import { testConformance } from '@safehouse/engine/testing'
import { schemas, spyAlleyDice } from './index.ts'
import { spyAlleyDiceWithLoadedDice } from './testing/loaded-dice.ts'

testConformance(spyAlleyDice, schemas, { options: [{}, { decisionSeconds: 30 }], runs: 20, small: { seats: 2, options: { decisionSeconds: 0 } } })
testConformance(spyAlleyDiceWithLoadedDice, schemas, { options: [{}, { decisionSeconds: 0 }] })
