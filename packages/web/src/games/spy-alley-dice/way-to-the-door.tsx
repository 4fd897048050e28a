// A mission (SA-14): the players who are asked, in order, and what each has answered. Everybody sees the same.
import { isStillIn } from '@safehouse/games/spy-alley-dice'
import { Drawing } from '../../parts/drawing.tsx'
import { PlayerName } from '../../parts/player-name.tsx'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { who } from '../core/props.ts'
import type { AlleySpectatorProps } from './props.ts'
import './way-to-the-door.css'

export function WayToTheDoor({ match }: { readonly match: AlleySpectatorProps }) {
  const { common, words } = match
  const { due, turn } = common
  if (due.what !== 'mission') return null
  const seats = common.cards.length
  const askedInOrder = Array.from({ length: seats - 1 }, (_, i) => (turn.roller + i + 1) % seats).filter((seat) => isStillIn(common, seat))
  const current = askedInOrder.indexOf(due.asked)
  const answerText = (place: number, seat: number) =>
    place < current
      ? due.passed.some((pass) => pass.seat === seat && pass.byClock)
        ? words.mission.passedByClock
        : words.mission.passed
      : place === current
        ? words.mission.asked(who(match, seat))
        : place === current + 1
          ? words.mission.next
          : words.mission.later
  return (
    <ol class="way" aria-label={words.mission.way}>
      {askedInOrder.map((seat, place) => {
        const player = who(match, seat)
        return (
          <li key={seat} class={place === current ? 'on' : undefined} aria-current={place === current ? 'step' : undefined}>
            <SeatShape who={player} />
            <b>
              <PlayerName player={player} />
            </b>
            <span>{answerText(place, seat)}</span>
          </li>
        )
      })}
      <li class="way-door">
        <Drawing name="door" class="door" />
        <b>{words.mission.door}</b>
      </li>
    </ol>
  )
}
