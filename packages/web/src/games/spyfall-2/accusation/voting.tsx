// A vote: the suspect in a lit window, an envelope for every hand that is in, all of them open at once. When time is up,
// everyone is tried in turn and past hands stay in sight. Open facts alone: nobody's own vote is in it.
import type { Seat } from '@safehouse/engine'
import { seatsFrom, type Trial } from '@safehouse/games/spyfall-2'
import { SeatShape, Window } from '../../../parts/seat-shape.tsx'
import { words as house } from '../../../words/language.ts'
import { Sign } from '../art.tsx'
import { awaitedVotes, type SpyfallOpenPlay, type Vote, who } from '../plays.ts'
import './voting.css'

export function Voting({ play, vote }: { readonly play: SpyfallOpenPlay; readonly vote: Vote }) {
  const { words, common } = play
  const waiting = awaitedVotes(vote).map((seat) => who(play, seat))
  const { handsNeeded, spies } = common.terms
  const enough =
    vote.accuser === null
      ? words.vote.enoughOrSpies(handsNeeded, spies)
      : handsNeeded === vote.voters.length
        ? words.vote.every
        : words.vote.enough(handsNeeded, vote.voters.length)
  return (
    <div class="voting">
      <div class="voting-suspect">
        <Window who={who(play, vote.suspect)} lit={!vote.shown} />
        <p>
          <strong class="figures">{words.vote.tally((vote.shown?.hands ?? vote.voted).length, vote.voters.length)}</strong>
          {vote.shown ? words.vote.areUp(vote.shown.hands.length) : words.vote.areIn(vote.voted.length)}
          <span>{vote.shown ? stillOn(play) : words.vote.waiting(waiting)}</span>
        </p>
      </div>
      <Hands play={play} vote={vote} />
      <p class="voting-enough">{enough}</p>
      {vote.accuser === null && <Trials play={play} vote={vote} />}
    </div>
  )
}
/** What goes on when the clock does. */
function stillOn(play: SpyfallOpenPlay): string {
  const { asker, asked } = play.common.turn
  return asked === null ? play.words.vote.still(who(play, asker)) : play.words.vote.stillAnswer(who(play, asked))
}

/** Everyone from the dealer on: who was tried and whose hands were up, who is, who is still to come. */
function Trials({ play, vote }: { readonly play: SpyfallOpenPlay; readonly vote: Vote }) {
  const { common, words } = play
  const past = common.trials.filter(({ accuser }) => accuser === null)
  return (
    <ol class="trials" aria-label={words.vote.order}>
      {seatsFrom(common.dealer, common.terms.seats).map((seat) => {
        const sitting = who(play, seat)
        const trial = past.find(({ suspect }) => suspect === seat)
        const isNow = vote.suspect === seat
        return (
          <li key={seat} class={isNow ? 'now' : trial ? 'done' : undefined} aria-current={isNow ? 'step' : undefined}>
            <SeatShape who={sitting} />
            <bdi>{sitting.you ? house().table.you : sitting.name}</bdi>
            {trial && <TrialHands play={play} trial={trial} />}
            {isNow && <span>{words.vote.now}</span>}
          </li>
        )
      })}
    </ol>
  )
}
/** Whose hands were up, and behind a clock those who had not voted in time. */
function TrialHands({ play, trial }: { readonly play: SpyfallOpenPlay; readonly trial: Trial }) {
  const { vote } = play.words
  const { hands, missing } = trial
  const shapes = (seats: readonly Seat[]) => seats.map((seat) => <SeatShape key={seat} who={who(play, seat)} />)
  const names = (seats: readonly Seat[]) => house().list(seats.map((seat) => (who(play, seat).you ? house().table.you : who(play, seat).name)))
  return (
    <span class="trial-hands">
      <span class="unseen">
        {vote.hands(hands.length)}
        {hands.length > 0 && `: ${names(hands)}`}
        {missing.length > 0 && `; ${vote.state.late}: ${names(missing)}`}
      </span>
      {shapes(hands)}
      {missing.length > 0 && <Sign name="late" class="trial-late" />}
      {shapes(missing)}
      <b class="figures" aria-hidden="true">
        {vote.tally(hands.length, play.seats.length - 1)}
      </b>
    </span>
  )
}

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
