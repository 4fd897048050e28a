// The part of the rules of Spy Alley Dice that a screen needs: folds, choices and options. It holds nothing that needs the truth.
import type { SeatRules } from '@safehouse/engine'
import { about } from './about.ts'
import { choices } from './choices.ts'
import { common, isStillIn } from './common.ts'
import { hand } from './hand.ts'
import { options } from './options.ts'
import { scene } from './scenes.ts'
import type { AlleyTypes } from './types.ts'

export const seatRules: SeatRules<AlleyTypes> = {
  id: about.id,
  seats: about.seats,
  options,
  common,
  hand,
  choices,
  scene,
  isOut: (common, seat) => !isStillIn(common, seat),
}
