// What a seat of Spy Alley Dice plays by: all of the rules that a screen needs at once.
import type { SeatRules } from '@safehouse/engine'
import { about } from './about.ts'
import { choices } from './choices.ts'
import { common, isIn } from './common.ts'
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
  isOut: (common, seat) => !isIn(common, seat),
}
