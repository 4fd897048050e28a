// The hand on the bar: large enough for a thumb under the table, and the same for everyone whatever it would do.
import { Sign } from '../art.tsx'
import { lineId } from '../headline.tsx'
import type { KgbSeatProps } from '../props.ts'
import type { HandControl } from './use-hand.ts'
import './hand-button.css'

export const HandButton = ({ play, hand }: { readonly play: KgbSeatProps; readonly hand: HandControl }) => (
  <button type="button" class="button plain hand-button" aria-label={play.words.act.hand} aria-describedby={lineId} {...hand.handlersOf}>
    <Sign name="hand" class="hand-sign" />
  </button>
)
