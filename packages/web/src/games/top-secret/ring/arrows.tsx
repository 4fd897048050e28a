// An arrow from each player to whom they pointed at, in the pointer's colour: a full line; a dotted one, once the teams are
// shown, if it did not find a teammate.
import type { Round } from '@safehouse/games/top-secret'
import { useId } from 'preact/hooks'
import { markOf } from '../../../parts/marks.ts'
import { who } from '../../core/props.ts'
import { outcomeOf, type TopSecretSpectatorProps } from '../props.ts'
import { arrowBetween, field, type Place } from './ring-layout.ts'

interface Props {
  readonly match: TopSecretSpectatorProps
  readonly round: Round
  readonly places: readonly Place[]
}
export function Arrows({ match, round, places }: Props) {
  const id = useId()
  return (
    <>
      {places.map((from) => {
        const target = round.pointings?.[from.seat]
        if (target === undefined) return null
        const mutual = round.pointings?.[target] === from.seat
        const { path, head } = arrowBetween(from, places[target]!, places.length, mutual)
        const isMissed = outcomeOf(round, from.seat)?.finding === 0
        const mask = `${id}-${from.seat}`
        return (
          <g key={from.seat} class="arrow" style={{ color: `var(--seat-${markOf(who(match, from.seat).mark).colour})` }}>
            {/* Drawing a line by animating its dashes does not work for a dotted line, so a mask over it grows instead. */}
            <mask id={mask} maskUnits="userSpaceOnUse" x="0" y="0" width={field.width} height={field.height}>
              <path class="arrow-drawn" d={path} pathLength={1} />
            </mask>
            <path class={isMissed ? 'arrow-line missed' : 'arrow-line'} d={path} mask={`url(#${mask})`} />
            <path class="arrow-head" d="M-4 -7L9 0L-4 7Z" transform={`translate(${head.x} ${head.y}) rotate(${head.angle})`} />
          </g>
        )
      })}
    </>
  )
}
