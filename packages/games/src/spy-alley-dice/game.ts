// Spy Alley Dice, put together.
import type { Game } from '@safehouse/engine'
import { choices } from './choices.ts'
import { deadlines } from './deadlines.ts'
import { decide } from './decide.ts'
import { hand } from './hand.ts'
import { hidden } from './hidden.ts'
import { imagine } from './imagine.ts'
import type { SpyAlleyDice } from './kinds.ts'
import { deal, goingFirst } from './opening.ts'
import { options } from './options.ts'
import { refusal } from './refusal.ts'
import { table } from './table.ts'

export const spyAlleyDice: Game<SpyAlleyDice> = {
  id: 'spy-alley-dice',
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  options,
  table,
  hand,
  hidden,
  deal,
  choices,
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
