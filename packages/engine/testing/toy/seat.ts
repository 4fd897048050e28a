// What a seat of Winks plays by: all of the rules that a screen needs at once.
import type { SeatRules } from '@safehouse/engine'
import { about } from './about.ts'
import { choices } from './choices.ts'
import { common } from './common.ts'
import { hand } from './hand.ts'
import { options } from './options.ts'
import type { WinksTypes } from './types.ts'

export const seatRules: SeatRules<WinksTypes> = { id: about.id, seats: about.seats, options, common, hand, choices }
