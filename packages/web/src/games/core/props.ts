// What the screens of all games ask of the props that they are given. Nothing here knows a particular game.
import type { GameTypes, Seat } from '@safehouse/engine'
import type { BarAction } from '../../parts/action-bar.tsx'
import type { SeatedPlayer, SeatProps, SpectatorProps } from '../screens.ts'

/** The player on a seat, to be named in a sentence ("you" or a name) or drawn. */
export const who = (match: { readonly seats: readonly SeatedPlayer[] }, seat: Seat): SeatedPlayer => match.seats[seat]!

/** Whether these props are a seat's, which knows a hand and may act, or a spectator's. */
export const hasSeat = <K extends GameTypes, W>(match: SpectatorProps<K, W>): match is SeatProps<K, W> => 'seat' in match

/** The choice that this seat has for the action of that name, if it has one now, with the fields of exactly that action. */
export const choiceOf = <C extends { readonly do: string }, D extends C['do']>(match: { readonly choices: readonly C[] }, action: D) =>
  match.choices.find((choice): choice is Extract<C, { readonly do: D }> => choice.do === action)

/** A dimmed button. Pressing it shows `why`, by default its own label. */
export const dimmedAction = (label: string, why = label): BarAction => ({ label, disabledBecause: why, press: () => {} })
