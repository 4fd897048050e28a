// A value that changes less often the longer a change takes to draw, so that what follows the finger stays fluent: the first change at once,
// the last one always. Each change begins with an animation frame, and its cost is the time until the next one.
import { useEffect, useRef, useState } from 'preact/hooks'

const MIN_INTERVAL_MS = 80
const MAX_INTERVAL_MS = 600
/** A frame without work, at 60 a second. */
const IDLE_FRAME_MS = 17
/** The wait after a change, in times of what it took to draw: drawing then takes about a thirteenth of the time. */
const WAIT_PER_COST = 12

/** How long to wait after a change whose frame took so long. */
export const intervalAfter = (frameMs: number): number =>
  Math.min(MAX_INTERVAL_MS, Math.max(MIN_INTERVAL_MS, WAIT_PER_COST * Math.max(0, frameMs - IDLE_FRAME_MS)))

export function useThrottled<T>(value: T): T {
  const [shown, setShown] = useState(value)
  const nextAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (value === shown) return
    let frame = 0
    const show = () => {
      frame = requestAnimationFrame((began) => {
        setShown(() => value)
        nextAt.current = began + MAX_INTERVAL_MS
        // Preact draws in a microtask; the frame after this one comes when that is done and painted.
        requestAnimationFrame((ended) => {
          nextAt.current = began + intervalAfter(ended - began)
        })
      })
    }
    const timer = setTimeout(show, Math.max(0, nextAt.current - performance.now()))
    return () => {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [value, shown])
  return shown
}
