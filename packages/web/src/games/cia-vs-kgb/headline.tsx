// The top of the screen: what is going on, and below it the status line. Screen readers announce the first when it changes and
// never the second, which may be about a secret signal. The title depends on open facts alone.
import { Clock } from '../../parts/clock.tsx'
import { hasSeat, who } from '../core/props.ts'
import { type KgbSpectatorProps, lastQuestion } from './props.ts'
import { Flash, type LoneRaise } from './raised-hands/hands-up.tsx'
import { type Fingers, statusLine } from './signals/status-line.ts'
import { useGameTime } from './use-game-time.ts'
import '../../parts/headline.css'
import './headline.css'

/** What is going on, in one sentence. */
export function headlineTitle(match: KgbSpectatorProps): string {
  const { common, words } = match
  const { says } = words
  const standing = who(match, common.standing.seat)
  if (common.end) return says.over
  if (common.due !== null) {
    const asked = who(match, common.due)
    return asked.you ? says.asksYou(standing) : standing.you ? says.youAsk(asked) : says.asks(standing, asked)
  }
  const lastAsked = common.asked.length > 0 ? lastQuestion(common) : undefined
  if (lastAsked) return standing.you ? says.yoursAgain(who(match, lastAsked.to)) : says.refused(standing, who(match, lastAsked.to))
  return standing.you ? says.yours : says.wants(standing)
}

interface Props {
  readonly match: KgbSpectatorProps
  readonly fingers: Fingers
  /** Replaces title and line while a hand is up. */
  readonly raise?: LoneRaise | undefined
}
/** Id of the status line, for `aria-describedby` of the signal button. */
export const lineId = 'circle-line'
/** Longest name with which every sentence of the status line fits one row of a phone. */
const SHORT_NAME_LENGTH = 8

export function MatchHeadline({ match, fingers, raise }: Props) {
  const { common, paused, time, seats } = match
  const hasShortNames = seats.every(({ name }) => name.length <= SHORT_NAME_LENGTH)
  return (
    <div class={`headline circle-says${raise ? ' raising' : ''}${hasShortNames ? ' brief' : ''}`}>
      <div role="status">
        <h2>{raise?.headline ?? headlineTitle(match)}</h2>
        {raise && <p>{raise.subline}</p>}
      </div>
      {common.until !== null && <Clock until={common.until} paused={paused} time={time} />}
      {!raise && <StatusLine match={match} fingers={fingers} />}
      {raise?.flash !== undefined && <Flash raise={raise.flash} />}
    </div>
  )
}

/** It can be focused, so that a screen reader reads it on request. */
function StatusLine({ match, fingers }: { readonly match: KgbSpectatorProps; readonly fingers: Fingers }) {
  const now = useGameTime(match)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: focus is how a screen reader gets to the line
    <p class={hasSeat(match) ? 'circle-line own figures' : 'circle-line figures'} id={lineId} tabIndex={0}>
      {statusLine(match, fingers, now)}
    </p>
  )
}
