// The part of the rules of Top Secret that a screen needs: folds, choices and options. It holds nothing that needs the truth.
import type { SeatRules } from '@safehouse/engine'
import { about } from './about.ts'
import { choices } from './choices.ts'
import { common } from './common.ts'
import { hand } from './hand.ts'
import { misfit, options } from './options.ts'
import { scene } from './scenes.ts'
import type { TopSecretTypes } from './types.ts'

export const seatRules: SeatRules<TopSecretTypes> = {
  id: about.id,
  seats: about.seats,
  options,
  misfit,
  common,
  hand,
  choices,
  scene,
}
