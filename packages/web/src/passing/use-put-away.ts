// A device that is put away does not show what it showed: when the page is hidden or left, and when nobody has touched it for a while.
import { useEffect, useRef } from 'preact/hooks'

/** Longer than one thinks about a move without touching anything; shorter than a device lies forgotten on a table. */
const untouched = 90_000
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

export function usePutAway(isOut: boolean, putAway: () => void): void {
  const told = useRef(putAway)
  told.current = putAway
  useEffect(() => {
    if (!isOut) return
    const away = () => told.current()
    const hidden = () => document.visibilityState === 'hidden' && away()
    hidden() // it may have been put away in the very moment
    let timer = setTimeout(away, untouched)
    const touched = () => {
      clearTimeout(timer)
      timer = setTimeout(away, untouched)
    }
    document.addEventListener('visibilitychange', hidden)
    window.addEventListener('pagehide', away)
    for (const touch of touches) window.addEventListener(touch, touched, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hidden)
      window.removeEventListener('pagehide', away)
      for (const touch of touches) window.removeEventListener(touch, touched, { capture: true })
    }
  }, [isOut])
}
