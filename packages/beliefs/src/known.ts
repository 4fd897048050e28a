// What a viewer knows for certain, folded from its feed: the common state and, for a seat, its hand.
import { type Feed, foldFeed, foldOpenFeed, type GameTypes, type Seat, type SeatRules, type Setup, type Viewer } from '@safehouse/engine'

export interface Known<K extends GameTypes> {
  readonly common: K['common']
  /** Undefined for spectators. */
  readonly hand: K['hand'] | undefined
}
export function foldKnown<K extends GameTypes>(game: SeatRules<K>, feed: Feed<K>, viewer: Viewer, setup: Setup<K>): Known<K> {
  if (viewer === 'spectator') return { common: foldOpenFeed(game, setup, feed), hand: undefined }
  const { common, hand } = foldFeed(game, setup, feed, viewer)
  return { common, hand }
}
/** All seats of a match. */
export const seatsOf = ({ seats }: { readonly seats: number }): Seat[] => Array.from({ length: seats }, (_, seat) => seat)
