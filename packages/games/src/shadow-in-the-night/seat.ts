// What a seat of CIA – Shadow in the Night plays by: all of the rules that a screen needs at once.
import type { SeatRules } from '@safehouse/engine'
import { choices } from './choices.ts'
import { hand } from './hand.ts'
import type { Shadow } from './kinds.ts'
import { misfit, options } from './options.ts'
import { table } from './table.ts'

export const seatRules: SeatRules<Shadow> = {
  id: 'shadow-in-the-night',
  seats: { min: 2, max: 7 },
  options,
  misfit,
  table,
  hand,
  choices,
}
