// The bots of CIA vs. KGB. `hard` looks one question ahead, and how it answers, raises hands and lies was solved by self-play. `normal` answers
// plainly, asks less to the point, believes more and hesitates to raise; `easy` does all of that more, and never lies. `quick` is for
// simulations.
import { botWith } from './bot.ts'
import { easyHabits, hardHabits, normalHabits, quickHabits } from './habits.ts'

export const bots = {
  quick: botWith(quickHabits),
  easy: botWith(easyHabits),
  normal: botWith(normalHabits),
  hard: botWith(hardHabits),
}
