// The screen of CIA vs. KGB for spectators and for the shared screen: open facts alone, nothing to press. It must never show
// how many signals run.
import { memberCountOf } from '@safehouse/games/cia-vs-kgb'
import type { HeadlineText } from '../../parts/headline.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { who } from '../core/props.ts'
import { Circle } from './circle/circle.tsx'
import { headlineTitle, MatchHeadline } from './headline.tsx'
import { fewAnswersLeft, type KgbSpectatorProps } from './props.ts'
import { loneRaise } from './raised-hands/hands-up.tsx'
import { idleFingers } from './signals/status-line.ts'
import './spectator-screen.css'

const MAX_EVENTS = 3

export function KgbSpectatorScreen({ match }: { readonly match: KgbSpectatorProps }) {
  const raise = loneRaise(match)
  return (
    <div class="circle-watch">
      <TableFrame
        headline={<MatchHeadline match={match} fingers={idleFingers} raise={raise} />}
        center={<Circle match={match} raised={raise?.seats} />}
        bottom={<Column match={match} hands={raise} />}
      />
    </div>
  )
}

interface ColumnProps {
  readonly match: KgbSpectatorProps
  readonly hands: HeadlineText | undefined
}
/** The column beside the circle on a large screen, below it on a small one. */
function Column({ match, hands }: ColumnProps) {
  const { common, words, seats } = match
  const answersLeft = fewAnswersLeft(common)
  const asked = common.due === null ? undefined : who(match, common.due)
  const says = asked ? words.tv.asks(who(match, common.standing.seat), asked) : headlineTitle(match)
  return (
    <div class="watch-column">
      <div class="watch-says" aria-hidden="true">
        <h2>{hands?.headline ?? says}</h2>
        <p>{hands?.subline ?? (asked && words.tv.onlySees(asked))}</p>
      </div>
      <ol class="watch-events">
        {match.events.slice(-MAX_EVENTS).map(({ text }, i) => (
          <li key={`${i} ${text}`}>{text}</li>
        ))}
      </ol>
      <p class="watch-deal">
        <span>{words.tv.deal(memberCountOf('cia', seats.length), memberCountOf('kgb', seats.length))}</span>
        <span>{words.tv.warning}</span>
        {answersLeft !== undefined && <b>{words.tv.left(answersLeft)}</b>}
      </p>
    </div>
  )
}
