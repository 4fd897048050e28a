// What a seat of Spy Alley Dice plays by: all of the rules that a screen needs at once.
import type { SeatRules } from '@safehouse/engine'
import { choices } from './choices.ts'
import { hand } from './hand.ts'
import type { SpyAlleyDice } from './kinds.ts'
import { options } from './options.ts'
import { table } from './table.ts'

export const seatRules: SeatRules<SpyAlleyDice> = {
  id: 'spy-alley-dice',
  seats: { min: 2, max: 6 },
  options,
  table,
  hand,
  choices,
}
