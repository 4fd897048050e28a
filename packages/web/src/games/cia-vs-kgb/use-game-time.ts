// The game's time, for what counts seconds on the screen.
import { useEffect, useState } from 'preact/hooks'
import type { KgbSpectatorProps } from './props.ts'

const often = 200

export function useGameTime({ time }: Pick<KgbSpectatorProps, 'time'>): number {
  const [now, setNow] = useState(time)
  useEffect(() => {
    const tick = () => setNow(time())
    tick()
    const timer = setInterval(tick, often)
    return () => clearInterval(timer)
  }, [time])
  return now
}
