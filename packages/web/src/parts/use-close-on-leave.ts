// Closes an open secret at once when the page or window is left, a second finger touches the screen, or the device is turned.
import { useLayoutEffect } from 'preact/hooks'

export function useCloseOnLeave(open: boolean, close: () => void): void {
  useLayoutEffect(() => {
    if (!open) return
    const closeIfHidden = () => document.visibilityState === 'hidden' && close()
    const closeOnSecondFinger = (event: PointerEvent) => !event.isPrimary && close()
    window.addEventListener('blur', close)
    window.addEventListener('pagehide', close)
    screen.orientation?.addEventListener?.('change', close)
    document.addEventListener('visibilitychange', closeIfHidden)
    document.addEventListener('pointerdown', closeOnSecondFinger, true)
    return () => {
      window.removeEventListener('blur', close)
      window.removeEventListener('pagehide', close)
      screen.orientation?.removeEventListener?.('change', close)
      document.removeEventListener('visibilitychange', closeIfHidden)
      document.removeEventListener('pointerdown', closeOnSecondFinger, true)
    }
  }, [open, close])
}
