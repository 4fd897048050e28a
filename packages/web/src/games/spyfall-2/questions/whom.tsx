// Whom to ask: everyone else, and who has just asked is dimmed and says so.
import { SeatShape } from '../../../parts/seat-shape.tsx'
import type { SpyfallSeatPlay } from '../plays.ts'
import type { Draft } from './use-draft.ts'
import './whom.css'

export function Whom({ play, draft }: { readonly play: SpyfallSeatPlay; readonly draft: Draft }) {
  const { words, common, seats } = play
  const others = seats.filter(({ seat }) => seat !== play.seat)
  return (
    <fieldset class="whom" style={{ '--columns': others.length <= 6 ? others.length : Math.ceil(others.length / 2) }}>
      <legend class="unseen">{words.ask.choose}</legend>
      {others.map((sitting) => {
        const barred = common.turn.barred === sitting.seat
        return (
          <button
            key={sitting.seat}
            type="button"
            class={barred ? 'barred' : draft.to === sitting.seat ? 'chosen' : undefined}
            aria-pressed={draft.to === sitting.seat}
            aria-disabled={barred}
            onClick={() => (barred ? play.say(words.refusals.askedBack()) : draft.choose(sitting.seat))}
          >
            <SeatShape who={{ ...sitting, here: sitting.here || sitting.standIn }} />
            <bdi>{sitting.name}</bdi>
            {barred && <small>{words.ask.askedYou}</small>}
          </button>
        )
      })}
    </fieldset>
  )
}
