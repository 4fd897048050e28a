// Every check that every game passes, with each option; and once more with so little time that the clock acts for the players.
import { testConformance } from '@safehouse/engine/testing'
import { ciaVsKgb, schemas } from './index.ts'

const small = { seats: 6, options: { signalSeconds: 10, askAgain: false, answersEach: 20, dealer: 0, decisionSeconds: 0 } }
const optionSets = [
  {},
  { askAgain: true, answersEach: 5 },
  { answersEach: 0, signalSeconds: 30 },
  { dealer: 3, decisionSeconds: 30, signalSeconds: 5 },
]
testConformance(ciaVsKgb, schemas, { options: optionSets, small })

const hurried = {
  ...ciaVsKgb,
  id: 'cia-vs-kgb in a hurry',
  options: { ...ciaVsKgb.options, decisionSeconds: { kind: 'number', min: 0, max: 300, default: 1 } },
} as const
testConformance(hurried, schemas, { options: [{}, { askAgain: true, signalSeconds: 5 }] })
