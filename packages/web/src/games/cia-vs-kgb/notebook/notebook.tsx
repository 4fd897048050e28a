// The notebook, inside its folder. Cards that were seen are printed; for the others the player marks a suspicion. Rows and words
// are the same for both sides. At the foot: whom a held hand will signal, and a button for people who cannot hold the hand.
import type { Seat } from '@safehouse/engine'
import { memberCountOf, type Side } from '@safehouse/games/cia-vs-kgb'
import { useState } from 'preact/hooks'
import { Folder } from '../../../parts/folder.tsx'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import { Sign } from '../art.tsx'
import { type KgbSeatProps, ownSide } from '../props.ts'
import { type Notes, printedNote, signalRecipients, withSignal, withSuspicion } from './notes.ts'
import './notebook.css'

interface Props {
  readonly match: KgbSeatProps
  readonly notes: Notes
  onWrite(change: (before: Notes) => Notes): void
  onSignal(to: readonly Seat[]): void
}
export const Notebook = (props: Props) => (
  <Folder label={props.match.words.notebook.title} opensBy="press" short sign={<Sign name="pencil" class="folder-sign" />}>
    {(shut) => <NotebookPages {...props} shut={shut} />}
  </Folder>
)

function NotebookPages({ match, notes, onWrite, onSignal, shut }: Props & { shut(): void }) {
  const { words, seats, seat: me } = match
  const [isConfirming, setIsConfirming] = useState(false)
  const { notebook } = words
  const side = ownSide(match)
  const recipients = signalRecipients(match, notes)
  const send = () => {
    if (!isConfirming) return setIsConfirming(true)
    shut()
    onSignal(recipients)
  }
  return (
    <div class="notebook">
      <header>
        <h3>{notebook.title}</h3>
        <p>{notebook.lead(side, memberCountOf(side, seats.length) - 1)}</p>
      </header>
      <ul>
        {seats.map(
          ({ seat }) =>
            seat !== me && <Row key={seat} match={match} notes={notes} seat={seat} signalled={recipients.includes(seat)} onWrite={onWrite} />,
        )}
      </ul>
      <footer>
        <p>{notebook.foot(recipients.map((seat) => who(match, seat)))}</p>
        <button type="button" onClick={send}>
          {isConfirming ? notebook.sendSure : notebook.send}
        </button>
      </footer>
    </div>
  )
}

interface RowProps {
  readonly match: KgbSeatProps
  readonly notes: Notes
  readonly seat: Seat
  readonly signalled: boolean
  onWrite(change: (before: Notes) => Notes): void
}
function Row({ match, notes, seat, signalled, onWrite }: RowProps) {
  const { words, view } = match
  const player = who(match, seat)
  const seen = view.hand.cards[seat]
  return (
    <li>
      <button
        type="button"
        class="notebook-who"
        aria-pressed={signalled}
        aria-label={words.notebook.signals(player)}
        onClick={() => onWrite((before) => withSignal(before, seat, !signalled))}
      >
        <SeatShape who={{ mark: player.mark, initials: player.initials }} />
        <Sign name={signalled ? 'hand-up' : 'hand-down'} class="notebook-hand" />
      </button>
      <p>
        <b>
          <bdi>{player.name}</bdi>
        </b>
        <span>{printedNote(match, seat)}</span>
      </p>
      {seen ? (
        <SeenSide match={match} side={seen} />
      ) : (
        <Suspicion match={match} seat={seat} mark={notes.marks[seat]} onMark={(side) => onWrite((before) => withSuspicion(before, seat, side))} />
      )}
    </li>
  )
}

const SeenSide = ({ match, side }: { readonly match: KgbSeatProps; readonly side: Side }) => (
  <span class="notebook-seen">
    <Sign name={`side-${side}`} class="notebook-hat" />
    {match.words.sides[side]}
  </span>
)

interface SuspicionProps {
  readonly match: KgbSeatProps
  readonly seat: Seat
  readonly mark: Side | undefined
  onMark(side: Side | undefined): void
}
function Suspicion({ match, seat, mark, onMark }: SuspicionProps) {
  const { words } = match
  const options = ['cia', undefined, 'kgb'] as const
  return (
    <fieldset class="notebook-marks">
      <legend class="unseen">{words.notebook.suspect(who(match, seat))}</legend>
      {options.map((side) => (
        <label key={side ?? 'open'} class={side === mark ? 'chosen' : undefined}>
          <input type="radio" name={`suspect ${seat}`} checked={side === mark} onChange={() => onMark(side)} />
          <span class="unseen">{side ? words.sides[side] : words.notebook.open}</span>
          {side ? <Sign name={`side-${side}`} class="notebook-hat" /> : <b aria-hidden="true">?</b>}
        </label>
      ))}
    </fieldset>
  )
}
