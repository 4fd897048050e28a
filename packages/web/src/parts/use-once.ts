// For what must not happen twice because somebody pressed twice: while it is under way, pressing again does nothing.
import { useRef } from 'preact/hooks'

export function useOnce<A extends unknown[]>(work: (...given: A) => Promise<void>): (...given: A) => Promise<void> {
  const underWay = useRef(false)
  return async (...given) => {
    if (underWay.current) return
    underWay.current = true
    await work(...given).finally(() => {
      underWay.current = false
    })
  }
}
