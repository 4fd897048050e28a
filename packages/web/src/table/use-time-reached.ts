// Whether a moment of the server's time has come: renders again when it does.
import { useEffect, useState } from 'preact/hooks'
import type { TableClient } from './table-client.ts'

/** Timers may fire a little early. */
const MARGIN_MS = 100

export function useTimeReached(client: TableClient, at: number | null): boolean {
  const [, setRenders] = useState(0)
  const isReached = at !== null && client.time() >= at
  useEffect(() => {
    if (at === null || isReached) return
    const timer = setTimeout(() => setRenders((count) => count + 1), at - client.time() + MARGIN_MS)
    return () => clearTimeout(timer)
  }, [at, isReached])
  return isReached
}
