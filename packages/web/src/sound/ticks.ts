// When the last ten seconds of a public clock tick: once a second, when its figure changes.

const TICKING_SECONDS = 10
/** A timer may fire this much too early without a second tick. */
const TIMER_SLACK_MS = 50

/** The seconds left at the next tick; undefined if there is none. */
export function nextTick(leftMs: number): number | undefined {
  const next = Math.min(TICKING_SECONDS, Math.ceil((leftMs - TIMER_SLACK_MS) / 1000) - 1)
  return next < 1 ? undefined : next
}
