// What a seat of Spyfall 2 plays by: all of the rules that a screen needs at once.
import type { SeatRules } from '@safehouse/engine'
import { choices } from './choices.ts'
import { hand } from './hand.ts'
import type { Spyfall2 } from './kinds.ts'
import { options } from './options.ts'
import { mayTalk, table } from './table.ts'
import { misfit } from './terms.ts'

export const seatRules: SeatRules<Spyfall2> = {
  id: 'spyfall-2',
  seats: { min: 3, max: 12 },
  options,
  misfit,
  table,
  hand,
  choices,
  silence: (table) => !mayTalk(table),
}
