// What a seat of CIA – Shadow in the Night plays by: all of the rules that a screen needs at once.
import type { SeatRules } from '@safehouse/engine'
import { choices } from './choices.ts'
import { common } from './common.ts'
import { hand } from './hand.ts'
import { misfit, options } from './options.ts'
import type { ShadowTypes } from './types.ts'

export const seatRules: SeatRules<ShadowTypes> = {
  id: 'shadow-in-the-night',
  seats: { min: 2, max: 7 },
  options,
  misfit,
  common,
  hand,
  choices,
}
