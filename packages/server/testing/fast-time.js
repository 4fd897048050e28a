// Preloaded (`node --import`) into a server process that takes no clock from outside: lets its time run CLOCK_SPEED times as fast, so
// that a test need not wait for bots that pause as people do.
const speed = Number(process.env.CLOCK_SPEED ?? 1)
const { now: realPerformanceNow } = performance
const { now: realDateNow } = Date
const start = { date: realDateNow(), performance: realPerformanceNow.call(performance) }
const { setTimeout: realSetTimeout, setInterval: realSetInterval } = globalThis

performance.now = () => start.performance + (realPerformanceNow.call(performance) - start.performance) * speed
Date.now = () => Math.floor(start.date + (realDateNow() - start.date) * speed)
globalThis.setTimeout = Object.assign(
  (/** @type {(...given: unknown[]) => void} */ run, milliseconds = 0, /** @type {unknown[]} */ ...given) =>
    realSetTimeout(run, milliseconds / speed, ...given),
  realSetTimeout,
)
globalThis.setInterval = Object.assign(
  (/** @type {(...given: unknown[]) => void} */ run, milliseconds = 0, /** @type {unknown[]} */ ...given) =>
    realSetInterval(run, milliseconds / speed, ...given),
  realSetInterval,
)
