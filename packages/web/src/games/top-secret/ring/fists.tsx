// A fist for each player who is ready, where the arrow will start, and a dotted circle for those who are not.
import type { Seat } from '@safehouse/engine'
import { markOf } from '../../../parts/marks.ts'
import { who } from '../../core/props.ts'
import { drawingUrl } from '../art.tsx'
import type { TopSecretSpectatorProps } from '../props.ts'
import { fistOf, type Place, sizeOf } from './ring-layout.ts'

interface Props {
  readonly match: TopSecretSpectatorProps
  readonly ready: readonly Seat[]
  readonly places: readonly Place[]
}
const drawn = { x: -18, y: -11, width: 32, height: 23 } as const

export function Fists({ match, ready, places }: Props) {
  const scale = (1.05 * sizeOf(places.length)) / 44
  return (
    <>
      {places.map((place) => {
        const { x, y } = fistOf(place, places.length)
        if (!ready.includes(place.seat)) return <circle key={place.seat} class="fist-missing" cx={x} cy={y} r={11 * scale} />
        // On the right side the drawing is mirrored, so that thumbs are up everywhere.
        const flip = Math.abs(place.inwards) > 90 ? -scale : scale
        return (
          <g key={place.seat} transform={`translate(${x} ${y}) rotate(${place.inwards}) scale(${scale} ${flip})`}>
            <g class="fist" style={{ color: `var(--seat-${markOf(who(match, place.seat).mark).colour})` }}>
              <use href={drawingUrl('fist')} {...drawn} />
            </g>
          </g>
        )
      })}
    </>
  )
}
