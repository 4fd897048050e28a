// Every check that every game passes; and once more with loaded dice and so little time that the clock acts for the players.
import { conformance } from '@safehouse/engine/testing'
import { schemas, spyAlleyDice } from './index.ts'
import { spyAlleyDiceWithLoadedDice } from './testing/loaded-dice.ts'

conformance(spyAlleyDice, schemas, { options: [{}, { decisionSeconds: 30 }], runs: 20, small: { seats: 2, options: { decisionSeconds: 0 } } })
conformance(spyAlleyDiceWithLoadedDice, schemas, { options: [{}, { decisionSeconds: 0 }] })
