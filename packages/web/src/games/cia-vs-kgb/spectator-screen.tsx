// The screen of CIA vs. KGB for spectators and for the shared screen: open facts alone, nothing to press. It must never show
// how many signals run.
import { membersOf } from '@safehouse/games/cia-vs-kgb'
import { TableFrame } from '../../parts/table-frame.tsx'
import { type HeadlineText, who } from '../core/props.ts'
import { Circle } from './circle/circle.tsx'
import { headlineTitle, MatchHeadline } from './headline.tsx'
import type { KgbSpectatorProps } from './props.ts'
import { Flash, raisedHandsText } from './raised-hands/hands-up.tsx'
import { useRaise } from './raised-hands/use-raise.ts'
import { eventsOf } from './sentences.ts'
import { idleFingers } from './signals/status-line.ts'
import './spectator-screen.css'

const MAX_EVENTS = 3

export function KgbSpectatorScreen({ match }: { readonly match: KgbSpectatorProps }) {
  const raise = useRaise(match)
  const up = raise?.isUp ? raise : undefined
  return (
    <div class="circle-watch">
      <TableFrame
        headline={<MatchHeadline match={match} fingers={idleFingers} instead={up && raisedHandsText(match, up)} />}
        stage={<Circle match={match} raised={up?.seats} />}
        folder={<Column match={match} hands={up && raisedHandsText(match, up)} />}
      />
      {up && <Flash key={up.from} />}
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
  const asked = common.due === null ? undefined : who(match, common.due)
  const says = asked ? words.tv.asks(who(match, common.standing.seat), asked) : headlineTitle(match)
  return (
    <div class="watch-column">
      <div class="watch-says" aria-hidden="true">
        <h2>{hands?.says ?? says}</h2>
        <p>{hands?.line ?? (asked && words.tv.onlySees(asked))}</p>
      </div>
      <ol class="watch-events">
        {eventsOf(match)
          .slice(-MAX_EVENTS)
          .map((event, i) => (
            <li key={`${i} ${event}`}>{event}</li>
          ))}
      </ol>
      <p class="watch-deal">
        <span>{words.tv.deal(membersOf('cia', seats.length), membersOf('kgb', seats.length))}</span>
        <span>{words.tv.warning}</span>
        {common.answersLeft !== null && <span>{words.tv.left(common.answersLeft)}</span>}
      </p>
    </div>
  )
}
