// Everyone in a ring: fists of those who are ready before the count, arrows and teams after it, in the same places. Open facts alone.
import type { Round } from '@safehouse/games/top-secret'
import type { ComponentChildren } from 'preact'
import { PlayerName } from '../../../parts/player-name.tsx'
import { botWords, SeatBadges } from '../../../parts/seat-badges.tsx'
import { SeatPress } from '../../../parts/seat-press.tsx'
import { presentWithStandIn, SeatShape } from '../../../parts/seat-shape.tsx'
import { hasSeat, who } from '../../core/props.ts'
import { ClockMark, TopSecretDrawing } from '../art.tsx'
import { outcomeOf, type TopSecretSpectatorProps } from '../props.ts'
import { Arrows } from './arrows.tsx'
import { Fists } from './fists.tsx'
import { field, type Place, placesOf, sizeOf } from './ring-layout.ts'
import './ring.css'

interface Props {
  readonly match: TopSecretSpectatorProps
  readonly round: Round
  /** The points that are shown beside the players: none, those for finding a teammate, or those for being found too. */
  readonly gains?: 'finding' | 'all' | undefined
  /** Its name for screen readers, where the page may have another ring. */
  readonly label?: string
  /** What is in the middle before the reveal. */
  readonly children?: ComponentChildren
}
export function Ring({ match, round, gains, label, children }: Props) {
  const { words, seats } = match
  const usualLabel = round.pointings ? words.scoredTitle.picture : words.pointing.picture
  const places = placesOf(seats.length, hasSeat(match) ? match.seat : 0)
  const shapeWidth = `${(100 * sizeOf(seats.length)) / field.width}cqi`
  return (
    <section class="ring" aria-label={label ?? usualLabel}>
      <div class="ring-field" style={{ '--across': shapeWidth }}>
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
                <SeatShape who={presentWithStandIn(player)} />
                <SeatBadges player={player} />
                {round.pointedByClock.includes(seat) && <ClockMark />}
                {team && (
                  <span class={`ring-team ${team}`}>
                    <TopSecretDrawing name={`team-${team}`} class="ring-sign" />
                  </span>
                )}
                <span class="ring-name" aria-hidden="true">
                  <PlayerName player={player} />
                </span>
                {gains && <Gain match={match} round={round} seat={seat} gains={gains} />}
                <span class="unseen">{[describeSeat(match, round, seat), player.maker && botWords(player)].filter(Boolean).join(', ')}</span>
                {label === undefined && <SeatPress player={player} />}
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}

interface GainProps extends Pick<Props, 'match' | 'round'> {
  readonly seat: number
  readonly gains: 'finding' | 'all'
}
/** What a player got, under the name: first for finding a teammate, then for being found. */
function Gain({ match: { words }, round, seat, gains }: GainProps) {
  const outcome = outcomeOf(round, seat)
  if (!outcome) return null
  const shown = [outcome.finding, gains === 'all' ? outcome.found : 0].filter((points) => points > 0)
  return (
    <span class="ring-gain">
      {shown.map((points, i) => (
        <b key={i}>{words.gain(points)}</b>
      ))}
    </span>
  )
}

/** Classes for where in the ring a place is: name and team are laid out around the shape by them. */
const sideOf = ({ x, y, nameAbove }: Place): string => {
  const across = x < field.width / 2 ? 'left' : 'right'
  return nameAbove ? `above ${across}` : y > field.height * 0.7 ? `low ${across}` : across
}

function describeSeat(match: TopSecretSpectatorProps, round: Round, seat: number): string {
  const { pointing, scoredTitle: scored } = match.words
  const player = who(match, seat)
  const outcome = outcomeOf(round, seat)
  if (!outcome && round.pointings) return scored.pointed(player, who(match, round.pointings[seat]!), round.pointedByClock.includes(seat))
  if (!outcome) return (round.ready.includes(seat) ? pointing.isReady : pointing.notReady)(player)
  return `${scored.was(player, outcome.team)}. ${(outcome.byClock ? scored.clock : scored.arrow)(player, who(match, outcome.target), outcome.finding > 0)}.`
}
