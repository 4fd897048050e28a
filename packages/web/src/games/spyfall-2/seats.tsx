// The list of seats with what all know of each, for screens with room for it.
import type { Seat } from '@safehouse/engine'
import { SeatStrip } from '../../parts/seat-strip.tsx'
import { who } from '../core/props.ts'
import { awaitedVotes, naming, type SpyfallOpenPlay, voteOf } from './plays.ts'
import './seats.css'

/** What a seat is doing, or has done in this round, in a word or two; open facts alone. */
export function stateOf(play: SpyfallOpenPlay, seat: Seat): string {
  const { common, words } = play
  const { people } = words
  const { asker, asked } = common.turn
  const vote = voteOf(common)
  if (common.stage.is === 'scored' || common.stage.is === 'over') return ''
  if (vote?.suspect === seat) return people.suspect
  if (naming(common) === seat) return people.names
  if (common.stage.is === 'running' && asked === seat) return people.answers
  if (common.stage.is === 'running' && asker === seat) return people.asks
  const accusation = common.trials.find(({ accuser }) => accuser === seat)
  if (accusation) return people.accused(who(play, accusation.suspect))
  return common.dealer === seat ? people.dealer : ''
}

/** Whom the table waits for. */
function awaited({ common }: SpyfallOpenPlay): Seat[] {
  const { stage, turn, dealer } = common
  const vote = stage.is === 'voting' ? voteOf(common) : undefined
  if (vote) return awaitedVotes(vote)
  const spy = naming(common)
  if (spy !== undefined) return [spy]
  if (stage.is === 'running') return [turn.asked ?? turn.asker]
  return stage.is === 'dealt' || stage.is === 'talking' ? [dealer] : []
}

export const Seats = ({ play }: { readonly play: SpyfallOpenPlay }) => (
  <div class="spy-seats">
    <SeatStrip
      seats={play.seats}
      on={awaited(play)}
      line={({ seat }) => {
        const said = stateOf(play, seat)
        return said === '' ? undefined : { shown: said, spoken: said }
      }}
    />
  </div>
)
