// This game's play, as its screens get it, and who is who in its sentences.
import type { Seat } from '@safehouse/engine'
import type { AlleyCommon, AlleyTypes } from '@safehouse/games/spy-alley-dice'
import type { OpenPlay, SeatPlay, Sitting } from '../screens.ts'
import type { Words } from './words/en.ts'

export type AlleyOpenPlay = OpenPlay<AlleyTypes, Words>
export type AlleySeatPlay = SeatPlay<AlleyTypes, Words>

export const who = (play: { readonly seats: readonly Sitting[] }, seat: Seat): Sitting => play.seats[seat]!
export const isSeat = (play: AlleyOpenPlay): play is AlleySeatPlay => 'seat' in play
/** Who starts is rolled for; and until the first turn has rolled, the dice that settled it stay in sight. */
export const isOpening = ({ due, turn }: AlleyCommon): boolean => due.what === 'start' || (turn.number === 1 && turn.rolls === 0)
/** The choice of that name, if this seat has it now. */
export const choiceOf = <D extends string>(play: AlleySeatPlay, what: D) => play.choices.find((choice) => choice.do === what)
