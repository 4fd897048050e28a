// The top of the table during a round: the round's clock with who asks whom, and the headline. From open facts alone.

import { messages as house } from '../../../i18n/language.ts'
import { minutesAndSeconds, useSecondsLeft } from '../../../parts/clock.tsx'
import { Headline } from '../../../parts/headline.tsx'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import { Sign } from '../art.tsx'
import { headlineOf } from '../headline.ts'
import { namingSpy, type SpyfallSpectatorProps } from '../props.ts'
import './round-headline.css'

export function RoundHeadline({ play }: { readonly play: SpyfallSpectatorProps }) {
  const { common } = play
  const isOver = common.stage.is === 'scored' || common.stage.is === 'over'
  const { says, line } = headlineOf(play)
  return (
    <div class={common.stage.is === 'running' && common.turn.asked !== null ? 'spy-says asked' : 'spy-says'}>
      {!isOver && <RoundClock play={play} />}
      <Headline says={says} line={line} />
      {common.stage.is === 'talking' && <TalkLeft play={play} until={common.stage.until} />}
    </div>
  )
}
/** Time left to talk (SF-13). It is outside of the headline's live region, because it changes every second. */
function TalkLeft({ play, until }: { readonly play: SpyfallSpectatorProps; readonly until: number }) {
  const left = useSecondsLeft({ until, paused: play.paused, time: play.time })
  return <p class="talk-left figures">{play.words.talking.opensIn(minutesAndSeconds(left))}</p>
}

/** The clock is highlighted for the last seconds of a round. */
const FINAL_SECONDS = 30

/** The clock of the round (SF-09). It stands still during votes and naming. */
function RoundClock({ play }: { readonly play: SpyfallSpectatorProps }) {
  const { common, words, paused, time } = play
  const { stage, terms } = common
  const isRunning = stage.is === 'running'
  const counted = useSecondsLeft({ until: isRunning ? stage.until : 0, paused, time })
  const left = isRunning ? counted : Math.ceil(('left' in stage ? stage.left : stage.is === 'dealt' ? terms.roundMs : 0) / 1000)
  const isUp = stage.is === 'talking' || (stage.is === 'voting' && stage.accuser === null)
  const state = isUp || (isRunning && !paused && left <= FINAL_SECONDS) ? 'late' : isRunning && !paused ? '' : 'stopped'
  return (
    <div class="round-clock">
      <span class={`clock large figures ${state}`} role="timer" aria-label={words.clock.left}>
        {minutesAndSeconds(left)}
      </span>
      <ClockNote play={play} isUp={isUp} />
    </div>
  )
}

/** What stands beside the clock. */
function ClockNote({ play, isUp }: { readonly play: SpyfallSpectatorProps; readonly isUp: boolean }) {
  const { common, words, paused } = play
  const { stage } = common
  if (paused) return <small>{words.clock.stopped}</small>
  if (isUp) return <DecisionTime play={play} text={words.clock.up} />
  if (stage.is === 'settling') return <ResumesIn play={play} until={stage.until} />
  if (stage.is === 'voting') return <DecisionTime play={play} text={words.clock.stopped} />
  const spy = namingSpy(common)
  if (spy !== undefined)
    return (
      <span class="round-pair">
        <DecisionTime play={play} text={words.clock.stopped} />
        <SeatShape who={who(play, spy)} />
      </span>
    )
  return stage.is === 'running' ? <AskingPair play={play} /> : <small>{words.round(common.round, common.terms.rounds)}</small>
}

/** Who asks whom. Until somebody is asked: a question mark, and who may not be asked back (SF-11). */
function AskingPair({ play }: { readonly play: SpyfallSpectatorProps }) {
  const { asker, asked, barred } = play.common.turn
  return (
    <span class="round-pair" aria-hidden="true">
      <PairSeat play={play} seat={asker} on={asked === null} />
      <Sign name="asks" class="round-asks" />
      {asked !== null ? (
        <PairSeat play={play} seat={asked} on />
      ) : (
        <span class="round-seat">
          <i>?</i>
          {barred !== null && <bdi>{play.words.ask.not(who(play, barred))}</bdi>}
        </span>
      )}
    </span>
  )
}
function PairSeat({ play, seat, on }: { readonly play: SpyfallSpectatorProps; readonly seat: number; readonly on: boolean }) {
  const sitting = who(play, seat)
  return (
    <span class={on ? 'round-seat on' : 'round-seat'}>
      <SeatShape who={sitting} />
      <bdi>{sitting.you ? house().table.you : sitting.name}</bdi>
    </span>
  )
}

/** Seconds until the clock goes on after a vote (SF-19). */
function ResumesIn({ play, until }: { readonly play: SpyfallSpectatorProps; readonly until: number }) {
  const left = useSecondsLeft({ until, paused: play.paused, time: play.time })
  return <small>{play.words.clock.goesOn(Math.max(1, left))}</small>
}
/** A note with the time left for the decision, where the table has set one (SF-33). */
function DecisionTime({ play, text }: { readonly play: SpyfallSpectatorProps; readonly text: string }) {
  const { common, paused, time } = play
  const until = 'until' in common.stage ? common.stage.until : null
  const left = useSecondsLeft({ until: until ?? 0, paused, time })
  return (
    <small>
      {text}
      {until !== null && common.stage.is !== 'talking' && <b class="round-limit figures">{minutesAndSeconds(left)}</b>}
    </small>
  )
}
