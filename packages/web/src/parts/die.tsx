// A bone die with a drawing on its face. It tumbles when it was rolled just now, and is tinted and ticked when kept.
import type { ComponentChildren } from 'preact'
import { Drawing } from './drawing.tsx'
import './die.css'

interface Props {
  /** What it shows and whether it is kept, in words. */
  readonly label: string
  /** In the corner, so that nobody needs the drawing. */
  readonly letter: string
  readonly kept?: boolean
  /** Changes when the die is rolled: the tumble begins anew. None: it lies still. */
  readonly rolled?: number | undefined
  /** Its place among the dice: they land one after the other, and lie a little askew. */
  readonly place: number
  /** Pressed to keep it or not; without it the die is only to be seen. */
  onPress?: (() => void) | undefined
  readonly children: ComponentChildren
}
export function Die({ label, letter, kept = false, rolled, place, onPress, children }: Props) {
  const face = (
    <span class={rolled === undefined ? 'die-face' : 'die-face tumbling'} key={rolled}>
      {children}
      <b aria-hidden="true">{letter}</b>
      {kept && <Drawing name="tick" class="die-tick" />}
    </span>
  )
  const look = `die askew-${place % 5}${kept ? ' kept' : ''}`
  return onPress ? (
    <button type="button" class={look} aria-pressed={kept} aria-label={label} onClick={onPress} style={{ '--place': place }}>
      {face}
    </button>
  ) : (
    <span class={look} role="img" aria-label={label} style={{ '--place': place }}>
      {face}
    </span>
  )
}
