// The circle of chairs (CK-14): who sits where, who stands in the light, who is asked, which chair is empty. Everybody sees the same,
// but for two things on this player's screen alone: the bow tie of somebody who signals, and whom letting go of the signal button will signal.
import type { Seat } from '@safehouse/engine'
import { type KgbCommon, seatsToAsk } from '@safehouse/games/cia-vs-kgb'
import { messages } from '../../../i18n/language.ts'
import { PlayerName, playerName } from '../../../parts/player-name.tsx'
import { botWords, SeatBadges } from '../../../parts/seat-badges.tsx'
import { presentWithStandIn } from '../../../parts/seat-shape.tsx'
import { hasSeat, who } from '../../core/props.ts'
import type { SeatedPlayer } from '../../screens.ts'
import { Chair, Sign, Stander } from '../art.tsx'
import { fewAnswersLeft, type KgbSpectatorProps } from '../props.ts'
import { footprintsFrom, middle, type Place, placesOf, scaleOf } from './circle-layout.ts'
import './circle.css'

/** What touching the chairs does on a seat's screen. */
export interface CircleTouch {
  /** `isSecondFinger`: the first finger holds the signal button. */
  onTouch(seat: Seat, isSecondFinger: boolean): void
  /** The seat that this player is about to ask. */
  readonly chosen: Seat | undefined
  /** Whom letting go of the signal button will signal; undefined unless it has been held long enough. */
  readonly signalTargets: readonly Seat[] | undefined
}
interface Props {
  readonly match: KgbSpectatorProps
  /** Without it the chairs are no buttons. */
  readonly touch?: CircleTouch | undefined
  /** The seats whose hands are raised; everyone else and the question are darkened then. */
  readonly raised?: readonly Seat[] | undefined
}

/** `children` are drawn over the field, for scenes. */
export function Circle({ match, touch, raised, children }: Props & { readonly children?: preact.ComponentChildren }) {
  const { common, words, seats } = match
  const home = hasSeat(match) ? match.seat : 0
  const places = placesOf(seats.length, home)
  const answersLeft = fewAnswersLeft(common)
  const standing = common.chairs.indexOf(null)
  const isHandUp = raised?.includes(standing) ?? false
  const person = { match, touch, raised }
  return (
    <section class={seats.length > 8 ? 'circle many' : 'circle'} aria-label={words.circle.label} style={{ '--scale': scaleOf(seats.length) }}>
      <div class="circle-field">
        {standing >= 0 && (
          <>
            <span class={`circle-lamp${raised && !isHandUp ? ' dark' : ''}`} style={styleAt(middle)} />
            {!raised && <Footprints key={`${common.turn}`} place={places[previousChair(common)]!} />}
            {!raised && common.due !== null && (
              <Footprints key={`${common.turn} ${common.asked.length}`} place={places[common.chairs[common.due]!]!} walking />
            )}
          </>
        )}
        <ul>
          {places.map((place) => {
            const sitter = common.chairs.indexOf(place.chair)
            return sitter < 0 ? (
              <EmptyChair key={place.chair} match={match} place={place} raised={raised} />
            ) : (
              <SeatedPerson key={place.chair} {...person} seat={sitter} place={place} />
            )
          })}
          {standing >= 0 && (
            <li key={`stands ${standing}`} class={`circle-stands${raised && !isHandUp ? ' dark' : ''}`} style={styleAt(middle)}>
              <Touchable {...person} seat={standing}>
                <Stander who={presentWithStandIn(who(match, standing))} signals={isSignalling(match, standing)} handUp={isHandUp} />
                <SeatBadges player={who(match, standing)} />
                <span class="unseen">{spokenText(match, standing, words.circle.stands)}</span>
              </Touchable>
            </li>
          )}
        </ul>
        {answersLeft !== undefined && !raised && <p class="circle-left">{words.tv.left(answersLeft)}</p>}
        {children}
      </div>
    </section>
  )
}

interface PersonProps extends Props {
  readonly seat: Seat
}
function SeatedPerson({ match, touch, raised, seat, place }: PersonProps & { readonly place: Place }) {
  const { common, words } = match
  const player = who(match, seat)
  const isHandUp = raised?.includes(seat) ?? false
  const isAsked = common.due === seat && !raised
  const saidNo = !raised && isRefuser(common, seat)
  const willBeSignalled = touch?.signalTargets?.includes(seat) ?? false
  const classes = [
    isHandUp && 'up',
    isAsked && 'asked',
    raised && !isHandUp && 'dark',
    saidNo && 'barred',
    touch?.chosen === seat && 'chosen',
    willBeSignalled && 'near',
    player.you && 'you',
  ]
  const state = saidNo ? words.circle.saidNo : statusOf(player)
  return (
    <li class={`circle-place ${classes.filter(Boolean).join(' ')}`} style={styleAt(place)}>
      <Touchable match={match} touch={touch} seat={seat}>
        <Chair who={presentWithStandIn(player)} signals={isSignalling(match, seat)} handUp={isHandUp} mirrored={place.mirrored} />
        <SeatBadges player={player} />
        <span class="circle-name" aria-hidden="true">
          <PlayerName player={player} />
          {state && <small>{state}</small>}
        </span>
        <span class="unseen">
          {spokenText(match, seat, isHandUp ? words.circle.handUp : isAsked ? words.circle.isAsked : saidNo ? words.circle.saidNo : '')}
        </span>
      </Touchable>
    </li>
  )
}

function EmptyChair({ match, place, raised }: Pick<Props, 'match' | 'raised'> & { readonly place: Place }) {
  const { circle } = match.words
  const isMine = hasSeat(match) && match.common.standing.seat === match.seat
  return (
    <li class={`circle-place empty${raised ? ' dark' : ''}`} style={styleAt(place)}>
      <Chair />
      <span class="circle-name" aria-hidden="true">
        {isMine && circle.yourChair}
      </span>
      <span class="unseen">{isMine ? circle.yourChair : circle.empty}</span>
    </li>
  )
}

/** Browsers send no click for a second finger while the first holds the signal button, so pointerdown counts then. */
function Touchable({ touch, seat, children }: PersonProps & { readonly children: preact.ComponentChildren }) {
  if (!touch) return <span class="circle-person">{children}</span>
  return (
    <button
      type="button"
      class="circle-person"
      aria-pressed={touch.chosen === seat}
      onPointerDown={() => touch.signalTargets && touch.onTouch(seat, true)}
      onClick={() => touch.signalTargets || touch.onTouch(seat, false)}
    >
      {children}
    </button>
  )
}

const Footprints = ({ place, walking = false }: { readonly place: Place; readonly walking?: boolean }) => (
  <span
    class={walking ? 'circle-steps walking' : 'circle-steps'}
    aria-hidden="true"
    style={{ '--dx': middle.x - place.x, '--dy': middle.y - place.y }}
  >
    {footprintsFrom(place).map((step, i) => (
      <span key={i} style={{ ...styleAt(step), '--step': i }}>
        <Sign name="feet" class="circle-feet" />
      </span>
    ))}
  </span>
)

/** The chair that the standing player came from; after a yes somebody else sits on it. */
function previousChair({ questions, asked, chairs, emptyChair }: KgbCommon): number {
  const before = questions.at(-asked.length - 1)
  return (before?.answer?.yes ? chairs[before.by] : undefined) ?? emptyChair
}
/** Whether somebody was asked in this turn and may not be asked again now (CK-11). */
const isRefuser = (common: KgbCommon, seat: Seat): boolean => common.due !== seat && common.asked.includes(seat) && !seatsToAsk(common).includes(seat)
/** Whether somebody signals the viewer. */
const isSignalling = (match: KgbSpectatorProps, seat: Seat): boolean => hasSeat(match) && match.view.hand.got.some(({ from }) => from === seat)
const statusOf = (player: SeatedPlayer): string => botWords(player) || (player.here ? '' : messages().table.away)
const spokenText = (match: KgbSpectatorProps, seat: Seat, state: string): string => {
  const player = who(match, seat)
  return [playerName(player), statusOf(player), state].filter(Boolean).join(', ')
}
const styleAt = ({ x, y }: { readonly x: number; readonly y: number }) => ({ left: `${x}%`, top: `${y}%` })
