// Everyone in a ring: fists of those who are ready before the count, arrows and teams after it, in the same places. Open facts alone.
import type { Round } from '@safehouse/games/top-secret'
import type { ComponentChildren } from 'preact'
import { messages } from '../../../i18n/language.ts'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { isSeat, who } from '../../core/props.ts'
import { ClockMark, Sign } from '../art.tsx'
import { outcomeOf, type TopSecretSpectatorProps } from '../props.ts'
import { Arrows } from './arrows.tsx'
import { Fists } from './fists.tsx'
import { Flights } from './flights.tsx'
import { field, type Place, placesOf, sizeOf } from './ring-layout.ts'
import './ring.css'

interface Props {
  readonly match: TopSecretSpectatorProps
  readonly round: Round
  /** Whether the round was revealed just now: then arrows, teams and points are animated. */
  readonly fresh?: boolean
  /** Its name for screen readers, where the page may have another ring. */
  readonly label?: string
  /** What is in the middle before the reveal. */
  readonly children?: ComponentChildren
}
export function Ring({ match, round, fresh = false, label, children }: Props) {
  const { words, seats } = match
  const picture = round.pointings ? words.scoredTitle.picture : words.pointing.picture
  const places = placesOf(seats.length, isSeat(match) ? match.seat : 0)
  const across = `${(100 * sizeOf(seats.length)) / field.width}cqi`
  return (
    <section class={fresh ? 'ring fresh' : 'ring'} aria-label={label ?? picture}>
      <div class="ring-field" style={{ '--across': across }}>
        <svg viewBox={`0 0 ${field.width} ${field.height}`} aria-hidden="true">
          {round.pointings ? <Arrows match={match} round={round} places={places} /> : <Fists match={match} ready={round.ready} places={places} />}
        </svg>
        <div class="ring-middle">{children}</div>
        <ul>
          {places.map((place) => {
            const { seat, x, y } = place
            const player = who(match, seat)
            const team = round.teams?.[seat]
            return (
              <li
                key={seat}
                class={`ring-seat ${sideOf(place)}${player.you ? ' you' : ''}`}
                style={{ left: `${(100 * x) / field.width}%`, top: `${(100 * y) / field.height}%` }}
              >
                <SeatShape who={{ ...player, here: player.here || player.standIn }} />
                {round.pointedByClock.includes(seat) && <ClockMark />}
                {team && (
                  <span class={`ring-team ${team}`}>
                    <Sign name={`team-${team}`} class="ring-sign" />
                  </span>
                )}
                <span class="ring-name" aria-hidden="true">
                  {player.you ? messages().table.you : <bdi>{player.name}</bdi>}
                </span>
                <span class="unseen">{spoken(match, round, seat)}</span>
              </li>
            )
          })}
        </ul>
        {fresh && <Flights match={match} round={round} places={places} />}
      </div>
    </section>
  )
}

/** Classes for where in the ring a place is: name and team are laid out around the shape by them. */
const sideOf = ({ x, y, nameAbove }: Place): string => {
  const across = x < field.width / 2 ? 'left' : 'right'
  return nameAbove ? `above ${across}` : y > field.height * 0.7 ? `low ${across}` : across
}

function spoken(match: TopSecretSpectatorProps, round: Round, seat: number): string {
  const { pointing, scoredTitle: scored } = match.words
  const player = who(match, seat)
  const outcome = outcomeOf(round, seat)
  if (!outcome) return (round.ready.includes(seat) ? pointing.isReady : pointing.notReady)(player)
  return `${scored.was(player, outcome.team)}. ${(outcome.byClock ? scored.clock : scored.arrow)(player, who(match, outcome.at), outcome.finding > 0)}.`
}
