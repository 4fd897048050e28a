// All seats of a match in order: mark, name, one line of public information, and a lamp under those whose turn it is.
import type { Seat } from '@safehouse/engine'
import type { ComponentChildren } from 'preact'
import type { SeatedPlayer } from '../games/screens.ts'
import { messages } from '../i18n/language.ts'
import { PlayerName } from './player-name.tsx'
import { botWords, SeatBadges } from './seat-badges.tsx'
import { SeatPress } from './seat-press.tsx'
import { presentWithStandIn, SeatShape } from './seat-shape.tsx'
import './seat-strip.css'

/** More seats than this stand in two rows. */
const MAX_IN_ONE_ROW = 6

interface Props {
  readonly seats: readonly SeatedPlayer[]
  /** The seats whose turn it is. */
  readonly onTurn: readonly Seat[]
  /** The seats that are out of the match. */
  readonly eliminated?: readonly Seat[]
  /** What is shown under the name, and the same in words for screen readers. */
  readonly lineOf?: (player: SeatedPlayer) => { readonly shown: ComponentChildren; readonly spoken: string } | undefined
}

export function SeatStrip({ seats, onTurn, eliminated = [], lineOf }: Props) {
  const columns = seats.length <= MAX_IN_ONE_ROW ? seats.length : Math.ceil(seats.length / 2)
  const soleOnTurn = onTurn.length === 1 ? seats.findIndex(({ seat }) => seat === onTurn[0]) : -1
  return (
    <ul
      class={soleOnTurn >= 0 ? 'seats one-on' : 'seats'}
      style={{
        '--columns': columns,
        '--rows': Math.ceil(seats.length / columns),
        '--seats': seats.length,
        '--on': soleOnTurn,
        '--column': soleOnTurn % columns,
        '--row': Math.floor(soleOnTurn / columns),
      }}
      aria-label={messages().table.seats}
    >
      {seats.map((player) => (
        <SeatChip
          key={player.seat}
          player={player}
          isOnTurn={onTurn.includes(player.seat)}
          isEliminated={eliminated.includes(player.seat)}
          line={lineOf?.(player)}
        />
      ))}
    </ul>
  )
}

interface ChipProps {
  readonly player: SeatedPlayer
  readonly isOnTurn: boolean
  readonly isEliminated: boolean
  readonly line: ReturnType<NonNullable<Props['lineOf']>>
}
function SeatChip({ player, isOnTurn, isEliminated, line }: ChipProps) {
  const { table } = messages()
  const state = isEliminated ? table.out : !player.here ? table.away : botWords(player)
  return (
    <li class={`chip${isOnTurn ? ' on' : ''}${isEliminated ? ' out' : ''}`} aria-current={isOnTurn ? 'true' : undefined}>
      <SeatShape who={presentWithStandIn(player)} />
      <span class="chip-name">
        <PlayerName player={player} />
        <SeatBadges player={player} />
        {state && <span class="unseen">, {state}</span>}
        {isOnTurn && <span class="unseen">, {table.onTurn}</span>}
      </span>
      {line ? (
        <span class="chip-line">
          <span class="unseen">{line.spoken}</span>
          <span aria-hidden="true">{line.shown}</span>
        </span>
      ) : (
        state &&
        !(player.maker && player.here) && (
          <span class="chip-line" aria-hidden="true">
            {state}
          </span>
        )
      )}
      <SeatPress player={player} />
    </li>
  )
}
