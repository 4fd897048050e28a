// The signals of an imagined world: who else got those that the viewer heard of, which ones ran before hands went up, and
// what may be running now without the viewer's knowledge. Nothing here may contradict what the viewer has heard.
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
  /** Whether the viewer sent or got it. */
  readonly heard: boolean
}

export function imagineSignals(feed: Feed<KgbTypes>, viewer: Viewer, setup: Setup<KgbTypes>, chance: Chance, now: number): ImaginedSignal[] {
  const lasts = setup.options.signalSeconds * 1000
  const strangers = Array.from({ length: setup.seats }, (_, seat) => seat).filter((seat) => seat !== viewer)
  const othersThan = (from: Seat): Seat[] => strangers.filter((seat) => seat !== from)
  const some = (seats: readonly Seat[]): Seat[] => seats.filter(() => chance.below(3) === 0)

  const completed = (signal: KnownSignal, ready: readonly Seat[]): ImaginedSignal => {
    const also = () => some(othersThan(signal.from).filter((seat) => !ready.includes(seat)))
    const to = signal.to ?? [viewer as Seat, ...ready, ...also()]
    return { from: signal.from, to, start: signal.start, until: signal.until, ready, heard: true }
  }
  const madeUp = (from: Seat, until: number, ready: readonly Seat[]): ImaginedSignal => {
    const to = [...ready, ...some(othersThan(from).filter((seat) => !ready.includes(seat)))]
    if (to.length === 0) to.push(chance.pick(othersThan(from)))
    return { from, to, start: until - lasts, until, ready, heard: false }
  }

  const { endings, running, free, over } = knownSignalsIn(feed, viewer, setup)
  const signals = endings.map(({ at, raised, senders }) => {
    const { from, heard } = chance.pick(senders)
    const ready = raised.filter((seat) => seat !== from && seat !== viewer)
    return heard ? completed(heard, ready) : madeUp(from, at, ready)
  })
  const isTold = ({ from, until }: KnownSignal) => signals.some((signal) => signal.from === from && signal.until === until)
  for (const signal of running.values()) if (!isTold(signal)) signals.push(completed(signal, over ? [] : some(signal.to ?? othersThan(signal.from))))
  if (over) return signals
  for (const from of strangers) {
    const earliest = Math.max(free[from]!, now - lasts + 1)
    if (running.has(from) || earliest > now || chance.below(4) > 0) continue
    signals.push(madeUp(from, earliest + chance.below(now - earliest + 1) + lasts, some(othersThan(from))))
  }
  return signals
}
