// The middle of the screen: the card in play with the round's earlier cards below it, or the ring in which people point. And the
// list of seats. Open facts alone.
import { useSecondsLeft } from '../../parts/clock.tsx'
import { SeatStrip } from '../../parts/seat-strip.tsx'
import { RoundTurnsButton } from '../core/round-turns-button.tsx'
import { Answers } from './cards/answers.tsx'
import { Card } from './cards/card.tsx'
import { useQuestions } from './cards/questions.ts'
import { useVoice } from './cards/voice.ts'
import { PointsList } from './points-list.tsx'
import { awaitedPlayers, currentRound, type TopSecretSpectatorProps } from './props.ts'
import { Ring } from './ring/ring.tsx'
import './stage.css'

interface Props {
  readonly match: TopSecretSpectatorProps
  /** Opens the look back at earlier cards; the shared screen has none. */
  onLook?: (() => void) | undefined
}
export function Stage({ match, onLook }: Props) {
  const { common } = match
  const round = currentRound(common)
  const isCard = common.phase === 'reading' || common.phase === 'answering'
  const questionsOf = useQuestions(common.options)
  const card = round.cards.at(-1)
  const pair = card && questionsOf(card)
  useVoice(isCard ? pair : undefined, match.words)
  if (!card) return null
  if (isCard)
    return (
      <div class="secret-stage">
        <Card
          key={round.cards.length}
          match={match}
          card={card}
          pair={pair}
          label={match.words.cardOf(common.rounds.length, round.cards.length)}
          isLive
        />
        <Answers match={match} cards={round.cards.slice(0, -1)} onOpen={onLook} />
        {onLook && round.cards.length === 1 && common.rounds.length > 1 && (
          <button type="button" class="look-back" onClick={onLook}>
            {match.words.look.back(common.rounds.length - 1)}
          </button>
        )}
      </div>
    )
  return (
    <div class="secret-stage">
      <Ring key={common.rounds.length} match={match} round={round}>
        {common.phase === 'pointing' && <HowManyReady match={match} />}
        {common.phase === 'counting' && <Count match={match} />}
      </Ring>
      {round.points && <PointsList match={match} round={round} totals={common.totals} />}
      <Answers match={match} cards={round.cards} onOpen={onLook} />
      {round.points && <RoundTurnsButton key={common.rounds.length} game="top-secret" match={match} />}
    </div>
  )
}

/** How many are ready, in the middle of the ring. */
const HowManyReady = ({ match: { common, words } }: { readonly match: TopSecretSpectatorProps }) => {
  const ready = currentRound(common).ready.length
  return (
    <>
      <b>{words.pointing.ready(ready, common.seats)}</b>
      {words.pointing.areReady(ready)}
    </>
  )
}
/** The count of three, a second for each number, at the same time on every screen. */
function Count({ match }: { readonly match: TopSecretSpectatorProps }) {
  const secondsLeft = useSecondsLeft({ until: match.common.until ?? 0, paused: match.paused, time: match.time })
  return (
    <b class="ring-count" key={secondsLeft}>
      {Math.max(1, secondsLeft)}
    </b>
  )
}

/** More seats than this are in two columns on the shared screen, with a figure for their points. */
const MAX_SEATS_IN_ONE_COLUMN = 6

/** The list of seats, for desktop and shared screen; on a phone tokens and ring show the same. */
export function Seats({ match }: { readonly match: TopSecretSpectatorProps }) {
  const { common, words, seats } = match
  // While answers are laughed at, nobody is waited for.
  const awaited = match.scene ? [] : common.phase === 'answering' || common.phase === 'pointing' ? awaitedPlayers(match).map(({ seat }) => seat) : []
  // The sums rise with the last points that a scene shows.
  const { totals } = match.scene?.hasBegun('points', 'found') ? match.scene.after : common
  const line = ({ seat }: { seat: number }) => {
    const isAwaited = awaited.includes(seat)
    const spoken = isAwaited ? words.thinking : words.points(totals[seat]!)
    const shown = (
      <>
        <span class="chip-word">{spoken}</span>
        {!isAwaited && <span class="chip-figure">{totals[seat]}</span>}
      </>
    )
    return { shown, spoken }
  }
  return (
    <div class={seats.length > MAX_SEATS_IN_ONE_COLUMN ? 'secret-seats many' : 'secret-seats'}>
      <SeatStrip seats={seats} onTurn={awaited} lineOf={line} />
    </div>
  )
}
