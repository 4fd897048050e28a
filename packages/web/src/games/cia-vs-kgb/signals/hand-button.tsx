// The button with the hand on the action bar. It looks the same for everyone, whatever pressing it would do, and is large enough
// to be found by a thumb under the table.
import { Sign } from '../art.tsx'
import { lineId } from '../headline.tsx'
import type { KgbSeatProps } from '../props.ts'
import type { HandControl } from './use-hand.ts'
import './hand-button.css'

export const HandButton = ({ play, hand }: { readonly play: KgbSeatProps; readonly hand: HandControl }) => (
  <button type="button" class="button plain hand-button" aria-label={play.words.act.hand} aria-describedby={lineId} {...hand.handlers}>
    <Sign name="hand" class="hand-sign" />
  </button>
)
