// A button with tally strokes, every fifth lying across. A press adds one; a long press, Backspace, Delete or minus removes one.
import { useRef } from 'preact/hooks'

const LONG_PRESS_MS = 450
/** More strokes than this are shown as a number. */
const MAX_DRAWN_STROKES = 10

interface Props {
  readonly count: number
  readonly label: string
  onChange(change: 1 | -1): void
}
export function StrokeButton({ count, label, onChange }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const wasLongPress = useRef(false)
  const removeOne = () => {
    wasLongPress.current = true
    onChange(-1)
  }
  return (
    <button
      type="button"
      class="shadow-strokes"
      aria-label={label}
      onPointerDown={() => {
        wasLongPress.current = false
        timer.current = setTimeout(removeOne, LONG_PRESS_MS)
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerLeave={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => (event.key === 'Backspace' || event.key === 'Delete' || event.key === '-') && onChange(-1)}
      onClick={() => {
        if (!wasLongPress.current) onChange(1)
        wasLongPress.current = false
      }}
    >
      {count > MAX_DRAWN_STROKES ? <b>{count}</b> : <Strokes count={count} />}
    </button>
  )
}

function Strokes({ count }: { readonly count: number }) {
  const groups = Math.ceil(count / 5)
  return (
    <svg viewBox={`0 0 ${Math.max(1, groups) * 26} 20`} class="shadow-strokes-drawn" aria-hidden="true">
      {Array.from({ length: groups }, (_, group) => {
        const strokeCount = Math.min(5, count - group * 5)
        const leftX = group * 26 + 3
        return (
          <g key={group}>
            {Array.from({ length: Math.min(4, strokeCount) }, (_, i) => (
              <path key={i} d={`M${leftX + i * 5 + 2} 3L${leftX + i * 5} 17`} />
            ))}
            {strokeCount === 5 && <path d={`M${leftX - 2} 16L${leftX + 20} 5`} />}
          </g>
        )
      })}
    </svg>
  )
}
