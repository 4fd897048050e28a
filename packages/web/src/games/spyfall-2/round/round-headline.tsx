// The top of the table during a round: the round's clock with who asks whom, and the headline. From open facts and the own choice
// of whom to ask.
import type { Seat } from '@safehouse/engine'
import { minutesAndSeconds, useSecondsLeft } from '../../../parts/clock.tsx'
import { Headline } from '../../../parts/headline.tsx'
import { playerName } from '../../../parts/player-name.tsx'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import { Sign } from '../art.tsx'
import { headlineOf } from '../headline.ts'
import { namingSpy, type SpyfallSpectatorProps } from '../props.ts'
import './round-headline.css'

interface Props {
  readonly match: SpyfallSpectatorProps
  /** Whom this player has chosen to ask and not asked yet. */
  readonly chosen?: Seat | undefined
}
export function RoundHeadline({ match, chosen }: Props) {
  const { common } = match
  const isOver = common.stage.is === 'scored' || common.stage.is === 'over'
  const { headline, subline } = headlineOf(match)
  return (
    <div class={common.stage.is === 'running' && common.turn.asked !== null ? 'spy-says asked' : 'spy-says'}>
      {!isOver && <RoundClock match={match} chosen={chosen} />}
      <Headline headline={headline} subline={subline} />
      {common.stage.is === 'running' && <LastVote match={match} />}
      {common.stage.is === 'talking' && <TalkLeft match={match} until={common.stage.until} />}
    </div>
  )
}
/** The last vote of the round, which convicted nobody: its own screen is gone in three seconds (SF-19). */
function LastVote({ match }: { readonly match: SpyfallSpectatorProps }) {
  const vote = match.common.trials.at(-1)
  const { history } = match.words
  if (!vote) return null
  return (
    <p class="talk-left">
      {history.votes(who(match, vote.suspect), vote.raisedHands.length, match.seats.length - 1)} {history.spared}
    </p>
  )
}
/** Time left to talk (SF-13). It is outside of the headline's live region, because it changes every second. */
function TalkLeft({ match, until }: { readonly match: SpyfallSpectatorProps; readonly until: number }) {
  const secondsLeft = useSecondsLeft({ until, paused: match.paused, time: match.time })
  return <p class="talk-left figures">{match.words.talking.opensIn(minutesAndSeconds(secondsLeft))}</p>
}

/** The clock is highlighted for the last seconds of a round. */
const FINAL_SECONDS = 30

/** The clock of the round (SF-09). It stands still during votes and naming. */
function RoundClock({ match, chosen }: Props) {
  const { common, words, paused, time } = match
  const { stage, terms } = common
  const isRunning = stage.is === 'running'
  const runningSeconds = useSecondsLeft({ until: isRunning ? stage.until : 0, paused, time })
  const secondsLeft = isRunning ? runningSeconds : Math.ceil(('left' in stage ? stage.left : stage.is === 'dealt' ? terms.roundMs : 0) / 1000)
  const isTimeUp = stage.is === 'talking' || (stage.is === 'voting' && stage.accuser === null)
  const state = isTimeUp || (isRunning && !paused && secondsLeft <= FINAL_SECONDS) ? 'late' : isRunning && !paused ? '' : 'stopped'
  return (
    <div class="round-clock">
      <span class={`clock large figures ${state}`} role="timer" aria-label={words.clock.left}>
        {minutesAndSeconds(secondsLeft)}
      </span>
      <ClockNote match={match} chosen={chosen} isUp={isTimeUp} />
    </div>
  )
}

/** What stands beside the clock. */
function ClockNote({ match, chosen, isUp }: Props & { readonly isUp: boolean }) {
  const { common, words, paused } = match
  const { stage } = common
  if (paused) return <small>{words.clock.stopped}</small>
  if (isUp) return <DecisionTime match={match} text={words.clock.up} />
  if (stage.is === 'settling') return <ResumesIn match={match} until={stage.until} />
  if (stage.is === 'voting') return <DecisionTime match={match} text={words.clock.stopped} />
  const spy = namingSpy(common)
  if (spy !== undefined)
    return (
      <span class="round-pair">
        <DecisionTime match={match} text={words.clock.stopped} />
        <SeatShape who={who(match, spy)} />
      </span>
    )
  return stage.is === 'running' ? <AskingPair match={match} chosen={chosen} /> : <small>{words.round(common.round, common.terms.rounds)}</small>
}

/** Who asks whom. Until somebody is asked or chosen: a question mark, and who may not be asked back (SF-11). */
function AskingPair({ match, chosen }: Props) {
  const { asker, asked, barred } = match.common.turn
  const askedSeat = asked ?? chosen
  return (
    <span class="round-pair" aria-hidden="true">
      <PairSeat match={match} seat={asker} isActive={asked === null} />
      <Sign name="asks" class="round-asks" />
      {askedSeat !== undefined ? (
        <PairSeat match={match} seat={askedSeat} isActive={asked !== null} />
      ) : (
        <span class="round-seat">
          <i>?</i>
          {barred !== null && <bdi>{match.words.ask.not(who(match, barred))}</bdi>}
        </span>
      )}
    </span>
  )
}
function PairSeat({ match, seat, isActive }: { readonly match: SpyfallSpectatorProps; readonly seat: number; readonly isActive: boolean }) {
  const player = who(match, seat)
  return (
    <span class={isActive ? 'round-seat on' : 'round-seat'}>
      <SeatShape who={player} />
      <bdi>{playerName(player)}</bdi>
    </span>
  )
}

/** Seconds until the clock goes on after a vote (SF-19). */
function ResumesIn({ match, until }: { readonly match: SpyfallSpectatorProps; readonly until: number }) {
  const secondsLeft = useSecondsLeft({ until, paused: match.paused, time: match.time })
  return <small>{match.words.clock.goesOn(Math.max(1, secondsLeft))}</small>
}
/** A note with the time left for the decision, where the table has set one (SF-33). */
function DecisionTime({ match, text }: { readonly match: SpyfallSpectatorProps; readonly text: string }) {
  const { common, paused, time } = match
  const until = 'until' in common.stage ? common.stage.until : null
  const secondsLeft = useSecondsLeft({ until: until ?? 0, paused, time })
  return (
    <small>
      {text}
      {until !== null && common.stage.is !== 'talking' && <b class="round-limit figures">{minutesAndSeconds(secondsLeft)}</b>}
    </small>
  )
}
