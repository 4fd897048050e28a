// The headline, read out when it changes, and the second line, which never is.
import { Clock } from '../../parts/clock.tsx'
import type { HeadlineText } from '../core/props.ts'
import { saysOf } from './headline.ts'
import { type Fingers, lineOf } from './line.ts'
import type { KgbSpectatorProps } from './props.ts'
import { useGameTime } from './use-game-time.ts'
import '../../parts/headline.css'
import './says.css'

interface Props {
  readonly play: KgbSpectatorProps
  readonly fingers: Fingers
  /** What stands there instead while hands are up. */
  readonly instead?: HeadlineText | undefined
}
export const lineId = 'circle-line'
/** With short names every sentence fits one row of a phone. */
const shortName = 8

export function Says({ play, fingers, instead }: Props) {
  const { common, paused, time, seats } = play
  const brief = seats.every(({ name }) => name.length <= shortName)
  return (
    <div class={`headline circle-says${instead ? ' raising' : ''}${brief ? ' brief' : ''}`}>
      <div role="status">
        <h2 key={instead?.line}>{instead?.says ?? saysOf(play)}</h2>
      </div>
      {common.until !== null && <Clock until={common.until} paused={paused} time={time} />}
      {instead ? <p>{instead.line}</p> : <Line play={play} fingers={fingers} />}
    </div>
  )
}

/** Focus reads it: on request, never of itself. */
function Line({ play, fingers }: { readonly play: KgbSpectatorProps; readonly fingers: Fingers }) {
  const now = useGameTime(play)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever listens to the page can go and ask
    <p class="circle-line figures" id={lineId} tabIndex={0}>
      {lineOf(play, fingers, now)}
    </p>
  )
}
