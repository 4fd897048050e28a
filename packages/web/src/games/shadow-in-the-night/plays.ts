import type { Agent, ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import type { OpenPlay, SeatPlay } from '../screens.ts'
import type { Words } from './words/en.ts'

export type ShadowOpenPlay = OpenPlay<ShadowTypes, Words>
export type ShadowSeatPlay = SeatPlay<ShadowTypes, Words>

/** The same in every language, as names are. */
export const nameOf: Readonly<Record<Agent, string>> = {
  schulz: 'Schulz',
  perry: 'Perry',
  bucci: 'Bucci',
  jacques: 'Jacques',
  mirkov: 'Mirkov',
  doyle: 'Doyle',
  larsson: 'Larsson',
}
