// The one place where the audience of each fact is chosen (CK-04): a function for each kind of fact. `decide` and `imagine` both make
// facts through it, so a secret that slips into a fact here is caught by the secrecy checks.
import { open, type Seat, sealed, whisper } from '@safehouse/engine'
import type { DecisionTimes } from '../clock.ts'
import type { Side } from './sides.ts'
import type { KgbToldFact } from './types.ts'
import type { Verdict } from './verdict.ts'

export const theDeal = (cards: readonly Side[], dealer: Seat, { at, until }: DecisionTimes): KgbToldFact[] => [
  open({ kind: 'dealt', dealer, at, until }),
  ...cards.map((side, seat) => whisper([seat], { kind: 'cardDealt', side } as const)),
]

/** CK-07: everybody sees who asks whom; the asked player alone sees the asker's card. */
export const asked = (by: Seat, to: Seat, card: Side, { at, until, byClock }: DecisionTimes): KgbToldFact[] => [
  open({ kind: 'asked', by, to, byClock, at, until }),
  whisper([to], { kind: 'cardShown', of: by, side: card }),
]
/** CK-09, CK-10: with a yes the asker alone sees the asked player's card; with a no nobody does. */
export const answered = (by: Seat, to: Seat, yes: boolean, card: Side, { at, until, byClock }: DecisionTimes): KgbToldFact[] => {
  const answer = open({ kind: 'answered', by, to, yes, byClock, at, until } as const)
  return yes ? [answer, whisper([to], { kind: 'cardShown', of: by, side: card })] : [answer]
}
export const satDown = (seat: Seat, { at, until, byClock }: DecisionTimes): KgbToldFact => open({ kind: 'satDown', seat, byClock, at, until })

/** CK-16b: a receiver hears who signals and until when, not who else was told. The sealed fact keeps the order of signals (CK-18). */
export const signalled = (from: Seat, to: readonly Seat[], until: number): KgbToldFact[] => [
  sealed({ kind: 'signalStarted', from, to: [...to], until }),
  whisper([from], { kind: 'signalSent', to: [...to], until }),
  whisper(to, { kind: 'signalGot', from, until }),
]
/** CK-16: readiness is told to nobody else, not even to the sender. */
export const madeReady = (seat: Seat, from: Seat, ready: boolean): KgbToldFact => whisper([seat], { kind: 'readyMade', from, ready })

/** CK-17, CK-19: when a signal ends, everybody sees the raised hands; before that, only its sender and receivers know of it. */
export const handRaised = (seat: Seat, at: number): KgbToldFact => open({ kind: 'handRaised', seat, at })
export const handsRaised = (seats: readonly Seat[], cards: readonly Side[], at: number): KgbToldFact =>
  open({ kind: 'handsRaised', hands: seats.map((seat) => ({ seat, side: cards[seat]! })), at })

/** CK-26: all cards are turned up. */
export const ended = ({ winner, ground }: Verdict, cards: readonly Side[], at: number): KgbToldFact =>
  open({ kind: 'ended', winner, ground, cards: [...cards], at })
