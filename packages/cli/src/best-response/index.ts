// What one may do otherwise than a bot, by game, and how many matches a response is learned and measured with.
import { aspects as ciaVsKgb } from './cia-vs-kgb.ts'
import type { ListedAspect } from './deviations.ts'
import { aspects as shadowInTheNight } from './shadow-in-the-night.ts'
import { aspects as spyAlleyDice } from './spy-alley-dice.ts'
import { aspects as spyfall2 } from './spyfall-2.ts'
import { aspects as topSecret } from './top-secret.ts'

export interface Learnable {
  readonly aspects: readonly ListedAspect[]
  /** Matches to learn from, and others in which what was learned is measured: more where a match takes little time. */
  readonly trials: number
  readonly matches: number
}
export const learnable: Readonly<Record<string, Learnable>> = {
  'spy-alley-dice': { aspects: spyAlleyDice, trials: 4000, matches: 2000 },
  'cia-vs-kgb': { aspects: ciaVsKgb, trials: 6000, matches: 3000 },
  'shadow-in-the-night': { aspects: shadowInTheNight, trials: 1000, matches: 400 },
  'spyfall-2': { aspects: spyfall2, trials: 3000, matches: 1000 },
  'top-secret': { aspects: topSecret, trials: 6000, matches: 3000 },
}
export { deviate } from './deviations.ts'
export { compareInSeat, describeResponse, learnResponse } from './learn.ts'
