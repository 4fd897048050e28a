// The state that no seat knows as a whole: all running signals, in the order in which they were sent. A signal always ends with its sender's
// hand going up, alone or together with seats that got ready for it, and that open fact removes it.
import type { HiddenFold, Seat } from '@safehouse/engine'
import type { KgbTypes } from './types.ts'

export interface RunningSignal {
  readonly from: Seat
  readonly to: readonly Seat[]
  /** The game time at which hands go up. */
  readonly until: number
}
export interface KgbHidden {
  readonly signals: readonly RunningSignal[]
}
export const hidden: HiddenFold<KgbTypes> = {
  start: () => ({ signals: [] }),
  on: {
    signalStarted: (hidden, { from, to, until }) => ({ signals: [...hidden.signals, { from, to, until }] }),
    handRaised: (hidden, { seat }) => ({ signals: hidden.signals.filter(({ from }) => from !== seat) }),
    ended: () => ({ signals: [] }),
  },
}
