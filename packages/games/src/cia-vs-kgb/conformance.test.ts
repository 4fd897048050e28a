// What every game must pass, with and without each option.
import { conformance } from '@safehouse/engine/testing'
import { ciaVsKgb, schemas } from './index.ts'

conformance(ciaVsKgb, schemas, {
  options: [
    {},
    { askAgain: true, answersEach: 5 },
    { decisionSeconds: 30, signalSeconds: 5 },
    { answersEach: 0, signalSeconds: 30 },
    { dealer: 3, askAgain: true, decisionSeconds: 30 },
  ],
  small: { seats: 6, options: { signalSeconds: 10, askAgain: false, answersEach: 20, dealer: 0, decisionSeconds: 0 } },
})
