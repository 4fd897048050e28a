// Types of Winks, a game made up for tests: everybody has a secret card and rolls a die in the open, may wink at somebody in
// secret, and may show the card. It is small, yet it has every kind of secret that the conformance suite looks for.
import type { Seat } from '@safehouse/engine'

/** `by` winked at `to`. */
export interface Wink {
  readonly by: Seat
  readonly to: Seat
  /** How many winks from `by` to `to` came before this one: it tells them apart. Winks at others must not change it: `to` would learn of them. */
  readonly earlierWinks: number
  /** Game time at which the wink fades if it is not answered. */
  readonly until: number
}

type Facts<S> = { readonly [N in keyof S & string]: { readonly kind: N } & Readonly<S[N]> }[keyof S & string]
type Open = Facts<{
  /** `until`: the game time at which the round runs out. */
  roundBegun: { round: number; until: number }
  /** `pips`: what the die showed, 1 to 6. */
  rolled: { seat: Seat; pips: number }
  /** The seat on turn did not roll before the round ran out. */
  skipped: { seat: Seat }
  shown: { seat: Seat; card: number }
  finished: { cards: readonly number[] }
}>
/**
 * `winked`: `by` winked at `to`. `answered`: `by` answered the wink of `to`. `faded`: `to` did not answer the wink of `by` in time, and no
 * longer can.
 */
type Whisper = Facts<{ cardDealt: { card: number }; winked: Wink; answered: { by: Seat; to: Seat; earlierWinks: number; yes: boolean }; faded: Wink }>
type Action = { readonly question: string } & (
  | { readonly do: 'roll' }
  | { readonly do: 'show' }
  | { readonly do: 'wink'; readonly to: Seat }
  | { readonly do: 'answer'; readonly to: Seat; readonly yes: boolean }
)
export interface WinksCommon {
  readonly seats: number
  readonly rounds: number
  /** How long a round lasts. */
  readonly seconds: number
  /** The number of the round, from 0. A round is one seat's turn: round 0 that of seat 0, then the others in order, and again from seat 0. */
  readonly round: number
  /** Game time at which the round runs out. */
  readonly until: number
  /** By seat: the total of all that it rolled. */
  readonly pips: readonly number[]
  /** The seats that have shown their card. */
  readonly shown: readonly Seat[]
  /** The cards by seat; null until the match is over. */
  readonly cards: readonly number[] | null
}
export interface WinksHand {
  readonly card: number
  /** How often this seat has winked, by seat. */
  readonly sent: readonly number[]
  /** How many of its winks were answered with yes. */
  readonly agreed: number
  /** Winks from and to this seat that wait for an answer. */
  readonly unanswered: readonly Wink[]
}
export interface WinksTypes {
  options: { rounds: number; seconds: number }
  action: Action
  open: Open
  whisper: Whisper
  /** `buried`: the one card that was dealt to nobody. */
  sealed: { readonly kind: 'buried'; readonly card: number }
  common: WinksCommon
  hand: WinksHand
  hidden: { readonly buried: number }
  refusalCode: string
}
