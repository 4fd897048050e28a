// What a seat of Top Secret plays by: all of the rules that a screen needs at once.
import type { SeatRules } from '@safehouse/engine'
import { choices } from './choices.ts'
import { hand } from './hand.ts'
import type { TopSecret } from './kinds.ts'
import { misfit, options } from './options.ts'
import { table } from './table.ts'

export const seatRules: SeatRules<TopSecret> = {
  id: 'top-secret',
  seats: { min: 3, max: 10 },
  options,
  misfit,
  table,
  hand,
  choices,
}
