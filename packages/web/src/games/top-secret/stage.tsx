// The middle of the screen: the card in play with the round's earlier cards below it, or the ring in which people point. And the
// list of seats. Open facts alone.
import { useSecondsLeft } from '../../parts/clock.tsx'
import { SeatStrip } from '../../parts/seat-strip.tsx'
import { Answers } from './cards/answers.tsx'
import { Card } from './cards/card.tsx'
import { useQuestions } from './cards/questions.ts'
import { useVoice } from './cards/voice.ts'
import { PointsList } from './points-list.tsx'
import { awaitedPlayers, currentRound, type TopSecretSpectatorProps } from './props.ts'
import { Ring } from './ring/ring.tsx'
import './stage.css'

interface Props {
  readonly play: TopSecretSpectatorProps
  /** Opens the look back at earlier cards; the shared screen has none. */
  onLook?: (() => void) | undefined
}
export function Stage({ play, onLook }: Props) {
  const { common } = play
  const round = currentRound(common)
  const isCard = common.phase === 'reading' || common.phase === 'answering'
  const questionsOf = useQuestions(common.options)
  const card = round.cards.at(-1)
  const pair = card && questionsOf(card)
  useVoice(isCard ? pair : undefined, play.words)
  if (!card) return null
  if (isCard)
    return (
      <div class="secret-stage">
        <Card key={round.cards.length} play={play} card={card} pair={pair} label={play.words.cardOf(common.rounds.length, round.cards.length)} live />
        <Answers play={play} cards={round.cards.slice(0, -1)} onOpen={onLook} />
        {onLook && round.cards.length === 1 && common.rounds.length > 1 && (
          <button type="button" class="look-back" onClick={onLook}>
            {play.words.look.back(common.rounds.length - 1)}
          </button>
        )}
      </div>
    )
  return (
    <div class="secret-stage">
      <Ring key={common.rounds.length} play={play} round={round}>
        {common.phase === 'pointing' && <HowManyReady play={play} />}
        {common.phase === 'counting' && <Count play={play} />}
      </Ring>
      {round.points && <PointsList play={play} round={round} />}
      <Answers play={play} cards={round.cards} onOpen={onLook} />
    </div>
  )
}

/** How many are ready, in the middle of the ring. */
const HowManyReady = ({ play: { common, words } }: { readonly play: TopSecretSpectatorProps }) => {
  const ready = currentRound(common).ready.length
  return (
    <>
      <b>{words.pointing.ready(ready, common.seats)}</b>
      {words.pointing.areReady(ready)}
    </>
  )
}
/** The count of three, a second for each number, at the same time on every screen. */
function Count({ play }: { readonly play: TopSecretSpectatorProps }) {
  const left = useSecondsLeft({ until: play.common.until ?? 0, paused: play.paused, time: play.time })
  return (
    <b class="ring-count" key={left}>
      {Math.max(1, left)}
    </b>
  )
}

/** More seats than this are in two columns on the shared screen, with a figure for their points. */
const MAX_SEATS_IN_ONE_COLUMN = 6

/** The list of seats, for desktop and shared screen; on a phone tokens and ring show the same. */
export function Seats({ play }: { readonly play: TopSecretSpectatorProps }) {
  const { common, words, seats } = play
  // While answers are laughed at, nobody is waited for.
  const awaited = play.scene ? [] : common.phase === 'answering' || common.phase === 'pointing' ? awaitedPlayers(play).map(({ seat }) => seat) : []
  const line = ({ seat }: { seat: number }) => {
    const isAwaited = awaited.includes(seat)
    const spoken = isAwaited ? words.thinking : words.points(common.totals[seat]!)
    const shown = (
      <>
        <span class="chip-word">{spoken}</span>
        {!isAwaited && <span class="chip-figure">{common.totals[seat]}</span>}
      </>
    )
    return { shown, spoken }
  }
  return (
    <div class={seats.length > MAX_SEATS_IN_ONE_COLUMN ? 'secret-seats many' : 'secret-seats'}>
      <SeatStrip seats={seats} on={awaited} line={line} />
    </div>
  )
}
