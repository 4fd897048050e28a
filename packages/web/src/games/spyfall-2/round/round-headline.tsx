// The clock and what is going on, on top of every screen of a round. Open facts alone.
import { minutesAndSeconds, useSecondsLeft } from '../../../parts/clock.tsx'
import { Headline } from '../../../parts/headline.tsx'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { words as house } from '../../../words/language.ts'
import { Sign } from '../art.tsx'
import { headlineOf } from '../headline.ts'
import { naming, type SpyfallOpenPlay, who } from '../plays.ts'
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

const lastSeconds = 30

export function RoundClock({ play }: { readonly play: SpyfallOpenPlay }) {
  const { common, words, paused, time } = play
  const { stage, terms } = common
  const running = stage.is === 'running'
  const counted = useSecondsLeft({ until: running ? stage.until : 0, paused, time })
  const left = running ? counted : Math.ceil(('left' in stage ? stage.left : stage.is === 'dealt' ? terms.roundMs : 0) / 1000)
  const isUp = stage.is === 'talking' || (stage.is === 'voting' && stage.accuser === null)
  const look = isUp || (running && !paused && left <= lastSeconds) ? 'late' : running && !paused ? '' : 'stopped'
  return (
    <div class="round-clock">
      <span class={`clock large figures ${look}`} role="timer" aria-label={words.clock.left}>
        {minutesAndSeconds(left)}
      </span>
      <Beside play={play} isUp={isUp} />
    </div>
  )
}

function Beside({ play, isUp }: { readonly play: SpyfallOpenPlay; readonly isUp: boolean }) {
  const { common, words, paused } = play
  const { stage } = common
  if (paused) return <small>{words.clock.stopped}</small>
  if (isUp) return <Limit play={play} text={words.clock.up} />
  if (stage.is === 'settling') return <GoesOn play={play} until={stage.until} />
  if (stage.is === 'voting') return <Limit play={play} text={words.clock.stopped} />
  const spy = naming(common)
  if (spy !== undefined)
    return (
      <span class="round-pair">
        <Limit play={play} text={words.clock.stopped} />
        <SeatShape who={who(play, spy)} />
      </span>
    )
  return stage.is === 'running' ? <Pair play={play} /> : <small>{words.round(common.round, common.terms.rounds)}</small>
}

/** Who asks, and who is asked; while somebody thinks of a question nobody yet, and who may not be. */
function Pair({ play }: { readonly play: SpyfallOpenPlay }) {
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
function PairSeat({ play, seat, on }: { readonly play: SpyfallOpenPlay; readonly seat: number; readonly on: boolean }) {
  const sitting = who(play, seat)
  return (
    <span class={on ? 'round-seat on' : 'round-seat'}>
      <SeatShape who={sitting} />
      <bdi>{sitting.you ? house().table.you : sitting.name}</bdi>
    </span>
  )
}

function GoesOn({ play, until }: { readonly play: SpyfallOpenPlay; readonly until: number }) {
  const left = useSecondsLeft({ until, paused: play.paused, time: play.time })
  return <small>{play.words.clock.goesOn(Math.max(1, left))}</small>
}
/** How long a decision may take, where the table has agreed on that. */
function Limit({ play, text }: { readonly play: SpyfallOpenPlay; readonly text: string }) {
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
