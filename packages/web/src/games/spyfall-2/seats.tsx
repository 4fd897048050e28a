// The list of seats with what everyone knows of each, for screens with room for it.
import type { Seat } from '@safehouse/engine'
import { SeatStrip } from '../../parts/seat-strip.tsx'
import { who } from '../core/props.ts'
import { currentVote, missingVoters, namingSpy, type SpyfallSpectatorProps } from './props.ts'
import './seats.css'

/** What a seat is doing, or has done in this round, in a word or two. From open facts alone. */
export function seatState(match: SpyfallSpectatorProps, seat: Seat): string {
  const { common, words } = match
  const { people } = words
  const { asker, asked } = common.turn
  const vote = currentVote(common)
  if (common.stage.is === 'scored' || common.stage.is === 'over') return ''
  if (vote?.suspect === seat) return people.suspect
  if (namingSpy(common) === seat) return people.names
  if (common.stage.is === 'running' && asked === seat) return people.answers
  if (common.stage.is === 'running' && asker === seat) return people.asks
  const accusation = common.trials.find(({ accuser }) => accuser === seat)
  if (accusation) return people.accused(who(match, accusation.suspect))
  return common.dealer === seat ? people.dealer : ''
}

/** The seats that the table waits for. */
function awaitedSeats({ common }: SpyfallSpectatorProps): Seat[] {
  const { stage, turn, dealer } = common
  const vote = stage.is === 'voting' ? currentVote(common) : undefined
  if (vote) return missingVoters(vote)
  const spy = namingSpy(common)
  if (spy !== undefined) return [spy]
  if (stage.is === 'running') return [turn.asked ?? turn.asker]
  return stage.is === 'dealt' || stage.is === 'talking' ? [dealer] : []
}

export const Seats = ({ match }: { readonly match: SpyfallSpectatorProps }) => (
  <div class="spy-seats">
    <SeatStrip
      seats={match.seats}
      onTurn={awaitedSeats(match)}
      lineOf={({ seat }) => {
        const stateText = seatState(match, seat)
        return stateText === '' ? undefined : { shown: stateText, spoken: stateText }
      }}
    />
  </div>
)
