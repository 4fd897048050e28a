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
  readonly play: SpyfallSeatProps
  readonly notes: Notes
  onMark(seat: Seat, opinion: Opinion | undefined): void
}
const opinions = ['trusted', undefined, 'doubted'] as const

export const PeopleList = ({ play, notes, onMark }: Props) => (
  <ul class="people" aria-label={play.words.views.people}>
    {play.seats.map((sitting) =>
      sitting.seat === play.seat ? null : (
        <li key={sitting.seat}>
          <SeatShape who={sitting} />
          <p>
            <b>
              <bdi>{sitting.name}</bdi>
            </b>
            <span>{seatState(play, sitting.seat)}</span>
          </p>
          <fieldset class="people-marks">
            <legend class="unseen">{play.words.people.of(who(play, sitting.seat))}</legend>
            {opinions.map((opinion) => (
              <label key={opinion ?? 'open'} class={notes.marks[sitting.seat] === opinion ? 'chosen' : undefined}>
                <input
                  type="radio"
                  name={`mark ${sitting.seat}`}
                  checked={notes.marks[sitting.seat] === opinion}
                  onChange={() => onMark(sitting.seat, opinion)}
                />
                <span class="unseen">{play.words.people[opinion ?? 'open']}</span>
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
