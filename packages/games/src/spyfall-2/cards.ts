// The cards of a round: a card has a role and with it the place, or it is a spy's and has neither.
import type { Chance, Seat } from '@safehouse/engine'
import type { Place, Terms } from './terms.ts'

/** The number of a role in the place's list; a spy has none. */
export type Role = number | null
export interface Round {
  readonly dealer: Seat
  readonly place: string
  /** By seat. */
  readonly cards: readonly Role[]
}
/** What one player's card says. With old pals a spy's names the other one. */
export interface Card {
  readonly place: string | null
  readonly role: Role
  readonly pal: Seat | null
}

/** SF-04: every round is at a place that was not used yet. */
export const unusedPlaces = ({ places }: Terms, used: readonly string[]): Place[] => places.filter((place) => !used.includes(place.key))

/** SF-05: all spy cards, and as many role cards of one place as there are other players, shuffled. */
export function dealRound(terms: Terms, used: readonly string[], dealer: Seat, chance: Chance): Round {
  const place = chance.pick(unusedPlaces(terms, used))
  const roles = rolesFor(terms, place, terms.seats - terms.spies, chance)
  return { dealer, place: place.key, cards: chance.shuffle<Role>([...roles, ...new Array<null>(terms.spies).fill(null)]) }
}

/** Draws `count` role cards of a place at random, without the cards that are already dealt. */
export function rolesFor(terms: Terms, place: Place, count: number, chance: Chance, alreadyDealt: readonly number[] = []): number[] {
  const deck = Array.from({ length: place.roles * terms.sets }, (_, i) => i % place.roles)
  for (const role of alreadyDealt) deck.splice(deck.indexOf(role), 1)
  return chance.shuffle(deck).slice(0, count)
}

export const spySeats = (cards: readonly Role[]): Seat[] => cards.flatMap((role, seat) => (role === null ? [seat] : []))

/** SF-06: a player who is no spy knows place and role. A spy knows neither, and knows the other spy only with old pals (SF-30). */
export function cardOf(round: Round, seat: Seat, oldPals: boolean): Card {
  const role = round.cards[seat]!
  if (role !== null) return { place: round.place, role, pal: null }
  return { place: null, role, pal: oldPals ? (spySeats(round.cards).find((spy) => spy !== seat) ?? null) : null }
}
