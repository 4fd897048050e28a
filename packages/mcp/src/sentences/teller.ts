// What sentences about facts need to know: names of seats, and texts of packs. English, because language models read it.
import type { Seat } from '@safehouse/engine'

export interface Teller {
  /** "you", a name, several names, or "nobody". */
  who(seats: Seat | null | readonly Seat[]): string
  /** A seat with its verb: "you" and the plural form, or a name and the singular form. */
  does(seat: Seat, plural: string, singular: string): string
  place(key: string | null): string
  role(place: string | null, role: number | null): string
  /** Both questions of a card. */
  questions(deck: string, card: number, side: number): string
}
/** A sentence for each kind of fact; an empty one where there is nothing to say. */
export type Sentences<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: (fact: Extract<F, { readonly kind: K }>, teller: Teller) => string
}

export const formatList = (values: readonly unknown[]): string => (values.length === 0 ? 'none' : values.map(String).join(', '))
/** Each name with its value: "fox 3, owl 1". */
export const formatValues = (values: Readonly<Record<string, unknown>>): string =>
  formatList(Object.entries(values).map(([name, value]) => `${name} ${value}`))
export const noteIfLate = (byClock: boolean): string => (byClock ? ' (the time was up)' : '')
