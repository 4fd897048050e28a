// A die with a drawing on its face. It tumbles when it has just been rolled, and is tinted and ticked when kept.
import type { ComponentChildren } from 'preact'
import { Drawing } from './drawing.tsx'
import './die.css'

interface Props {
  /** What it shows and whether it is kept, in words. */
  readonly label: string
  /** A letter in the corner, so that nobody depends on the drawing. */
  readonly letter: string
  readonly kept?: boolean
  /** Changes with each roll, which restarts the animation; undefined: no animation. */
  readonly rollKey?: number | undefined
  /** Position among the dice: they land one after another, each with its own tilt. */
  readonly place: number
  /** Toggles whether it is kept; without it the die is not a button. */
  onPress?: (() => void) | undefined
  readonly children: ComponentChildren
}
export function Die({ label, letter, kept = false, rollKey, place, onPress, children }: Props) {
  const face = (
    <span class={rollKey === undefined ? 'die-face' : 'die-face tumbling'} key={rollKey}>
      {children}
      <b aria-hidden="true">{letter}</b>
      {kept && <Drawing name="tick" class="die-tick" />}
    </span>
  )
  const className = `die askew-${place % 5}${kept ? ' kept' : ''}`
  return onPress ? (
    <button type="button" class={className} aria-pressed={kept} aria-label={label} onClick={onPress} style={{ '--place': place }}>
      {face}
    </button>
  ) : (
    <span class={className} role="img" aria-label={label} style={{ '--place': place }}>
      {face}
    </span>
  )
}
