// Everything that must shut an open secret at once: leaving the page or the window, a second finger, turning the device.
import { useEffect } from 'preact/hooks'

export function useCloseOnLeave(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return
    const hidden = () => document.visibilityState === 'hidden' && close()
    const second = (event: PointerEvent) => !event.isPrimary && close()
    window.addEventListener('blur', close)
    window.addEventListener('pagehide', close)
    screen.orientation?.addEventListener?.('change', close)
    document.addEventListener('visibilitychange', hidden)
    document.addEventListener('pointerdown', second, true)
    return () => {
      window.removeEventListener('blur', close)
      window.removeEventListener('pagehide', close)
      screen.orientation?.removeEventListener?.('change', close)
      document.removeEventListener('visibilitychange', hidden)
      document.removeEventListener('pointerdown', second, true)
    }
  }, [open, close])
}
