// Whose eyes: the table, one of the seats, or, set apart, everything.
import type { SeatedPlayer } from '../games/screens.ts'
import { Drawing } from '../parts/drawing.tsx'
import { SeatShape } from '../parts/seat-shape.tsx'
import type { ReplayMessages } from './i18n/en.ts'
import type { Eyes } from './moments.ts'

interface Props {
  readonly seats: readonly SeatedPlayer[]
  readonly own: number | undefined
  readonly eyes: Eyes
  readonly words: ReplayMessages
  onChoose(eyes: Eyes): void
}
/** Whoever chooses with a pointer goes on with the keys of the replay; with the keyboard the arrows choose among the eyes. */
export function EyesRow({ seats, own, eyes, words, onChoose }: Props) {
  const option = (value: Eyes, label: string, picture: preact.ComponentChildren) => (
    <label key={value} class={value === eyes ? 'replay-eye chosen' : 'replay-eye'}>
      <input
        type="radio"
        name="eyes"
        class="unseen"
        checked={value === eyes}
        onChange={() => onChoose(value)}
        onClick={(event) => event.detail > 0 && event.currentTarget.blur()}
      />
      {picture}
      <bdi>{label}</bdi>
    </label>
  )
  const ownFirst = [...seats].sort((a, b) => Number(b.seat === own) - Number(a.seat === own))
  return (
    <fieldset class="replay-eyes">
      <legend class="unseen">{words.whoseEyes}</legend>
      <div class="replay-eyes-seats">
        {option('table', words.table, <Drawing name="house" />)}
        {ownFirst.map((player) => option(player.seat, player.seat === own ? words.you : player.name, <SeatShape who={player} />))}
      </div>
      {option('everything', words.everything, <Drawing name="icon-key" />)}
    </fieldset>
  )
}
