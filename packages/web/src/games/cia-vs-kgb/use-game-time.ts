// The current game time, for components that count seconds.
import { useEffect, useState } from 'preact/hooks'
import type { KgbSpectatorProps } from './props.ts'

/** Short enough that a count of seconds never seems to skip one. */
const UPDATE_INTERVAL_MS = 200

export function useGameTime({ time }: Pick<KgbSpectatorProps, 'time'>): number {
  const [now, setNow] = useState(time)
  useEffect(() => {
    const tick = () => setNow(time())
    tick()
    const timer = setInterval(tick, UPDATE_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [time])
  return now
}
