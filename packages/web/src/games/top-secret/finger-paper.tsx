// Choosing whom to point at (TS-09), inside a folder, because it is secret until the count of three. Choosing closes the folder.
import type { Seat } from '@safehouse/engine'
import { pointableSeats } from '@safehouse/games/top-secret'
import { Folder } from '../../parts/folder.tsx'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { who } from '../core/props.ts'
import { TopSecretDrawing } from './art.tsx'
import { isReady, type TopSecretSeatProps } from './props.ts'
import './finger-paper.css'

export function FingerFolder({ match }: { readonly match: TopSecretSeatProps }) {
  const { words, common } = match
  const chooses = common.phase === 'pointing'
  return (
    <Folder label={words.finger.folder} opensBy="press" short sign={<TopSecretDrawing name="finger" class="folder-sign" />}>
      {(shut) => (
        <>
          <h3>{words.finger.ask}</h3>
          <p class="finger-line">{!chooses ? words.finger.stays : common.seats === 3 ? words.finger.alone : words.finger.line}</p>
          <ul class="fingers">
            {pointableSeats(common.seats, match.seat).map((seat) => (
              <Target key={seat} match={match} seat={seat} disabled={!chooses} onChosen={shut} />
            ))}
          </ul>
        </>
      )}
    </Folder>
  )
}

interface TargetProps {
  readonly match: TopSecretSeatProps
  readonly seat: Seat
  readonly disabled: boolean
  onChosen(): void
}
function Target({ match, seat, disabled, onChosen }: TargetProps) {
  const { view, words } = match
  const player = who(match, seat)
  const chosen = view.hand.finger === seat
  const press = () => {
    if (!chosen) void match.act(pointingAt(match, seat))
    onChosen()
  }
  return (
    <li>
      <button type="button" class={chosen ? 'finger chosen' : 'finger'} aria-pressed={chosen} disabled={disabled} onClick={press}>
        <SeatShape who={{ mark: player.mark, initials: player.initials }} />
        <b>{player.you ? words.finger.you : <bdi>{player.name}</bdi>}</b>
      </button>
    </li>
  )
}
/** The action that points at a seat. After saying ready it is another one, which also takes that back. */
function pointingAt(match: TopSecretSeatProps, target: Seat) {
  const question = match.choices[0]?.question ?? ''
  return isReady(match) ? ({ do: 'changePointing', question, at: target } as const) : ({ do: 'point', question, at: target } as const)
}
