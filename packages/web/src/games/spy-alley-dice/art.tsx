// The six spies as drawings. Each is told apart by outline and letter; colours of nations are not used.
import type { Spy } from '@safehouse/games/spy-alley-dice'
import { Drawing } from '../../parts/drawing.tsx'
import art from './art.svg?no-inline'

export const SpyFace = ({ spy, class: className }: { readonly spy: Spy; readonly class?: string }) => (
  <Drawing from={art} name={`spy-${spy}`} class={className ?? 'spy'} />
)
