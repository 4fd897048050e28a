// The habits of each level of the bots of CIA vs. KGB. They are set by hand, but for the probabilities of `hard`, which self-play solved (solved.ts).
import { YES_PROBABILITY } from '@safehouse/beliefs/cia-vs-kgb'
import type { Habits } from './bot.ts'
import { always, type Curves, from, leaningBy } from './leanings.ts'
import { solved } from './solved.ts'

/** How often somebody says yes to the own side, and no to the other. */
const answersPlainly = (probability: number): Pick<Curves, 'yesToFellow' | 'yesToOpponent' | 'yesToWhoKnows'> => ({
  yesToFellow: always(probability),
  yesToOpponent: always(1 - probability),
  yesToWhoKnows: always(YES_PROBABILITY.toAskerWhoKnows),
})

export const quickHabits: Habits = {
  foresight: 0,
  leaning: leaningBy({ ...answersPlainly(YES_PROBABILITY.toFellow), raise: from(0.62), lie: always(0.125) }),
  opponentBelow: 0.15,
  minTrustToFool: 0.45,
  minTrustToFollow: 0.5,
  askingTemperature: 0.25,
}
export const easyHabits: Habits = {
  ...quickHabits,
  leaning: leaningBy({ ...answersPlainly(0.97), raise: from(0.95), lie: always(0) }),
  minTrustToFollow: 0.1,
  askingTemperature: 10,
}
export const normalHabits: Habits = {
  ...quickHabits,
  leaning: leaningBy({ ...answersPlainly(0.84), raise: from(0.68), lie: always(0.125) }),
  minTrustToFollow: 0.35,
  askingTemperature: 1,
}
export const hardHabits: Habits = { ...quickHabits, leaning: leaningBy(solved), foresight: 24, opponentBelow: 0.25, minTrustToFool: 0.3 }
