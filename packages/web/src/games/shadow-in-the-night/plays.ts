// The types of this game's play as its screens get it, and the agents' names.
import type { Seat } from '@safehouse/engine'
import type { Agent, ShadowTypes } from '@safehouse/games/shadow-in-the-night'
import type { OpenPlay, SeatPlay, Sitting } from '../screens.ts'
import type { Words } from './words/en.ts'

export type ShadowOpenPlay = OpenPlay<ShadowTypes, Words>
export type ShadowSeatPlay = SeatPlay<ShadowTypes, Words>

export const who = (play: { readonly seats: readonly Sitting[] }, seat: Seat): Sitting => play.seats[seat]!
/** The choice of that name, if this seat has it now. */
export const choiceOf = <D extends string>(play: ShadowSeatPlay, what: D) => play.choices.find((choice) => choice.do === what)

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
