// For a server in its own process: tells its parent how long its event loop stood still since the last question, how much of such a
// time it worked itself, and how much memory it takes. The rest of a stall is the machine's: other processes had the cores. Plain JavaScript, so that the packed server can load it as well (hostile/measured.js).
import { openSync, readSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

/** @typedef {{ readonly stallMs: number, readonly ownWorkMs: number, readonly memoryMb: number }} Load */

/** Sampling interval; it is part of every measured delay and is subtracted. */
const RESOLUTION_MS = 5

export function answerMeasureRequests() {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const ownWork = measureOwnWork()
  process.on('message', (message) => {
    if (message !== 'measure') return
    /** @type {Load} */
    const load = {
      stallMs: Math.max(0, delay.max / 1e6 - RESOLUTION_MS),
      ownWorkMs: ownWork.takeLongest(),
      memoryMb: Math.round(process.memoryUsage.rss() / 2 ** 20),
    }
    process.send?.(load)
    delay.reset()
  })
  process.channel?.unref()
}

/** The longest time for which this thread had a core between two turns of the event loop; NaN where the system does not say. */
function measureOwnWork() {
  const file = openSchedulerFigures()
  if (file === undefined) return { takeLongest: () => Number.NaN }
  const text = Buffer.alloc(100)
  const workedMs = () => Number(text.toString('latin1', 0, readSync(file, text, 0, text.length, 0)).split(' ')[0]) / 1e6
  let [last, longest] = [workedMs(), 0]
  const look = () => {
    const now = workedMs()
    longest = Math.max(longest, now - last)
    last = now
  }
  setInterval(look, RESOLUTION_MS).unref()
  const takeLongest = () => {
    look()
    const taken = longest
    longest = 0
    return taken
  }
  return { takeLongest }
}
/** On Linux. The first number is the time that the main thread had a core, in nanoseconds. */
function openSchedulerFigures() {
  try {
    return openSync(`/proc/self/task/${process.pid}/schedstat`, 'r')
  } catch {
    return undefined
  }
}
