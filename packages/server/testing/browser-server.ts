// The server of the browser tests: the real one, except that bots answer at once (BOT_DELAY_MS), that scenes are over at once (SCENE_SPEED),
// that wrong codes are not limited, and that its clock can be moved forward by whoever started it, with the message
// `{ forward: milliseconds }`. Runs until it is killed or told to stop.
import type { Cancel, Clock } from '../src/clock.ts'
import { serve } from '../src/index.ts'
import { DEFAULT_RATE_LIMITS } from '../src/limits/rate-limiter.ts'

const BOT_DELAY_MS = Number(process.env.BOT_DELAY_MS ?? 20)
const SCENE_SPEED = Number(process.env.SCENE_SPEED ?? 1000)
/** Longer than any test moves the clock: a moved clock is not a server that was down. */
const OUTAGE_MS = 24 * 60 * 60_000
/** All tests come from one address, and the pages of scenes ask for a table that is not there before the test can answer for it. */
const MANY_WRONG_CODES = { burst: 1e6, perSecond: 1e6 }

interface Timer {
  readonly due: number
  readonly run: () => void
  cancel: Cancel
}
/** A clock that goes as fast as the one below it, and jumps when it is told to. */
function movableClock(below: Clock): Clock & { forward(milliseconds: number): void } {
  let ahead = 0
  const timers = new Set<Timer>()
  const now = () => below.now() + ahead
  const set = (timer: Timer): void => {
    timer.cancel = below.after(timer.due - now(), () => {
      timers.delete(timer)
      timer.run()
    })
  }
  return {
    now,
    after(milliseconds, run) {
      const timer: Timer = { due: now() + milliseconds, run, cancel: () => {} }
      timers.add(timer)
      set(timer)
      return () => {
        timers.delete(timer)
        timer.cancel()
      }
    },
    every: (milliseconds, run) => below.every(milliseconds, run),
    forward(milliseconds) {
      ahead += milliseconds
      for (const timer of timers) {
        timer.cancel()
        set(timer)
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
  const allowances = { ...(parts.allowances ?? DEFAULT_RATE_LIMITS), wrongCodes: MANY_WRONG_CODES, wrongCodesInAll: MANY_WRONG_CODES }
  return { ...parts, allowances, clock, outage: OUTAGE_MS, sceneSpeed: SCENE_SPEED, thinker: { ...thinker, think } }
})
