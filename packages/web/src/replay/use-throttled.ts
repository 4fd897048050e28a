// A value that changes at most every so often: the first change at once, the last one always.
import { useEffect, useRef, useState } from 'preact/hooks'

export function useThrottled<T>(value: T, intervalMs: number): T {
  const [shown, setShown] = useState(value)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    const show = () => {
      changedAt.current = performance.now()
      setShown(() => value)
    }
    const wait = changedAt.current + intervalMs - performance.now()
    if (wait <= 0) return show()
    const timer = setTimeout(show, wait)
    return () => clearTimeout(timer)
  }, [value, intervalMs])
  return shown
}
