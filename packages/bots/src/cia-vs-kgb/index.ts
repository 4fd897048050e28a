// The bots of CIA vs. KGB. `hard` looks one question ahead and lies more readily. `normal` answers plainly, asks less to the point,
// believes more and hesitates to raise; `easy` does all of that more, and never lies. `quick` is for simulations.
import { botWith, type Habits } from './bot.ts'

const usual: Habits = {
  foresight: 0,
  raiseAt: 0.62,
  decisionsPerLie: 8,
  foeBelow: 0.15,
  gullibleTrust: 0.45,
  followsFrom: 0.5,
  askingTemperature: 0.25,
  candour: 1,
}

export const bots = {
  quick: botWith(usual),
  easy: botWith({ ...usual, raiseAt: 0.95, decisionsPerLie: 0, followsFrom: 0.1, askingTemperature: 10, candour: 4 }),
  normal: botWith({ ...usual, raiseAt: 0.68, followsFrom: 0.35, askingTemperature: 1, candour: 2 }),
  hard: botWith({ ...usual, foresight: 24, decisionsPerLie: 3, foeBelow: 0.25, gullibleTrust: 0.3 }),
}
