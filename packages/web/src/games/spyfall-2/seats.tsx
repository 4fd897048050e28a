// The list of seats with what all know of each, for screens with room for it.
import type { Seat } from '@safehouse/engine'
import { SeatStrip } from '../../parts/seat-strip.tsx'
import { awaitedVotes, naming, type SpyOpen, voteOf, who } from './plays.ts'
import './seats.css'

/** What a seat is doing, or has done in this round, in a word or two; open facts alone. */
export function stateOf(play: SpyOpen, seat: Seat): string {
  const { table, words } = play
  const { people } = words
  const { asker, asked } = table.turn
  const vote = voteOf(table)
  if (table.stage.is === 'scored' || table.stage.is === 'over') return ''
  if (vote?.suspect === seat) return people.suspect
  if (naming(table) === seat) return people.names
  if (table.stage.is === 'running' && asked === seat) return people.answers
  if (table.stage.is === 'running' && asker === seat) return people.asks
  const accusation = table.trials.find(({ accuser }) => accuser === seat)
  if (accusation) return people.accused(who(play, accusation.suspect))
  return table.dealer === seat ? people.dealer : ''
}

/** Whom the table waits for. */
function awaited({ table }: SpyOpen): Seat[] {
  const { stage, turn, dealer } = table
  const vote = stage.is === 'voting' ? voteOf(table) : undefined
  if (vote) return awaitedVotes(vote)
  const spy = naming(table)
  if (spy !== undefined) return [spy]
  if (stage.is === 'running') return [turn.asked ?? turn.asker]
  return stage.is === 'dealt' || stage.is === 'talking' ? [dealer] : []
}

export const Seats = ({ play }: { readonly play: SpyOpen }) => (
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
