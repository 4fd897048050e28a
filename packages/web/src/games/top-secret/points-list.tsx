// The points of a round, with the reason for each in words: sighted players see it in the ring above, screen readers read it here.
import type { Round } from '@safehouse/games/top-secret'
import { PlayerName } from '../../parts/player-name.tsx'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { ClockMark } from './art.tsx'
import { outcomeOf, reasonOf, type TopSecretSpectatorProps } from './props.ts'
import './points-list.css'

interface Props {
  readonly match: TopSecretSpectatorProps
  readonly round: Round
  /** Everybody's points so far, where they are shown nowhere else. */
  readonly totals?: readonly number[]
}
export function PointsList({ match, round, totals }: Props) {
  const { words } = match
  return (
    <ul class="points-list" aria-label={words.scoredTitle.points}>
      {match.seats.map((player) => {
        const outcome = outcomeOf(round, player.seat)
        if (!outcome) return null
        return (
          <li key={player.seat} class={outcome.finding + outcome.found === 0 ? 'none' : undefined}>
            <span class="points-shape">
              <SeatShape who={{ mark: player.mark, initials: player.initials }} />
              {outcome.byClock && <ClockMark />}
            </span>
            <span class="points-who">
              <b>
                <PlayerName player={player} />
              </b>
              <span class="points-reason">{reasonOf(match, outcome, player.seat)}</span>
            </span>
            <span class="points-gained">
              <strong aria-hidden="true">{words.sum(outcome.finding, outcome.found)}</strong>
              <span class="unseen">{words.points(outcome.finding + outcome.found)}, </span>
              {totals && <small>{words.total(totals[player.seat]!)}</small>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
