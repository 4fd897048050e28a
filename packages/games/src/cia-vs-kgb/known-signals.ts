// What a viewer knows of signals from its own feed: those it sent or got, those that must have run because hands went up, and since
// when each seat may have sent another. `imagine` makes up the others.
import type { Feed, Seat, Setup, Viewer } from '@safehouse/engine'
import type { KgbTypes } from './types.ts'

/** A signal that the viewer sent or got. `to`: the receivers, known only of its own signal. */
export interface KnownSignal {
  readonly from: Seat
  readonly to: readonly Seat[] | null
  readonly start: number
  readonly until: number
  /** Whether the viewer's own hand goes up with it. */
  readonly ready: boolean
}
/** The end of a signal: the hands that went up, and who may have sent it; `heard` if the viewer sent or got that signal. */
export interface Ending {
  readonly at: number
  readonly raised: readonly Seat[]
  readonly senders: readonly { readonly from: Seat; readonly heard: KnownSignal | undefined }[]
}
export interface KnownSignals {
  readonly endings: readonly Ending[]
  readonly running: ReadonlyMap<Seat, KnownSignal>
  /** By seat, the time from which it may signal; infinite while it must wait for the next turn. */
  readonly maySignalFrom: readonly number[]
  readonly isOver: boolean
}

export function knownSignalsIn(feed: Feed<KgbTypes>, viewer: Viewer, { seats, options }: Setup<KgbTypes>): KnownSignals {
  const runningSignals = new Map<Seat, KnownSignal>()
  const maySignalFrom = new Array<number>(seats).fill(feed[0]!.at + 1)
  const endings: Ending[] = []
  let isOver = false

  const couldHaveSent = (from: Seat, at: number, raised: readonly Seat[]): boolean => {
    const knownSignal = runningSignals.get(from)
    const isOwnRaised = viewer !== 'spectator' && raised.includes(viewer)
    if (!knownSignal) return !isOwnRaised && from !== viewer && maySignalFrom[from]! <= at - options.signalSeconds * 1000
    const { to } = knownSignal
    return knownSignal.until === at && (to ? raised.every((seat) => seat === from || to.includes(seat)) : knownSignal.ready === isOwnRaised)
  }
  const addEnding = (senders: readonly Seat[], raised: readonly Seat[], at: number): void => {
    endings.push({ at, raised, senders: senders.map((from) => ({ from, heard: runningSignals.get(from) })) })
  }
  /** CK-18: no single signal explains these hands. The viewer's own signal ended together with one that raised all other hands. */
  const addEndingsDueTogether = (raised: readonly Seat[], at: number): void => {
    const ownSignal = runningSignals.get(viewer as Seat)!
    addEnding([ownSignal.from], [ownSignal.from, ...ownSignal.to!], at)
    const others = raised.filter((seat) => seat !== viewer)
    const couldBeDue = (from: Seat) =>
      (runningSignals.get(from)?.until ?? at) === at && (runningSignals.has(from) || maySignalFrom[from]! <= at - options.signalSeconds * 1000)
    addEnding(others.filter(couldBeDue), others, at)
  }
  const beginTurn = (at: number): void => {
    for (let seat = 0; seat < seats; seat++) if (maySignalFrom[seat] === Number.POSITIVE_INFINITY) maySignalFrom[seat] = at
  }

  for (const { at, facts } of feed) {
    for (const fact of facts) {
      switch (fact.kind) {
        case 'answered':
          if (fact.yes) beginTurn(at)
          break
        case 'satDown':
          beginTurn(at)
          break
        case 'signalSent':
          runningSignals.set(viewer as Seat, { from: viewer as Seat, to: fact.to, start: at, until: fact.until, ready: true })
          break
        case 'signalGot':
          runningSignals.set(fact.from, { from: fact.from, to: null, start: at, until: fact.until, ready: false })
          break
        case 'readyMade':
          runningSignals.set(fact.from, { ...runningSignals.get(fact.from)!, ready: fact.ready })
          break
        case 'handRaised':
          addEnding([fact.seat], [fact.seat], at)
          runningSignals.delete(fact.seat)
          maySignalFrom[fact.seat] = Number.POSITIVE_INFINITY
          break
        case 'handsRaised': {
          const raised = fact.hands.map(({ seat }) => seat)
          const senders = raised.filter((seat) => couldHaveSent(seat, at, raised))
          if (senders.length > 0) addEnding(senders, raised, at)
          else addEndingsDueTogether(raised, at)
          break
        }
        case 'ended':
          isOver = true
      }
    }
  }
  return { endings, running: runningSignals, maySignalFrom, isOver }
}
