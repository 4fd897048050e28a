// The hands of one vote: an envelope for each that is in, all of them open at once. Open facts alone.
import type { Seat } from '@safehouse/engine'
import { SeatShape } from '../../../parts/seat-shape.tsx'
import { words as house } from '../../../words/language.ts'
import { Sign } from '../art.tsx'
import { type SpyfallOpenPlay, type Vote, who } from '../plays.ts'
import './hands.css'

export const Hands = ({ play, vote }: { readonly play: SpyfallOpenPlay; readonly vote: Vote }) => (
  <ul class="voting-hands" aria-label={play.words.vote.votes} style={{ '--columns': Math.min(6, vote.voters.length) }}>
    {vote.voters.map((seat) => (
      <Hand key={seat} play={play} vote={vote} seat={seat} />
    ))}
  </ul>
)
function Hand({ play, vote, seat }: { readonly play: SpyfallOpenPlay; readonly vote: Vote; readonly seat: Seat }) {
  const sitting = who(play, seat)
  const state = stateOf(vote, seat)
  const said = play.words.vote.state[state]
  return (
    <li class={vote.shown ? 'shown' : undefined}>
      <SeatShape who={sitting} />
      <bdi>{sitting.you ? house().table.you : sitting.name}</bdi>
      {state === 'accuses' ? (
        <small>{said}</small>
      ) : (
        <>
          <span class="unseen">{said}</span>
          <Sign name={signs[state]} class={state === 'up' ? 'voting-sign up' : 'voting-sign'} />
        </>
      )}
    </li>
  )
}
const signs = { in: 'envelope', thinking: 'thinking', up: 'hand-up', down: 'hand-down', late: 'late' } as const

function stateOf({ shown, accuser, voted }: Vote, seat: Seat): 'accuses' | keyof typeof signs {
  if (!shown) return accuser === seat ? 'accuses' : voted.includes(seat) ? 'in' : 'thinking'
  return shown.hands.includes(seat) ? 'up' : shown.missing.includes(seat) ? 'late' : 'down'
}
