// How far the card round is, from what everyone knows: who played last, and who has passed since.
import type { Seat } from '@safehouse/engine'
import type { Round, ShadowCommon } from '@safehouse/games/shadow-in-the-night'

/** Nothing before the round's first card. */
export const lastPlayed = ({ cards }: ShadowCommon): Round['last'] => cards.round?.last ?? null

/** Passes are in a row, so those who passed sit just after whoever played last. */
export function passedSince({ cards, seats }: ShadowCommon): readonly Seat[] {
  const { round } = cards
  const last = round?.last
  return last ? Array.from({ length: round.passes }, (_, i) => (last.seat + 1 + i) % seats) : []
}
