// The server of the browser tests: the real one, except that bots answer at once (BOT_DELAY_MS), that scenes are over at once (SCENE_SPEED),
// that wrong codes are not limited, and that its parent process can move its clock forward with the message
// `{ forward: milliseconds }`. Runs until it is killed or told to stop.
import type { Cancel, Clock } from '../src/clock.ts'
import { serve } from '../src/index.ts'
import { DEFAULT_RATE_LIMITS } from '../src/limits/rate-limiter.ts'

const BOT_DELAY_MS = Number(process.env.BOT_DELAY_MS ?? 20)
const SCENE_SPEED = Number(process.env.SCENE_SPEED ?? 1000)
/** Longer than any test moves the clock: a moved clock is not a server that was down. */
const OUTAGE_AFTER_MS = 24 * 60 * 60_000
/** All tests come from one address, and the pages of scenes ask for a table that is not there before the test can answer for it. */
const MANY_WRONG_CODES = { burst: 1e6, perSecond: 1e6 }

interface Timer {
  readonly dueAt: number
  readonly run: () => void
  cancel: Cancel
}
/** A clock that runs as fast as the real one and can be moved forward. */
function movableClock(realClock: Clock): Clock & { forward(milliseconds: number): void } {
  let aheadMs = 0
  const timers = new Set<Timer>()
  const now = () => realClock.now() + aheadMs
  const schedule = (timer: Timer): void => {
    timer.cancel = realClock.after(timer.dueAt - now(), () => {
      timers.delete(timer)
      timer.run()
    })
  }
  return {
    now,
    after(milliseconds, run) {
      const timer: Timer = { dueAt: now() + milliseconds, run, cancel: () => {} }
      timers.add(timer)
      schedule(timer)
      return () => {
        timers.delete(timer)
        timer.cancel()
      }
    },
    every: (milliseconds, run) => realClock.every(milliseconds, run),
    forward(milliseconds) {
      aheadMs += milliseconds
      for (const timer of timers) {
        timer.cancel()
        schedule(timer)
      }
    },
  }
}

process.exitCode = await serve((parts) => {
  const { thinker } = parts
  const clock = movableClock(parts.clock!)
  process.on('message', (message: { forward: number }) => clock.forward(message.forward))
  const think: typeof thinker.think = async (question) => {
    const thought = await thinker.think(question)
    return thought && { ...thought, delayMs: Math.min(thought.delayMs, BOT_DELAY_MS) }
  }
  const rateLimits = { ...(parts.rateLimits ?? DEFAULT_RATE_LIMITS), wrongCodes: MANY_WRONG_CODES, wrongCodesInAll: MANY_WRONG_CODES }
  return { ...parts, rateLimits, clock, outageAfterMs: OUTAGE_AFTER_MS, sceneSpeed: SCENE_SPEED, thinker: { ...thinker, think } }
})
