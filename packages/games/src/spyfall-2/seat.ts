// What a seat of Spyfall 2 plays by: all of the rules that a screen needs at once.
import type { SeatRules } from '@safehouse/engine'
import { about } from './about.ts'
import { choices } from './choices.ts'
import { common, mayTalk } from './common.ts'
import { hand } from './hand.ts'
import { options } from './options.ts'
import { scene } from './scenes.ts'
import { misfit } from './terms.ts'
import type { SpyfallTypes } from './types.ts'

export const seatRules: SeatRules<SpyfallTypes> = {
  id: about.id,
  seats: about.seats,
  options,
  misfit,
  common,
  hand,
  choices,
  scene,
  silence: (common) => !mayTalk(common),
}
