// The animation of points: those for finding come from the teammate who was found, the one for being found comes from a finder.
// The points list shows the same numbers without animation.
import type { Round } from '@safehouse/games/top-secret'
import { outcomeOf, type TopSecretSpectatorProps } from '../props.ts'
import { field, type Place } from './ring-layout.ts'

interface Props {
  readonly match: TopSecretSpectatorProps
  readonly round: Round
  readonly places: readonly Place[]
}
interface Flight {
  readonly points: number
  readonly from: Place
  readonly to: Place
}
export const Flights = ({ match, round, places }: Props) => (
  <div class="flights" aria-hidden="true">
    {flightsOf(match, round, places).map(({ points, from, to }) => (
      <b
        key={`${to.seat} ${points}`}
        class={points === 1 ? 'flight late' : 'flight'}
        style={{
          left: `${(100 * to.x) / field.width}%`,
          top: `${(100 * to.y) / field.height}%`,
          '--dx': `${(100 * (from.x - to.x)) / field.width}cqi`,
          '--dy': `${(100 * (from.y - to.y)) / field.width}cqi`,
        }}
      >
        +{points}
      </b>
    ))}
  </div>
)

function flightsOf({ seats }: TopSecretSpectatorProps, round: Round, places: readonly Place[]): Flight[] {
  return seats.flatMap(({ seat }) => {
    const outcome = outcomeOf(round, seat)
    const to = places[seat]!
    if (!outcome) return []
    const finding = outcome.finding > 0 ? [{ points: outcome.finding, from: places[outcome.at]!, to }] : []
    const found = outcome.found > 0 ? [{ points: outcome.found, from: places[outcome.foundBy[0]!]!, to }] : []
    return [...finding, ...found]
  })
}
