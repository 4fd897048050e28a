// The part of the rules of Spyfall 2 that a screen needs: folds, choices and options. It holds nothing that needs the truth.
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
