// How far the card round is, from what everyone knows: who played last, and who has passed since.
import type { Seat } from '@safehouse/engine'
import type { Card, Table } from '@safehouse/games/shadow-in-the-night'

export interface LastPlayed {
  readonly seat: Seat
  readonly card: Card
}
/** Nothing before the round's first card. Passes are in a row, so those who passed sit just before whoever is asked. */
export function lastPlayed({ cards, seats }: Table): LastPlayed | undefined {
  const { round, discards } = cards
  const card = discards.at(-1)
  if (!round || round.toBegin.length > 0 || card === undefined) return undefined
  return { seat: round.played ? round.seat : (round.seat - round.passes - 1 + 2 * seats) % seats, card }
}
export function passedSince(table: Table): readonly Seat[] {
  const { round } = table.cards
  if (!round || !lastPlayed(table)) return []
  return Array.from({ length: Math.min(round.passes, table.seats) }, (_, i) => (round.seat - round.passes + i + 2 * table.seats) % table.seats)
}
