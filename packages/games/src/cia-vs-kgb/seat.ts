// The part of the rules of CIA vs. KGB that a screen needs: folds, choices and options. It holds nothing that needs the truth.
import type { SeatRules } from '@safehouse/engine'
import { about } from './about.ts'
import { choices } from './choices.ts'
import { common } from './common.ts'
import { hand } from './hand.ts'
import { misfit, options } from './options.ts'
import { scene } from './scenes.ts'
import type { KgbTypes } from './types.ts'

export const seatRules: SeatRules<KgbTypes> = {
  id: about.id,
  seats: about.seats,
  options,
  misfit,
  common,
  hand,
  choices,
  scene,
}
