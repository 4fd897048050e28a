// The top of the screen: what is going on, and below it the status line. Screen readers announce the first when it changes and
// never the second, which may be about a secret signal. The title depends on open facts alone.
import { Clock } from '../../parts/clock.tsx'
import { isSeat, who } from '../core/props.ts'
import { type KgbSpectatorProps, lastQuestion } from './props.ts'
import { Flash, type LoneRaise } from './raised-hands/hands-up.tsx'
import { type Fingers, statusLine } from './signals/status-line.ts'
import { useGameTime } from './use-game-time.ts'
import '../../parts/headline.css'
import './headline.css'

/** What is going on, in one sentence. */
export function headlineTitle(play: KgbSpectatorProps): string {
  const { common, words } = play
  const { says } = words
  const standing = who(play, common.standing.seat)
  if (common.end) return says.over
  if (common.due !== null) {
    const asked = who(play, common.due)
    return asked.you ? says.asksYou(standing) : standing.you ? says.youAsk(asked) : says.asks(standing, asked)
  }
  const last = common.asked.length > 0 ? lastQuestion(common) : undefined
  if (last) return standing.you ? says.yoursAgain(who(play, last.to)) : says.refused(standing, who(play, last.to))
  return standing.you ? says.yours : says.wants(standing)
}

interface Props {
  readonly play: KgbSpectatorProps
  readonly fingers: Fingers
  /** Replaces title and line while a hand is up. */
  readonly instead?: LoneRaise | undefined
}
/** Id of the status line, for `aria-describedby` of the hand button. */
export const lineId = 'circle-line'
/** Longest name with which every sentence of the status line fits one row of a phone. */
const SHORT_NAME_LENGTH = 8

export function MatchHeadline({ play, fingers, instead }: Props) {
  const { common, paused, time, seats } = play
  const brief = seats.every(({ name }) => name.length <= SHORT_NAME_LENGTH)
  return (
    <div class={`headline circle-says${instead ? ' raising' : ''}${brief ? ' brief' : ''}`}>
      <div role="status">
        <h2>{instead?.says ?? headlineTitle(play)}</h2>
        {instead && <p>{instead.line}</p>}
      </div>
      {common.until !== null && <Clock until={common.until} paused={paused} time={time} />}
      {!instead && <StatusLine play={play} fingers={fingers} />}
      {instead?.flash !== undefined && <Flash raise={instead.flash} />}
    </div>
  )
}

/** It can be focused, so that a screen reader reads it on request. */
function StatusLine({ play, fingers }: { readonly play: KgbSpectatorProps; readonly fingers: Fingers }) {
  const now = useGameTime(play)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focus is how a screen reader gets to the line
    <p class={isSeat(play) ? 'circle-line own figures' : 'circle-line figures'} id={lineId} tabIndex={0}>
      {statusLine(play, fingers, now)}
    </p>
  )
}
