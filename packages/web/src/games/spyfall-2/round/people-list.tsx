// The other players with their public state, and the player's private opinion of each.
import type { Seat } from '@safehouse/engine'
import { Drawing } from '../../../parts/drawing.tsx'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import type { SpyfallSeatProps } from '../props.ts'
import { seatState } from '../seats.tsx'
import type { Notes, Opinion } from './notes.ts'
import './people-list.css'

interface Props {
  readonly match: SpyfallSeatProps
  readonly notes: Notes
  onMark(seat: Seat, opinion: Opinion | undefined): void
}
const opinions = ['trusted', undefined, 'doubted'] as const

export const PeopleList = ({ match, notes, onMark }: Props) => (
  <ul class="people" aria-label={match.words.views.people}>
    {match.seats.map((player) =>
      player.seat === match.seat ? null : (
        <li key={player.seat}>
          <SeatShape who={player} />
          <p>
            <b>
              <bdi>{player.name}</bdi>
            </b>
            <span>{seatState(match, player.seat)}</span>
          </p>
          <fieldset class="people-marks">
            <legend class="unseen">{match.words.people.of(who(match, player.seat))}</legend>
            {opinions.map((opinion) => (
              <label key={opinion ?? 'open'} class={notes.marks[player.seat] === opinion ? 'chosen' : undefined}>
                <input
                  type="radio"
                  name={`mark ${player.seat}`}
                  checked={notes.marks[player.seat] === opinion}
                  onChange={() => onMark(player.seat, opinion)}
                />
                <span class="unseen">{match.words.people[opinion ?? 'open']}</span>
                <OpinionMark opinion={opinion} />
              </label>
            ))}
          </fieldset>
        </li>
      ),
    )}
  </ul>
)
/** A tick for trusted, a question mark for doubted, a dot for no opinion. */
export const OpinionMark = ({ opinion }: { readonly opinion: Opinion | undefined }) =>
  opinion === 'trusted' ? <Drawing name="tick" class="mark" /> : <b aria-hidden="true">{opinion === 'doubted' ? '?' : '·'}</b>
