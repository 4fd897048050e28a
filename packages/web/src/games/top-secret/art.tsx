// A drawing of this game.
import { Drawing } from '../../parts/drawing.tsx'
import art from './art.svg?no-inline'

export type SignName = 'picture' | 'team-yellow' | 'team-blue' | 'fist' | 'finger' | 'clock'
export const drawingOf = (name: SignName): string => `${art}#${name}`
export const Sign = ({ name, class: look }: { readonly name: SignName; readonly class: string }) => <Drawing from={art} name={name} class={look} />
