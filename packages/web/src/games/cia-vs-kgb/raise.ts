// Hands that go up: which, since when, and for how long the screen shows nothing else. The same moment on every device: the
// scene waits until a time of the game that by then all have heard of.
import type { Seat } from '@safehouse/engine'
import type { Table } from '@safehouse/games/cia-vs-kgb'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { CircleOpen } from './plays.ts'

export interface Raise {
  readonly seats: readonly Seat[]
  readonly alone: boolean
  /** In game time. */
  readonly from: number
  readonly until: number
}
const together = 400
const lastsFor = { alone: 1500, many: 2000 }

export function raiseOf({ raised, end, loneHands }: Table): Raise | undefined {
  if (end && raised.length > 0) return { seats: raised, alone: false, from: end.at + together, until: end.at + together + lastsFor.many }
  const hand = loneHands.at(-1)
  return hand && !end ? { seats: [hand.seat], alone: true, from: hand.at + together, until: hand.at + together + lastsFor.alone } : undefined
}

/** `coming`: all have heard, and no hand is up yet. */
type Phase = 'coming' | 'up' | 'over'
const phaseOf = ({ from, until }: Raise, now: number): Phase => (now < from ? 'coming' : now < until ? 'up' : 'over')

/** The raise that this screen shows now or in a moment. */
export function useRaise({ table, time, news }: CircleOpen): (Raise & { readonly isUp: boolean }) | undefined {
  const [, look] = useState(0)
  const told = raiseOf(table)
  const late = useLateness(told?.from, news.facts.length > 0, time())
  const raise = told && { ...told, from: told.from + late, until: told.until + late }
  const phase = raise ? phaseOf(raise, time()) : 'over'
  const next = phase === 'coming' ? raise?.from : phase === 'up' ? raise?.until : undefined
  useEffect(() => {
    if (next === undefined) return
    const timer = setTimeout(() => look((times) => times + 1), Math.max(0, next - time()) + 1)
    return () => clearTimeout(timer)
  }, [next, time])
  const isUp = phase === 'up'
  useBuzz(isUp ? told?.from : undefined)
  return raise && phase !== 'over' ? { ...raise, isUp } : undefined
}

/** Shown late, on a busy device or over a slow network, hands stay up no shorter. Who comes later has missed them. */
function useLateness(from: number | undefined, isNews: boolean, now: number): number {
  const shown = useRef<{ readonly from: number | undefined; readonly isNews: boolean; late?: number }>({ from: undefined, isNews: false })
  if (shown.current.from !== from) shown.current = { from, isNews }
  if (shown.current.isNews && from !== undefined && now >= from) shown.current.late ??= now - from
  return shown.current.late ?? 0
}

/** Every device, whoever holds it: once for each raise, though the table's screen and the debrief both show it. */
function useBuzz(from: number | undefined): void {
  useEffect(() => {
    if (from === undefined || buzzed === from) return
    buzzed = from
    if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([90, 60, 90]) // else browsers forbid it, and say so
  }, [from])
}
let buzzed: number | undefined
