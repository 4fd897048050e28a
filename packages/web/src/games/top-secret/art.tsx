// Drawings of Top Secret, by name.
import { Drawing } from '../../parts/drawing.tsx'
import art from './art.svg?no-inline'
import './art.css'

/** `picture`, a pointing finger, is the drawing of the game in lists, which every game has under this name, and that of its help. */
type DrawingName = 'picture' | 'team-yellow' | 'team-blue' | 'fist' | 'finger' | 'clock'
export const drawingUrl = (name: DrawingName): string => `${art}#${name}`
export const TopSecretDrawing = ({ name, class: className }: { readonly name: DrawingName; readonly class: string }) => (
  <Drawing from={art} name={name} class={className} />
)

/**
 * A small clock on a seat's shape: time was up, so the clock chose this seat's answer token or whom its finger points at. Hidden from
 * screen readers; the text beside it says the same.
 */
export const ClockMark = () => <TopSecretDrawing name="clock" class="clock-mark" />
