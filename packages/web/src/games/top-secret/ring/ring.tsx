// Everyone in a ring: fists of those who are ready before the count, arrows and teams after it, in the same places. Open facts alone.
import type { Seat } from '@safehouse/engine'
import type { Round } from '@safehouse/games/top-secret'
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { markOf } from '../../../parts/marks.ts'
import { PlayerName } from '../../../parts/player-name.tsx'
import { botWords, SeatBadges } from '../../../parts/seat-badges.tsx'
import { SeatPress } from '../../../parts/seat-press.tsx'
import { presentWithStandIn, SeatShape } from '../../../parts/seat-shape.tsx'
import { hasSeat, who } from '../../core/props.ts'
import { ClockMark, drawingUrl, TopSecretDrawing } from '../art.tsx'
import { outcomeOf, type TopSecretSpectatorProps } from '../props.ts'
import { arrowBetween, field, fistOf, type Place, placesOf, sizeOf } from './ring-layout.ts'
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
          {round.pointings ? <Arrows match={match} round={round} places={places} /> : <Fists match={match} round={round} places={places} />}
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

interface LayerProps extends Pick<Props, 'match' | 'round'> {
  readonly places: readonly Place[]
}
const seatColour = ({ match }: LayerProps, seat: Seat) => ({ color: `var(--seat-${markOf(who(match, seat).mark).colour})` })
/** Where the drawing of a fist lies around its point, in units of its sprite. */
const fistBox = { x: -18, y: -11, width: 32, height: 23 } as const

/** A fist for each player who is ready, where the arrow will start, and a dotted circle for those who are not. */
function Fists(props: LayerProps) {
  const { round, places } = props
  const scale = (1.05 * sizeOf(places.length)) / 44
  return (
    <>
      {places.map((place) => {
        const { x, y } = fistOf(place, places.length)
        if (!round.ready.includes(place.seat)) return <circle key={place.seat} class="fist-missing" cx={x} cy={y} r={11 * scale} />
        // On the right side the drawing is mirrored, so that thumbs are up everywhere.
        const flip = Math.abs(place.inwards) > 90 ? -scale : scale
        return (
          <g key={place.seat} transform={`translate(${x} ${y}) rotate(${place.inwards}) scale(${scale} ${flip})`}>
            <g class="fist" style={seatColour(props, place.seat)}>
              <use href={drawingUrl('fist')} {...fistBox} />
            </g>
          </g>
        )
      })}
    </>
  )
}

/**
 * An arrow from each player to whom they pointed at, in the pointer's colour: a full line; a dotted one, once the teams are shown, if it did
 * not find a teammate.
 */
function Arrows(props: LayerProps) {
  const { round, places } = props
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
          <g key={from.seat} class="arrow" style={seatColour(props, from.seat)}>
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
