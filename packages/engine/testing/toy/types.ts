// Types of Winks, a game made up for tests: everybody has a secret card and rolls a die in the open, may wink at somebody in
// secret, and may show the card. It is small, yet it has every kind of secret that the conformance suite looks for.
import type { Seat } from '@safehouse/engine'

export interface Wink {
  readonly by: Seat
  readonly to: Seat
  /** Number of earlier winks from `by` to `to`. Winks at others must not change it: `to` would learn of them. */
  readonly earlier: number
  readonly until: number
}

type Facts<S> = { readonly [N in keyof S & string]: { readonly kind: N } & Readonly<S[N]> }[keyof S & string]
type Open = Facts<{
  roundBegun: { round: number; until: number }
  rolled: { seat: Seat; pips: number }
  skipped: { seat: Seat }
  shown: { seat: Seat; card: number }
  finished: { cards: readonly number[] }
}>
/** In `answered`, `by` is who answers and `to` who winked; in `winked` and `faded` it is the other way round. */
type Whisper = Facts<{ cardDealt: { card: number }; winked: Wink; answered: { by: Seat; to: Seat; earlier: number; yes: boolean }; faded: Wink }>
type Action = { readonly question: string } & (
  | { readonly do: 'roll' }
  | { readonly do: 'show' }
  | { readonly do: 'wink'; readonly to: Seat }
  | { readonly do: 'answer'; readonly to: Seat; readonly yes: boolean }
)
export interface WinksCommon {
  readonly seats: number
  readonly rounds: number
  readonly seconds: number
  readonly round: number
  readonly until: number
  readonly pips: readonly number[]
  readonly shown: readonly Seat[]
  readonly cards: readonly number[] | null
}
export interface WinksHand {
  readonly card: number
  /** How often this seat has winked, by seat. */
  readonly sent: readonly number[]
  /** How many of its winks were answered with yes. */
  readonly agreed: number
  /** Winks from and to this seat that wait for an answer. */
  readonly open: readonly Wink[]
}
export interface Winks {
  options: { rounds: number; seconds: number }
  action: Action
  open: Open
  whisper: Whisper
  sealed: { readonly kind: 'buried'; readonly card: number }
  common: WinksCommon
  hand: WinksHand
  hidden: { readonly buried: number }
  refusalCode: string
}
