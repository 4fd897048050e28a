// The bots of CIA vs. KGB. `hard` looks one question ahead and lies more readily. `normal` answers plainly, asks less to the point,
// believes more and hesitates to raise; `easy` does all of that more, and never lies. `quick` is for simulations.
import { botWith, type Habits } from './bot.ts'

const quickHabits: Habits = {
  foresight: 0,
  minChanceToRaise: 0.62,
  decisionsPerLie: 8,
  opponentBelow: 0.15,
  minTrustToFool: 0.45,
  minTrustToFollow: 0.5,
  askingTemperature: 0.25,
  candour: 1,
}

export const bots = {
  quick: botWith(quickHabits),
  easy: botWith({ ...quickHabits, minChanceToRaise: 0.95, decisionsPerLie: 0, minTrustToFollow: 0.1, askingTemperature: 10, candour: 4 }),
  normal: botWith({ ...quickHabits, minChanceToRaise: 0.68, minTrustToFollow: 0.35, askingTemperature: 1, candour: 2 }),
  hard: botWith({ ...quickHabits, foresight: 24, decisionsPerLie: 3, opponentBelow: 0.25, minTrustToFool: 0.3 }),
}
