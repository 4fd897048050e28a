// Toasts: one sentence at a time, also read by screen readers (role "status"). They must never contain a secret.
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import './toast.css'

const shown = signal<{ readonly text: string; readonly key: number } | undefined>(undefined)
const waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let nextKey = 0
/** Older toasts are dropped when more are waiting. */
const MAX_QUEUED = 2
const TOAST_MS = 4000
/** While others are waiting. */
const SHORT_TOAST_MS = 1800

/** Queues a toast; one that is already shown or waiting is not repeated, but what is shown stays its whole time again. */
export function showToast(text: string): void {
  if (text === '' || waiting.includes(text)) return
  if (shown.value?.text === text) return stayAgain()
  waiting.push(text)
  if (waiting.length > MAX_QUEUED) waiting.shift()
  if (!timer) showNext()
}
function showNext(): void {
  const text = waiting.shift()
  shown.value = text === undefined ? undefined : { text, key: nextKey++ }
  timer = text === undefined ? undefined : setTimeout(showNext, waiting.length > 0 ? SHORT_TOAST_MS : TOAST_MS)
}
function stayAgain(): void {
  if (waiting.length > 0) return
  clearTimeout(timer)
  timer = setTimeout(showNext, TOAST_MS)
}
/** Removes the shown and all waiting toasts, for when the screen changes. */
export function clearToasts(): void {
  waiting.length = 0
  clearTimeout(timer)
  showNext()
}

export function Toasts() {
  const layer = useRef<HTMLDivElement>(null)
  const toast = shown.value
  // Hidden and shown again each time, so that the popover lies above a sheet that was opened meanwhile.
  useEffect(() => {
    layer.current?.hidePopover()
    if (toast) layer.current?.showPopover()
  }, [toast])
  return (
    <div ref={layer} class="toasts" role="status" popover="manual">
      {toast && (
        <p class="toast" key={toast.key}>
          {toast.text}
        </p>
      )}
    </div>
  )
}
