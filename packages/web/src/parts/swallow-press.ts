// Makes the press that is under way do nothing more, for a press that opens something: what appears beneath the finger must not
// react until the finger, the mouse button or the key has been released and a new press has begun.

/** A browser may send the click of a press this long after its release. */
const LATE_CLICK_MS = 400
const releases = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const
const capture = { capture: true } as const

/**
 * Ignores clicks, key repeats and further fingers until the current press is over. Releases themselves are still delivered.
 * `withinMs`: no press is under way; one that begins in this time is ignored.
 */
export function swallowPress(withinMs?: number): void {
  let isPressed = withinMs === undefined
  if (withinMs !== undefined) setTimeout(() => isPressed || stop(), withinMs)
  let timer: ReturnType<typeof setTimeout> | undefined
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const stop = () => {
    clearTimeout(timer)
    window.removeEventListener('click', swallow, capture)
    window.removeEventListener('pointerdown', onPress, capture)
    window.removeEventListener('keydown', onPress, capture)
    for (const release of releases) window.removeEventListener(release, onRelease, capture)
  }
  const onRelease = (event: Event) => {
    // Fields that lose the focus also send "blur"; only the window's own counts.
    if (event.type !== 'blur' || event.target === window) timer ??= setTimeout(stop, LATE_CLICK_MS)
  }
  const onPress = (event: Event) => {
    const isReleased = timer !== undefined
    if (isReleased && !(event instanceof KeyboardEvent && event.repeat)) stop()
    else swallow(event)
    isPressed = true
  }
  window.addEventListener('click', swallow, capture)
  window.addEventListener('pointerdown', onPress, capture)
  window.addEventListener('keydown', onPress, capture)
  for (const release of releases) window.addEventListener(release, onRelease, capture)
}
