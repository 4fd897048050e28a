import type { Agent, ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import type { SeatProps, SpectatorProps } from '../screens.ts'
import type { Words } from './words/en.ts'

export type ShadowOpenPlay = SpectatorProps<ShadowTypes, Words>
export type ShadowSeatPlay = SeatProps<ShadowTypes, Words>

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
