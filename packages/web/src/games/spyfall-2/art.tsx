// The drawings of this game: signs from its SVG file, and the pictures of places.
import { signal } from '@preact/signals'
import { afterOtherChunks, loadChunk } from '../../chunks.ts'
import { Drawing } from '../../parts/drawing.tsx'
import art from './art.svg?no-inline'
import './art.css'

type SignName = 'picture' | 'hand-up' | 'hand-down' | 'envelope' | 'thinking' | 'late' | 'asks' | 'innocent'
export const Sign = ({ name, class: className }: { readonly name: SignName; readonly class: string }) => (
  <Drawing from={art} name={name} class={className} />
)

/** Gives the SVG markup of a place's picture. */
type PictureMaker = (place: string | null) => string
const pictureMaker = signal<PictureMaker>()
// One chunk with all pictures, loaded by everyone alike: a request for a single picture would tell the place.
void afterOtherChunks()
  .then(() => loadChunk(() => import('@safehouse/content/spyfall-2/pictures/index.ts')))
  .then(({ pictureOf }) => {
    pictureMaker.value = pictureOf
  })

/** The picture of a place, or of none (null) on a spy's card; all are equally bright. The markup is built in, never input. */
export const PlacePicture = ({ place }: { readonly place: string | null }) => (
  <svg
    class="place-picture"
    viewBox="0 0 280 150"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: pictureMaker.value?.(place) ?? '' }}
  />
)
