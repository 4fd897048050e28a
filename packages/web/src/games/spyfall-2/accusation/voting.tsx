// A vote: the suspect, everyone's hands, and how many are needed. Until the last vote is in only who has voted is shown (SF-13);
// nobody's own vote may appear here before. When time is up everyone is tried in turn, and past votes stay in sight.
import type { Seat } from '@safehouse/engine'
import { seatsFrom, type Trial } from '@safehouse/games/spyfall-2'
import { messages as house } from '../../../i18n/language.ts'
import { SeatShape, Window } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import { Sign } from '../art.tsx'
import { missingVoters, type SpyfallSpectatorProps, type Vote } from '../props.ts'
import './voting.css'

export function Voting({ play, vote }: { readonly play: SpyfallSpectatorProps; readonly vote: Vote }) {
  const { words, common } = play
  const waiting = missingVoters(vote).map((seat) => who(play, seat))
  const { handsNeeded, spies } = common.terms
  const enough =
    handsNeeded > vote.voters.length
      ? words.vote.tooFewVoters
      : vote.accuser === null
        ? words.vote.enoughOrSpies(handsNeeded, spies)
        : handsNeeded === vote.voters.length
          ? words.vote.every
          : words.vote.enough(handsNeeded, vote.voters.length)
  return (
    <div class="voting">
      <div class="voting-suspect">
        <Window who={who(play, vote.suspect)} lit={!vote.trial} />
        <p>
          <strong class="figures">{words.vote.tally((vote.trial?.hands ?? vote.voted).length, vote.voters.length)}</strong>
          {vote.trial ? words.vote.areUp(vote.trial.hands.length) : words.vote.areIn(vote.voted.length)}
          <span>{vote.trial ? describeResumption(play) : words.vote.waiting(waiting)}</span>
        </p>
      </div>
      <Hands play={play} vote={vote} />
      <p class="voting-enough">{enough}</p>
      {vote.accuser === null && <TrialOrder play={play} vote={vote} />}
    </div>
  )
}
/** What the table goes on with after a failed accusation (SF-19). */
function describeResumption(play: SpyfallSpectatorProps): string {
  const { asker, asked } = play.common.turn
  return asked === null ? play.words.vote.still(who(play, asker)) : play.words.vote.stillAnswer(who(play, asked))
}

/** The order of trials from the dealer on, with past votes, the current suspect and those to come (SF-13). */
function TrialOrder({ play, vote }: { readonly play: SpyfallSpectatorProps; readonly vote: Vote }) {
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
/** The raised hands of a past trial and, after a clock sign, who did not vote in time (SF-33). */
function TrialHands({ play, trial }: { readonly play: SpyfallSpectatorProps; readonly trial: Trial }) {
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

/** The votes on one suspect: an envelope for each that is in, all of them opened at once. */
export const Hands = ({ play, vote }: { readonly play: SpyfallSpectatorProps; readonly vote: Vote }) => (
  <ul class="voting-hands" aria-label={play.words.vote.votes} style={{ '--columns': Math.min(6, vote.voters.length) }}>
    {vote.voters.map((seat) => (
      <Hand key={seat} play={play} vote={vote} seat={seat} />
    ))}
  </ul>
)
function Hand({ play, vote, seat }: { readonly play: SpyfallSpectatorProps; readonly vote: Vote; readonly seat: Seat }) {
  const sitting = who(play, seat)
  const state = handState(vote, seat)
  const said = play.words.vote.state[state]
  return (
    <li class={vote.trial ? 'shown' : undefined}>
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

function handState({ trial, accuser, voted }: Vote, seat: Seat): 'accuses' | keyof typeof signs {
  if (!trial) return accuser === seat ? 'accuses' : voted.includes(seat) ? 'in' : 'thinking'
  return trial.hands.includes(seat) ? 'up' : trial.missing.includes(seat) ? 'late' : 'down'
}
