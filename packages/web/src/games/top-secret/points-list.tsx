// What the round gave to whom, and why: the reason is on the picture above, and in words for those who hear the page.
import type { Round } from '@safehouse/games/top-secret'
import { SeatShape } from '../../parts/seat-shape.tsx'
import { words as house } from '../../words/language.ts'
import { ClockMark } from './clock-mark.tsx'
import { reasonOf, type TopSecretSpectatorProps, toldOf } from './props.ts'
import './points-list.css'

export function PointsList({ play, round }: { readonly play: TopSecretSpectatorProps; readonly round: Round }) {
  const { words } = play
  return (
    <ul class="points-list" aria-label={words.scored.points}>
      {play.seats.map((sitting) => {
        const told = toldOf(round, sitting.seat)
        if (!told) return null
        return (
          <li key={sitting.seat} class={told.finding + told.found === 0 ? 'none' : undefined}>
            <span class="points-shape">
              <SeatShape who={{ mark: sitting.mark, initials: sitting.initials }} />
              {told.byClock && <ClockMark />}
            </span>
            <span class="points-who">
              <b>{sitting.you ? house().table.you : <bdi>{sitting.name}</bdi>}</b>
              <span class="points-reason">{reasonOf(play, told, sitting.seat)}</span>
            </span>
            <strong aria-hidden="true">{words.sum(told.finding, told.found)}</strong>
            <span class="unseen">{words.points(told.finding + told.found)}</span>
          </li>
        )
      })}
    </ul>
  )
}
