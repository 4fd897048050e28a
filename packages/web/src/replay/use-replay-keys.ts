// The keys of a replay: arrows step, space plays, Home and End, 1 to 9 for the seats, 0 for the table.
import { useEffect, useRef } from 'preact/hooks'
import { listen } from '../parts/listen.ts'
import type { Eyes } from './moments.ts'

interface Keys {
  readonly position: number
  readonly lastPosition: number
  readonly seats: number
  go(position: number): void
  chooseEyes(eyes: Eyes): void
  togglePlay(): void
}
export function useReplayKeys(keys: Keys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as Element
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest('dialog, select, textarea, .folder')) return
      // Sliders and radio buttons have their own use for these keys.
      if (!/^\d$/.test(event.key) && target.closest('input')) return
      if (event.key === ' ' && target.closest('button, a')) return
      if (handleKey(latest.current, event.key)) event.preventDefault()
    }
    return listen([window, 'keydown', onKey])
  }, [])
}
/** Whether the key means something here. */
function handleKey({ position, lastPosition, seats, go, chooseEyes, togglePlay }: Keys, key: string): boolean {
  if (key === 'ArrowLeft') go(position - 1)
  else if (key === 'ArrowRight') go(position + 1)
  else if (key === 'Home') go(0)
  else if (key === 'End') go(lastPosition)
  else if (key === ' ') togglePlay()
  else if (key === '0') chooseEyes('table')
  else if (/^[1-9]$/.test(key) && Number(key) <= seats) chooseEyes(Number(key) - 1)
  else return false
  return true
}
