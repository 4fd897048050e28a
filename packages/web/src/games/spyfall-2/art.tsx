// Drawings of this game: signs from its file, and the pictures of places, which are made of a handful of shapes.
import { signal } from '@preact/signals'
import { chunk } from '../../chunks.ts'
import { Drawing } from '../../parts/drawing.tsx'
import art from './art.svg?no-inline'
import './art.css'

type SignName = 'picture' | 'hand-up' | 'hand-down' | 'envelope' | 'thinking' | 'late' | 'asks'
export const Sign = ({ name, class: look }: { readonly name: SignName; readonly class: string }) => <Drawing from={art} name={name} class={look} />

type Draw = (place: string | null) => string
const drawn = signal<Draw>()
/** All of them in one piece, for everyone and whatever the card, as soon as the table itself is there. */
void chunk(() => import('@safehouse/content/spyfall-2/pictures/index.ts')).then(({ pictureOf }) => {
  drawn.value = pictureOf
})

/** A place as facts name it; null is what a spy has instead. All are equally bright; the markup is our own, from no input. */
export const PlacePicture = ({ place }: { readonly place: string | null }) => (
  <svg
    class="place-picture"
    viewBox="0 0 280 150"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: drawn.value?.(place) ?? '' }}
  />
)
