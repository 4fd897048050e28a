// The screen of CIA vs. KGB for spectators and for the shared screen: open facts alone, nothing to press. It must never show
// how many signals run.
import { membersOf } from '@safehouse/games/cia-vs-kgb'
import { TableFrame } from '../../parts/table-frame.tsx'
import { type HeadlineText, who } from '../core/props.ts'
import { Circle } from './circle/circle.tsx'
import { headlineTitle, MatchHeadline } from './headline.tsx'
import { fewAnswersLeft, type KgbSpectatorProps } from './props.ts'
import { loneRaise } from './raised-hands/hands-up.tsx'
import { idleFingers } from './signals/status-line.ts'
import './spectator-screen.css'

const MAX_EVENTS = 3

export function KgbSpectatorScreen({ play }: { readonly play: KgbSpectatorProps }) {
  const up = loneRaise(play)
  return (
    <div class="circle-watch">
      <TableFrame
        headline={<MatchHeadline play={play} fingers={idleFingers} instead={up} />}
        stage={<Circle play={play} raised={up?.seats} />}
        folder={<Column play={play} hands={up} />}
      />
    </div>
  )
}

interface ColumnProps {
  readonly play: KgbSpectatorProps
  readonly hands: HeadlineText | undefined
}
/** The column beside the circle on a large screen, below it on a small one. */
function Column({ play, hands }: ColumnProps) {
  const { common, words, seats } = play
  const left = fewAnswersLeft(common)
  const asked = common.due === null ? undefined : who(play, common.due)
  const says = asked ? words.tv.asks(who(play, common.standing.seat), asked) : headlineTitle(play)
  return (
    <div class="watch-column">
      <div class="watch-says" aria-hidden="true">
        <h2>{hands?.says ?? says}</h2>
        <p>{hands?.line ?? (asked && words.tv.onlySees(asked))}</p>
      </div>
      <ol class="watch-events">
        {play.events.slice(-MAX_EVENTS).map(({ text }, i) => (
          <li key={`${i} ${text}`}>{text}</li>
        ))}
      </ol>
      <p class="watch-deal">
        <span>{words.tv.deal(membersOf('cia', seats.length), membersOf('kgb', seats.length))}</span>
        <span>{words.tv.warning}</span>
        {left !== undefined && <b>{words.tv.left(left)}</b>}
      </p>
    </div>
  )
}
