// Imagines the signals of a world: who else received those that the viewer knows, which signals made hands go up, and which may be
// running now without the viewer's knowledge. Nothing here may contradict what the viewer has heard.
import type { Chance, Feed, Seat, Setup, Viewer } from '@safehouse/engine'
import { type KnownSignal, knownSignalsIn } from './known-signals.ts'
import type { KgbTypes } from './types.ts'

export interface ImaginedSignal {
  readonly from: Seat
  readonly to: readonly Seat[]
  readonly start: number
  readonly until: number
  /** The receivers, other than the viewer, who make ready and stay so. */
  readonly ready: readonly Seat[]
  /** Whether the viewer sent or received this signal. */
  readonly heard: boolean
}

export function imagineSignals(feed: Feed<KgbTypes>, viewer: Viewer, setup: Setup<KgbTypes>, chance: Chance, now: number): ImaginedSignal[] {
  const signalMs = setup.options.signalSeconds * 1000
  const otherSeats = Array.from({ length: setup.seats }, (_, seat) => seat).filter((seat) => seat !== viewer)
  const possibleReceivers = (from: Seat): Seat[] => otherSeats.filter((seat) => seat !== from)
  /** Each with a chance of one in three. */
  const pickSome = (seats: readonly Seat[]): Seat[] => seats.filter(() => chance.below(3) === 0)

  const completeSignal = (signal: KnownSignal, ready: readonly Seat[]): ImaginedSignal => {
    const pickMoreReceivers = () => pickSome(possibleReceivers(signal.from).filter((seat) => !ready.includes(seat)))
    const to = signal.to ?? [viewer as Seat, ...ready, ...pickMoreReceivers()]
    return { from: signal.from, to, start: signal.start, until: signal.until, ready, heard: true }
  }
  const inventSignal = (from: Seat, until: number, ready: readonly Seat[]): ImaginedSignal => {
    const to = [...ready, ...pickSome(possibleReceivers(from).filter((seat) => !ready.includes(seat)))]
    if (to.length === 0) to.push(chance.pick(possibleReceivers(from)))
    return { from, to, start: until - signalMs, until, ready, heard: false }
  }

  const { endings, running, maySignalFrom, isOver } = knownSignalsIn(feed, viewer, setup)
  const signals = endings.map(({ at, raised, senders }) => {
    const { from, heard } = chance.pick(senders)
    const ready = raised.filter((seat) => seat !== from && seat !== viewer)
    return heard ? completeSignal(heard, ready) : inventSignal(from, at, ready)
  })
  const isIncluded = ({ from, until }: KnownSignal) => signals.some((signal) => signal.from === from && signal.until === until)
  for (const signal of running.values())
    if (!isIncluded(signal)) signals.push(completeSignal(signal, isOver ? [] : pickSome(signal.to ?? possibleReceivers(signal.from))))
  if (isOver) return signals
  for (const from of otherSeats) {
    const earliest = Math.max(maySignalFrom[from]!, now - signalMs + 1)
    if (running.has(from) || earliest > now || chance.below(4) > 0) continue // one in four signals in secret
    signals.push(inventSignal(from, earliest + chance.below(now - earliest + 1) + signalMs, pickSome(possibleReceivers(from))))
  }
  return signals
}
