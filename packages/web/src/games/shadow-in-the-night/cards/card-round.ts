// How far the card round is, from open facts: who played last, and who has passed since (SN-20).
import type { Seat } from '@safehouse/engine'
import type { Round, ShadowCommon } from '@safehouse/games/shadow-in-the-night'

/** The last card of this round and who played it; null before the first one. */
export const lastPlayed = ({ cards }: ShadowCommon): Round['last'] => cards.round?.last ?? null

/** Who has passed since the last card. Passes come in seat order, so these are the seats after the one that played it. */
export function passedSince({ cards, seats }: ShadowCommon): readonly Seat[] {
  const { round } = cards
  const last = round?.last
  return last ? Array.from({ length: round.passes }, (_, i) => (last.seat + 1 + i) % seats) : []
}
