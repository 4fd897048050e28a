// What a seat of CIA vs. KGB plays by: all of the rules that a screen needs at once.
import type { SeatRules } from '@safehouse/engine'
import { choices } from './choices.ts'
import { common } from './common.ts'
import { hand } from './hand.ts'
import { misfit, options } from './options.ts'
import type { KgbTypes } from './types.ts'

export const seatRules: SeatRules<KgbTypes> = {
  id: 'cia-vs-kgb',
  seats: { min: 6, max: 10 },
  options,
  misfit,
  common,
  hand,
  choices,
}
