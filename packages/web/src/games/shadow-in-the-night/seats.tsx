// The seats in table order, each with its state in the card round: a white card for whoever played last, a dash for a pass since
// (SN-20). Hand sizes are public (SN-17); whose answer is missing is secret (SN-18) and must never be shown here.
import type { Seat } from '@safehouse/engine'
import type { ShadowCommon } from '@safehouse/games/shadow-in-the-night'
import { messages } from '../../i18n/language.ts'
import { Drawing } from '../../parts/drawing.tsx'
import { PlayerName } from '../../parts/player-name.tsx'
import { botWords, SeatBadges } from '../../parts/seat-badges.tsx'
import { SeatPress } from '../../parts/seat-press.tsx'
import { presentWithStandIn, SeatShape } from '../../parts/seat-shape.tsx'
import type { SeatedPlayer } from '../screens.ts'
import art from './art.svg?no-inline'
import { lastPlayed, passedSince } from './cards/card-round.ts'
import type { ShadowSpectatorProps } from './props.ts'
import './seats.css'

/** The seat that is on turn; none where all decide at once. */
const seatOnTurn = ({ due }: ShadowCommon): Seat | undefined => ('seat' in due ? due.seat : undefined)

export function Seats({ match }: { readonly match: ShadowSpectatorProps }) {
  const { common, seats, words } = match
  const seatOn = seatOnTurn(common)
  return (
    <ol class={seats.length > 4 ? 'shadow-seats many' : 'shadow-seats'} aria-label={messages().table.seats}>
      {seats.map((player) => (
        <li key={player.seat} class={player.seat === seatOn ? 'on' : undefined} aria-current={player.seat === seatOn ? 'true' : undefined}>
          <SeatShape who={presentWithStandIn(player)} />
          <span class="shadow-seat-words">
            <b>
              <PlayerName player={player} />
              <SeatBadges player={player} />
            </b>
            <SeatStatus match={match} player={player} isOnTurn={player.seat === seatOn} />
          </span>
          {common.options.cards && (
            <span class="unseen">
              {words.cards.inHand(common.cards.held[player.seat]!)}
              {player.seat === seatOn && `, ${messages().table.onTurn}`}
            </span>
          )}
          <SeatPress player={player} />
        </li>
      ))}
    </ol>
  )
}

interface StatusProps {
  readonly match: ShadowSpectatorProps
  readonly player: SeatedPlayer
  readonly isOnTurn: boolean
}
function SeatStatus({ match: { common, words, seats }, player, isOnTurn }: StatusProps) {
  const { seat } = player
  if (common.cards.round && common.due.what === 'play') {
    if (passedSince(common).includes(seat) && !isOnTurn)
      return (
        <span class="shadow-passed">
          <Drawing from={art} name="pass" />
          <span class="unseen">{words.round.hasPassed}</span>
        </span>
      )
    if (lastPlayed(common)?.seat === seat && !isOnTurn)
      return (
        <span class="shadow-has-played">
          <span class="unseen">{words.round.hasPlayed}</span>
        </span>
      )
  }
  if (common.options.cards)
    return (
      <span class="shadow-held" aria-hidden="true">
        {Array.from({ length: common.cards.held[seat]! }, (_, i) => (
          <i key={i} />
        ))}
      </span>
    )
  const state = !player.here && !player.standIn ? messages().table.away : botWords(player)
  return seats.length > 4 ? <span class="unseen">{state}</span> : <span>{state}</span>
}
