// The clock and what is going on, on top of every screen of a round. Open facts alone.
import { minutesAndSeconds, useSecondsLeft } from '../../parts/clock.tsx'
import { Headline } from '../../parts/headline.tsx'
import { headlineOf } from './headline.ts'
import type { SpyOpen } from './plays.ts'
import { RoundClock } from './round-clock.tsx'
import './says.css'

export function Says({ play }: { readonly play: SpyOpen }) {
  const { table } = play
  const isOver = table.stage.is === 'scored' || table.stage.is === 'over'
  const { says, line } = headlineOf(play)
  return (
    <div class="spy-says">
      {!isOver && <RoundClock play={play} />}
      <Headline says={says} line={line} />
      {table.stage.is === 'talking' && <TalkLeft play={play} until={table.stage.until} />}
    </div>
  )
}
/** Outside of what is read out, for it changes every second. */
function TalkLeft({ play, until }: { readonly play: SpyOpen; readonly until: number }) {
  const left = useSecondsLeft({ until, paused: play.paused, time: play.time })
  return <p class="talk-left figures">{play.words.talking.opensIn(minutesAndSeconds(left))}</p>
}
