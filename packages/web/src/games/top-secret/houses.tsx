// The points as houses: one for each player, a floor for each round, a lit window for each point. Of the four windows of a floor
// three are for finding a teammate, one is for being found.
import type { Seat } from '@safehouse/engine'
import { roundsInMatch } from '@safehouse/games/top-secret'
import { playerName } from '../../parts/player-name.tsx'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { who } from '../core/props.ts'
import { outcomeOf, type TopSecretSpectatorProps } from './props.ts'
import './houses.css'

interface Props {
  readonly match: TopSecretSpectatorProps
  /** All seats, most points first. */
  readonly order: readonly Seat[]
  readonly winners: readonly Seat[]
  readonly chosen: Seat
  /** Absent on the shared screen, which nobody touches. */
  onChoose?: ((seat: Seat) => void) | undefined
}
/** With more houses than this a phone has no room for names, and shows shapes and initials alone. */
const MAX_HOUSES_WITH_NAMES = 5
/** Outlines of six roofs, over a house that is 41 wide and 128 high in its view box. */
const roofs = [
  'M0 0L20.5 -14L41 0Z',
  'M4 0V-8H37V0ZM10 -8V-13H16V-8Z',
  'M0 0L6 -10H35L41 0Z',
  'M8 0V-6H14V-12H27V-6H33V0Z',
  'M0 0L20.5 -9L41 0Z',
  'M0 0V-5H41V0ZM30 -5V-13H35V-5Z',
]

export function Houses({ match, order, winners, chosen, onChoose }: Props) {
  const { words, common } = match
  return (
    <ul class={order.length > MAX_HOUSES_WITH_NAMES ? 'houses many' : 'houses'} style={{ '--houses': order.length }} aria-label={words.result.houses}>
      {order.map((seat) => {
        const player = who(match, seat)
        const name = playerName(player)
        const className = `house-lot${winners.includes(seat) ? ' winner' : ''}${onChoose && seat === chosen ? ' chosen' : ''}`
        const inside = (
          <>
            <SeatShape who={{ mark: player.mark, initials: player.initials }} />
            <House match={match} seat={seat} />
            <b aria-hidden="true">{common.totals[seat]}</b>
            <span class="house-name" aria-hidden="true">
              {player.you ? name : <bdi>{name}</bdi>}
            </span>
            <span class="unseen">
              {name}, {words.points(common.totals[seat]!)}
            </span>
          </>
        )
        return (
          <li key={seat}>
            {onChoose ? (
              <button type="button" class={className} aria-pressed={seat === chosen} onClick={() => onChoose(seat)}>
                {inside}
              </button>
            ) : (
              <span class={className}>{inside}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Distance between floors, and the left edges of the windows on each, in units of the view box. */
const FLOOR_HEIGHT = 35
const WINDOW_LEFT_EDGES = [4, 12.6, 21.2, 31.2]

function House({ match, seat }: { readonly match: TopSecretSpectatorProps; readonly seat: Seat }) {
  return (
    <svg class="points-house" viewBox="0 -15 41 143" aria-hidden="true">
      <path class="house-wall" d={`${roofs[seat % roofs.length]}M0 0H41V128H0Z`} />
      {Array.from({ length: roundsInMatch }, (_, floor) => {
        const round = match.common.rounds[floor]
        const outcome = round && outcomeOf(round, seat)
        // Pointing rightly at oneself gives four points at once: all windows of the floor are lit.
        const isLit = (place: number) => outcome !== undefined && (place < 3 ? outcome.finding > place : outcome.found > 0 || outcome.finding > 3)
        return WINDOW_LEFT_EDGES.map((x, place) => (
          <rect
            key={`${floor} ${x}`}
            class={isLit(place) ? 'house-window lit' : 'house-window'}
            style={{ '--nth': floor * 4 + place }}
            x={x}
            y={93 - floor * FLOOR_HEIGHT}
            width="6.2"
            height="22"
          />
        ))
      })}
    </svg>
  )
}
