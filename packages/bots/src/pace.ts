// How long a bot waits before it acts: the same function for all games; a game's `pace.ts` has the numbers. It is a rule of secrecy
// that the wait depends on open facts only (the question, the seat, when it was asked, how much there is to weigh) and on chance, never on a
// card: a bot that thought longer with one card than with another would give itself away.
import type { Chance, Feed, GameTypes } from '@safehouse/engine'

/** How long something takes: at least `leastMs`, and up to `spanMs` more. */
export interface Pace {
  readonly leastMs: number
  readonly spanMs: number
  /** The shortest wait, where others' actions in between have used up the time. */
  readonly shortestMs?: number
}

/** How much longer something takes for each thing that there is to weigh, up to a ceiling. Only what everybody sees may be counted. */
export interface Weighing {
  readonly msForEach: number
  readonly mostMs: number
}
/** This pace, made longer by the number of things to weigh. */
export const paceToWeigh = <P extends Pace>(pace: P, things: number, { msForEach, mostMs }: Weighing): P => ({
  ...pace,
  leastMs: pace.leastMs + Math.min(msForEach * things, mostMs),
})

/** A pace from its shortest and longest time. */
export const between = (leastMs: number, mostMs: number): Pace => ({ leastMs, spanMs: mostMs - leastMs })

/** How long to wait from now on, for something that was asked for at `since`. */
export const delayFor = ({ leastMs, spanMs, shortestMs = 1 }: Pace, chance: Chance, now: number, since = now): number =>
  Math.max(shortestMs, since + leastMs + chance.below(spanMs) - now)

/** The time of the last fact of these kinds. A wait that is counted from it does not begin anew when somebody else acts. */
export const lastToldAt = <K extends GameTypes>(feed: Feed<K>, kinds: readonly K['open']['kind'][]): number | undefined =>
  feed.findLast(({ facts }) => facts.some(({ kind }) => kinds.includes(kind)))?.at
