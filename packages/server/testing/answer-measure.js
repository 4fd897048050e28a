// For a server in its own process: tells its parent how long its event loop stood still since the last question, and how much memory
// it takes. Plain JavaScript, so that the packed server can load it as well (hostile/measured.js).
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** @typedef {{ readonly stallMs: number, readonly memoryMb: number }} Load */

/** Sampling interval; it is part of every measured delay and is subtracted. */
const RESOLUTION_MS = 5

export function answerMeasure() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  process.on('message', (message) => {
    if (message !== 'measure') return
    /** @type {Load} */
    const load = { stallMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS), memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20) }
    process.send?.(load)
    delay.reset()
  })
  process.channel?.unref()
}
