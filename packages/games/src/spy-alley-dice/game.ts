// Spy Alley Dice, put together.
import type { Game } from '@safehouse/engine'
import { deadlines } from './deadlines.ts'
import { decide } from './decide.ts'
import { hidden } from './hidden.ts'
import { imagine } from './imagine.ts'
import type { SpyAlleyDice } from './kinds.ts'
import { deal, goingFirst } from './opening.ts'
import { refusal } from './refusal.ts'
import { seatRules } from './seat.ts'

export const spyAlleyDice: Game<SpyAlleyDice> = {
  ...seatRules,
  rulesVersion: 1,
  hidden,
  deal,
  refusal,
  decide,
  deadlines,
  outcome: (table) => (table.ending ? { winners: [table.ending.winner], luck: [goingFirst(table)] } : undefined),
  reveals: {
    guessed: ['right'],
    missionEnded: ['accomplished'],
    cardGiven: ['spy'],
    gameEnded: ['hands', 'thrown', 'undealt'],
  },
  concerns: () => 'all',
  imagine,
}
