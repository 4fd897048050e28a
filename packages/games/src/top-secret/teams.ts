// The vocabulary: two teams, their cards, and the tokens. What a screen paints them like is not said here.
import type { Seat } from '@safehouse/engine'

export const teams = ['yellow', 'blue'] as const
export type Team = (typeof teams)[number]

export const roundsInGame = 3
export const cardsInRound = 3

/** Half and half; one card more than players where they are an odd number. Seat n gets the nth, the last is left over. */
export function teamCards(seats: number): Team[] {
  const each = Math.ceil(seats / 2)
  return [...Array<Team>(each).fill('yellow'), ...Array<Team>(each).fill('blue')]
}

/** Everyone has four tokens of one colour; a round uses as many as it has cards. */
export const tokensEach = 4
export const tokenColours = ['bone', 'lemon', 'orange', 'red', 'rose', 'violet', 'blue', 'sky', 'green', 'umber'] as const
export const tokenColourOf = (seat: Seat) => tokenColours[seat]!
