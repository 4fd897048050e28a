// Choosing whom to point at (TS-09), inside a folder, because it is secret until the count of three. Choosing closes the folder.
import type { Seat } from '@safehouse/engine'
import { pointable } from '@safehouse/games/top-secret'
import { Folder } from '../../parts/folder.tsx'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { who } from '../core/props.ts'
import { Sign } from './art.tsx'
import { isReady, type TopSecretSeatProps } from './props.ts'
import './finger-paper.css'

export function FingerFolder({ play }: { readonly play: TopSecretSeatProps }) {
  const { words, common } = play
  const chooses = common.phase === 'pointing'
  return (
    <Folder label={words.finger.folder} way="press" short sign={<Sign name="finger" class="folder-sign" />}>
      {(shut) => (
        <>
          <h3>{words.finger.ask}</h3>
          <p class="finger-line">{!chooses ? words.finger.stays : common.seats === 3 ? words.finger.alone : words.finger.line}</p>
          <ul class="fingers">
            {pointable(common.seats, play.seat).map((seat) => (
              <Target key={seat} play={play} seat={seat} disabled={!chooses} onChosen={shut} />
            ))}
          </ul>
        </>
      )}
    </Folder>
  )
}

interface TargetProps {
  readonly play: TopSecretSeatProps
  readonly seat: Seat
  readonly disabled: boolean
  onChosen(): void
}
function Target({ play, seat, disabled, onChosen }: TargetProps) {
  const { view, words } = play
  const player = who(play, seat)
  const chosen = view.hand.finger === seat
  const press = () => {
    if (!chosen) void play.act(pointingAt(play, seat))
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
function pointingAt(play: TopSecretSeatProps, at: Seat) {
  const question = play.choices[0]?.question ?? ''
  return isReady(play) ? ({ do: 'changePointing', question, at } as const) : ({ do: 'point', question, at } as const)
}
