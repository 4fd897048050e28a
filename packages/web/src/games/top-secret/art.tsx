// Drawings of Top Secret, by name.
import { Drawing } from '../../parts/drawing.tsx'
import art from './art.svg?no-inline'
import './art.css'

export type SignName = 'picture' | 'team-yellow' | 'team-blue' | 'fist' | 'finger' | 'clock'
export const drawingOf = (name: SignName): string => `${art}#${name}`
export const Sign = ({ name, class: look }: { readonly name: SignName; readonly class: string }) => <Drawing from={art} name={name} class={look} />

/** On a seat's shape: the clock chose what lies or points there, because time was up. The text for screen readers says so too. */
export const ClockMark = () => <Sign name="clock" class="clock-mark" />
