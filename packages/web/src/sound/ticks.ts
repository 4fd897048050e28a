// The last ten seconds of a clock that everyone looks at: one tick a second, when its figure changes.

const ticked = 10
/** A timer that comes a little early is no reason to tick twice. */
const slack = 50

/** How many seconds are left at the next tick, if there is one to come. */
export function nextTick(left: number): number | undefined {
  const next = Math.min(ticked, Math.ceil((left - slack) / 1000) - 1)
  return next < 1 ? undefined : next
}
