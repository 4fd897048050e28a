// The clock and what is going on, on top of every screen of a round. Open facts alone.
import { minutesAndSeconds, useSecondsLeft } from '../../../parts/clock.tsx'
import { Headline } from '../../../parts/headline.tsx'
import { headlineOf } from '../headline.ts'
import type { SpyfallOpenPlay } from '../plays.ts'
import { RoundClock } from './round-clock.tsx'
import './round-headline.css'

export function Says({ play }: { readonly play: SpyfallOpenPlay }) {
  const { common } = play
  const isOver = common.stage.is === 'scored' || common.stage.is === 'over'
  const { says, line } = headlineOf(play)
  return (
    <div class="spy-says">
      {!isOver && <RoundClock play={play} />}
      <Headline says={says} line={line} />
      {common.stage.is === 'talking' && <TalkLeft play={play} until={common.stage.until} />}
    </div>
  )
}
/** Outside of what is read out, for it changes every second. */
function TalkLeft({ play, until }: { readonly play: SpyfallOpenPlay; readonly until: number }) {
  const left = useSecondsLeft({ until, paused: play.paused, time: play.time })
  return <p class="talk-left figures">{play.words.talking.opensIn(minutesAndSeconds(left))}</p>
}
