// What a seat of CIA vs. KGB plays by: all of the rules that a screen needs at once.
import type { SeatRules } from '@safehouse/engine'
import { choices } from './choices.ts'
import { hand } from './hand.ts'
import type { CiaVsKgb } from './kinds.ts'
import { misfit, options } from './options.ts'
import { table } from './table.ts'

export const seatRules: SeatRules<CiaVsKgb> = {
  id: 'cia-vs-kgb',
  seats: { min: 6, max: 10 },
  options,
  misfit,
  table,
  hand,
  choices,
}
