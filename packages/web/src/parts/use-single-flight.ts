// Ignores further calls while an asynchronous one is in flight, for buttons that are pressed twice.
import { useRef } from 'preact/hooks'

export function useSingleFlight<A extends unknown[]>(work: (...args: A) => Promise<void>): (...args: A) => Promise<void> {
  const isInFlight = useRef(false)
  return async (...args) => {
    if (isInFlight.current) return
    isInFlight.current = true
    await work(...args).finally(() => {
      isInFlight.current = false
    })
  }
}
