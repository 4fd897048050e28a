// The signals of an imagined world: who else got those that the viewer heard of, which ones must have run before hands went
// up, and what may be running now without the viewer's knowledge. Nothing here may contradict what the viewer has heard.
import type { Chance, Feed, Seat, Setup, Viewer } from '@safehouse/engine'
import type { CiaVsKgb } from './kinds.ts'

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
/** A running signal as far as the viewer knows it: the receivers only if it is the viewer's own. */
interface HeardSignal {
  readonly from: Seat
  readonly to: readonly Seat[] | null
  readonly start: number
  readonly until: number
  ready: boolean
}

export function imagineSignals(feed: Feed<CiaVsKgb>, viewer: Viewer, setup: Setup<CiaVsKgb>, chance: Chance, now: number): ImaginedSignal[] {
  const lasts = setup.options.signalSeconds * 1000
  const dealtAt = feed[0]!.at
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat)
  const strangers = seats.filter((seat) => seat !== viewer)
  const running = new Map<Seat, HeardSignal>()
  const free = seats.map(() => dealtAt + 1) // by seat, the time from which it may signal; infinite while it must wait for a turn
  const imagined: ImaginedSignal[] = []
  let over = false

  const some = (from: readonly Seat[]): Seat[] => from.filter(() => chance.below(3) === 0)
  const othersOf = (from: Seat): Seat[] => strangers.filter((seat) => seat !== from)
  const settle = (signal: HeardSignal, ready: readonly Seat[]): void => {
    const to = signal.to ?? [viewer as Seat, ...othersOf(signal.from).filter((seat) => ready.includes(seat) || chance.below(3) === 0)]
    imagined.push({ ...signal, to, ready, heard: true })
  }
  const makeUp = (from: Seat, until: number, ready: readonly Seat[]): void => {
    const also = some(othersOf(from).filter((seat) => !ready.includes(seat)))
    const to = [...ready, ...also]
    if (to.length === 0) to.push(chance.pick(othersOf(from)))
    imagined.push({ from, to, start: until - lasts, until, ready, heard: false })
  }
  const end = (from: Seat, at: number, raised: readonly Seat[]): void => {
    const ready = raised.filter((seat) => seat !== from && seat !== viewer)
    const heard = running.get(from)
    if (heard) settle(heard, ready)
    else makeUp(from, at, ready)
    running.delete(from)
  }
  const couldHaveSent = (from: Seat, at: number, raised: readonly Seat[]): boolean => {
    const heard = running.get(from)
    const mine = viewer !== 'table' && raised.includes(viewer)
    if (!heard) return !mine && from !== viewer && free[from]! <= at - lasts
    if (heard.to) return heard.until === at && raised.every((seat) => seat === from || heard.to!.includes(seat))
    return heard.until === at && heard.ready === mine
  }
  const turnBegins = (at: number): void => {
    for (const seat of seats) if (free[seat] === Number.POSITIVE_INFINITY) free[seat] = at
  }

  for (const { at, facts } of feed) {
    for (const fact of facts) {
      switch (fact.kind) {
        case 'answered':
          if (fact.yes) turnBegins(at)
          break
        case 'satDown':
          turnBegins(at)
          break
        case 'signalSent':
          running.set(viewer as Seat, { from: viewer as Seat, to: fact.to, start: at, until: fact.until, ready: true })
          break
        case 'signalGot':
          running.set(fact.from, { from: fact.from, to: null, start: at, until: fact.until, ready: false })
          break
        case 'readyMade':
          running.get(fact.from)!.ready = fact.ready
          break
        case 'handRaised':
          end(fact.seat, at, [fact.seat])
          free[fact.seat] = Number.POSITIVE_INFINITY
          break
        case 'handsRaised': {
          const raised = fact.hands.map(({ seat }) => seat)
          end(chance.pick(raised.filter((seat) => couldHaveSent(seat, at, raised))), at, raised)
          break
        }
        case 'ended':
          over = true
      }
    }
  }
  for (const signal of running.values()) settle(signal, over ? [] : some(signal.to ?? othersOf(signal.from)))
  if (over) return imagined
  for (const from of strangers) {
    const earliest = Math.max(free[from]!, now - lasts + 1)
    if (running.has(from) || earliest > now || chance.below(4) > 0) continue
    makeUp(from, earliest + chance.below(now - earliest + 1) + lasts, some(othersOf(from)))
  }
  return imagined
}
