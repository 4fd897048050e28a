// The props of the screens of Shadow in the Night, and the agents' names.
import type { Agent, ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import type { SeatProps, SpectatorProps } from '../screens.ts'
import type { Words } from './words/en.ts'

export type ShadowSpectatorProps = SpectatorProps<ShadowTypes, Words>
export type ShadowSeatProps = SeatProps<ShadowTypes, Words>

/** The agents' names, the same in every language (SN-02). */
export const nameOf: Readonly<Record<Agent, string>> = {
  schulz: 'Schulz',
  perry: 'Perry',
  bucci: 'Bucci',
  jacques: 'Jacques',
  mirkov: 'Mirkov',
  doyle: 'Doyle',
  larsson: 'Larsson',
}
