// What lies on the table: the card in play with the round's cards below it, or the ring with all of them. Open facts alone.
import { useRef } from 'preact/hooks'
import { Clock, useSecondsLeft } from '../../parts/clock.tsx'
import { Headline } from '../../parts/headline.tsx'
import { SeatStrip } from '../../parts/seat-strip.tsx'
import { Answers } from './answers.tsx'
import { Card } from './card.tsx'
import { headlineOf } from './headline.ts'
import { awaited, roundNow, type SecretOpen } from './plays.ts'
import { PointsList } from './points-list.tsx'
import { useQuestions } from './questions.ts'
import { Ring } from './ring.tsx'
import { useVoice } from './voice.ts'
import './stage.css'

interface Props {
  readonly play: SecretOpen
  /** Opens the look back; the shared screen has none. */
  onLook?: (() => void) | undefined
}
export function Stage({ play, onLook }: Props) {
  const { table, news } = play
  const round = roundNow(table)
  const fresh = useMoment(
    news.facts.some((fact) => fact.kind === 'pointingsShown'),
    table.rounds.length,
  )
  const isCard = table.phase === 'reading' || table.phase === 'answering'
  const questionsOf = useQuestions(table.options)
  const card = round.cards.at(-1)
  const pair = card && questionsOf(card)
  useVoice(isCard ? pair : undefined, play.words)
  if (!card) return null
  if (isCard)
    return (
      <div class="secret-stage">
        <Card key={round.cards.length} play={play} card={card} pair={pair} label={play.words.cardOf(table.rounds.length, round.cards.length)} live />
        <Answers play={play} cards={round.cards.slice(0, -1)} onOpen={onLook} />
        {onLook && round.cards.length === 1 && table.rounds.length > 1 && (
          <button type="button" class="look-back" onClick={onLook}>
            {play.words.look.back(table.rounds.length - 1)}
          </button>
        )}
      </div>
    )
  return (
    <div class="secret-stage">
      <Ring key={table.rounds.length} play={play} round={round} fresh={fresh}>
        {table.phase === 'pointing' && <HowMany play={play} />}
        {table.phase === 'counting' && <Count play={play} />}
      </Ring>
      {round.points && <PointsList play={play} round={round} />}
      <Answers play={play} cards={round.cards} onOpen={onLook} />
    </div>
  )
}

/** A moment lasts as long as its round is on screen: the next message must not cut it short. */
function useMoment(isNow: boolean, round: number): boolean {
  const last = useRef(0)
  if (isNow) last.current = round
  return last.current === round
}

const HowMany = ({ play: { table, words } }: { readonly play: SecretOpen }) => {
  const ready = roundNow(table).ready.length
  return (
    <>
      <b>{words.pointing.ready(ready, table.seats)}</b>
      {words.pointing.areReady(ready)}
    </>
  )
}
/** One beat a second, on every screen at the same time. */
function Count({ play }: { readonly play: SecretOpen }) {
  const left = useSecondsLeft({ until: play.table.until ?? 0, paused: play.paused, time: play.time })
  return (
    <b class="ring-count" key={left}>
      {Math.max(1, left)}
    </b>
  )
}

export function Says({ play }: { readonly play: SecretOpen }) {
  const { table, words, paused, time } = play
  const { says, line } = headlineOf(play)
  return (
    <Headline says={says} line={line}>
      <span class="secret-beside">
        {table.until !== null && table.phase !== 'counting' && <Clock until={table.until} paused={paused} time={time} />}
        {(table.phase === 'answering' || table.phase === 'pointing') && <span class="secret-round">{words.round(table.rounds.length)}</span>}
      </span>
    </Headline>
  )
}

/** More seats than this stand in two columns on the shared screen, with a figure for their points. */
const oneColumn = 6

/** A desk and the shared screen have room for the list of seats; on a phone tokens and ring say the same. */
export function Seats({ play }: { readonly play: SecretOpen }) {
  const { table, words, seats } = play
  const waiting = table.phase === 'answering' || table.phase === 'pointing' ? awaited(play).map(({ seat }) => seat) : []
  const line = ({ seat }: { seat: number }) => {
    const isAwaited = waiting.includes(seat)
    const spoken = isAwaited ? words.thinking : words.points(table.totals[seat]!)
    const shown = (
      <>
        <span class="chip-word">{spoken}</span>
        {!isAwaited && <span class="chip-figure">{table.totals[seat]}</span>}
      </>
    )
    return { shown, spoken }
  }
  return (
    <div class={seats.length > oneColumn ? 'secret-seats many' : 'secret-seats'}>
      <SeatStrip seats={seats} on={waiting} line={line} />
    </div>
  )
}
