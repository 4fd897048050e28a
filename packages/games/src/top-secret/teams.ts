// The vocabulary of Top Secret: two teams (TS-01), their cards, and the answer tokens. Screens decide how they look.
import type { Seat } from '@safehouse/engine'

export const teams = ['yellow', 'blue'] as const
export type Team = (typeof teams)[number]

export const roundsInMatch = 3
export const cardsInRound = 3

/** TS-02: half and half; an odd number of players takes one card more. Seat n gets the nth card, the last is left over. */
export function teamCards(seats: number): Team[] {
  const cardsOfEachTeam = Math.ceil(seats / 2)
  return [...Array<Team>(cardsOfEachTeam).fill('yellow'), ...Array<Team>(cardsOfEachTeam).fill('blue')]
}

/** TS-03: everyone has four tokens of one colour; a round uses as many as it has cards. */
export const tokensEach = 4
export const tokenColours = ['bone', 'lemon', 'orange', 'red', 'rose', 'violet', 'blue', 'sky', 'green', 'umber'] as const
export const tokenColourOf = (seat: Seat) => tokenColours[seat]!
