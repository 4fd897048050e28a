// Strokes as on a beer mat: every fifth lies across. A tap adds one, a long press takes one off; keys do the same.
import { useRef } from 'preact/hooks'

const longPress = 450
const drawnUpTo = 10

interface Props {
  readonly many: number
  readonly label: string
  onMore(more: 1 | -1): void
}
export function StrokeButton({ many, label, onMore }: Props) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const taken = useRef(false)
  const takeOff = () => {
    taken.current = true
    onMore(-1)
  }
  return (
    <button
      type="button"
      class="shadow-strokes"
      aria-label={label}
      onPointerDown={() => {
        taken.current = false
        timer.current = setTimeout(takeOff, longPress)
      }}
      onPointerUp={() => clearTimeout(timer.current)}
      onPointerLeave={() => clearTimeout(timer.current)}
      onPointerCancel={() => clearTimeout(timer.current)}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => (event.key === 'Backspace' || event.key === 'Delete' || event.key === '-') && onMore(-1)}
      onClick={() => {
        if (!taken.current) onMore(1)
        taken.current = false
      }}
    >
      {many > drawnUpTo ? <b>{many}</b> : <Strokes many={many} />}
    </button>
  )
}

function Strokes({ many }: { readonly many: number }) {
  const groups = Math.ceil(many / 5)
  return (
    <svg viewBox={`0 0 ${Math.max(1, groups) * 26} 20`} class="shadow-strokes-drawn" aria-hidden="true">
      {Array.from({ length: groups }, (_, group) => {
        const here = Math.min(5, many - group * 5)
        const left = group * 26 + 3
        return (
          <g key={group}>
            {Array.from({ length: Math.min(4, here) }, (_, i) => (
              <path key={i} d={`M${left + i * 5 + 2} 3L${left + i * 5} 17`} />
            ))}
            {here === 5 && <path d={`M${left - 2} 16L${left + 20} 5`} />}
          </g>
        )
      })}
    </svg>
  )
}
