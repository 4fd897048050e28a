// One sentence above the hand, one at a time, four seconds each; read out politely. Never a secret.
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import './toast.css'

const shown = signal<{ readonly text: string; readonly key: number } | undefined>(undefined)
const waiting: string[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let key = 0
/** Many at once are old news: the last few are enough. */
const longestQueue = 2
const stays = 4000
const hurries = 1800

export function say(text: string): void {
  if (text === '' || shown.value?.text === text || waiting.includes(text)) return
  waiting.push(text)
  if (waiting.length > longestQueue) waiting.shift()
  if (!timer) next()
}
function next(): void {
  const text = waiting.shift()
  shown.value = text === undefined ? undefined : { text, key: key++ }
  timer = text === undefined ? undefined : setTimeout(next, waiting.length > 0 ? hurries : stays)
}
/** A new screen begins without the old one's news. */
export function clearToasts(): void {
  waiting.length = 0
  clearTimeout(timer)
  next()
}

export function Toasts() {
  const layer = useRef<HTMLDivElement>(null)
  const now = shown.value
  // Shown anew each time, so that it lies on top of a sheet that was opened meanwhile.
  useEffect(() => {
    layer.current?.hidePopover()
    if (now) layer.current?.showPopover()
  }, [now])
  return (
    <div ref={layer} class="toasts" role="status" popover="manual">
      {now && (
        <p class="toast" key={now.key}>
          {now.text}
        </p>
      )}
    </div>
  )
}
