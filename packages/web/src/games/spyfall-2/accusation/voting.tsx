// A vote: the suspect, how everyone voted (a raised hand convicts), and how many votes are needed. Until the last vote is in only who has voted is shown (SF-13);
// nobody's own vote may appear here before. When time is up everyone is tried in turn, and past votes stay in sight.
import type { Seat } from '@safehouse/engine'
import { seatsFrom, type Trial } from '@safehouse/games/spyfall-2'
import { messages } from '../../../i18n/language.ts'
import { playerName } from '../../../parts/player-name.tsx'
import { SeatShape, SeatWindow } from '../../../parts/seat-shape.tsx'
import { who } from '../../core/props.ts'
import { Sign } from '../art.tsx'
import { missingVoters, type SpyfallSpectatorProps, type Vote } from '../props.ts'
import './voting.css'

export function Voting({ match, vote }: { readonly match: SpyfallSpectatorProps; readonly vote: Vote }) {
  const { words, common } = match
  const missing = missingVoters(vote).map((seat) => who(match, seat))
  const { votesNeeded, spies } = common.terms
  const requirement =
    votesNeeded > vote.voters.length
      ? words.vote.tooFewVoters
      : vote.accuser === null
        ? words.vote.enoughOrSpies(votesNeeded, spies)
        : votesNeeded === vote.voters.length
          ? words.vote.every
          : words.vote.enough(votesNeeded, vote.voters.length)
  return (
    <div class="voting">
      <div class="voting-suspect">
        <SeatWindow who={who(match, vote.suspect)} lit={!vote.trial} />
        <p>
          <strong class="figures">{words.vote.tally((vote.trial?.raisedHands ?? vote.voted).length, vote.voters.length)}</strong>
          {vote.trial ? words.vote.areUp(vote.trial.raisedHands.length) : words.vote.areIn(vote.voted.length)}
          <span>{vote.trial ? describeResumption(match) : words.vote.waiting(missing)}</span>
        </p>
      </div>
      <RaisedHands match={match} vote={vote} />
      <p class="voting-enough">{requirement}</p>
      {vote.accuser === null && <TrialOrder match={match} vote={vote} />}
    </div>
  )
}
/** What the table goes on with after a failed accusation (SF-19). */
function describeResumption(match: SpyfallSpectatorProps): string {
  const { asker, asked } = match.common.turn
  return asked === null ? match.words.vote.still(who(match, asker)) : match.words.vote.stillAnswer(who(match, asked))
}

/** The order of trials from the dealer on, with past votes, the current suspect and those to come (SF-13). */
function TrialOrder({ match, vote }: { readonly match: SpyfallSpectatorProps; readonly vote: Vote }) {
  const { common, words } = match
  const past = common.trials.filter(({ accuser }) => accuser === null)
  return (
    <ol class="trials" aria-label={words.vote.order}>
      {seatsFrom(common.dealer, common.terms.seats).map((seat) => {
        const player = who(match, seat)
        const trial = past.find(({ suspect }) => suspect === seat)
        const isNow = vote.suspect === seat
        return (
          <li key={seat} class={isNow ? 'now' : trial ? 'done' : undefined} aria-current={isNow ? 'step' : undefined}>
            <SeatShape who={player} />
            <bdi>{playerName(player)}</bdi>
            {trial && <TrialVotes match={match} trial={trial} />}
            {isNow && <span>{words.vote.now}</span>}
          </li>
        )
      })}
    </ol>
  )
}
/** The raised hands of a past trial and, after a clock sign, who did not vote in time (SF-33). */
function TrialVotes({ match, trial }: { readonly match: SpyfallSpectatorProps; readonly trial: Trial }) {
  const { vote } = match.words
  const { raisedHands, missing } = trial
  const shapes = (seats: readonly Seat[]) => seats.map((seat) => <SeatShape key={seat} who={who(match, seat)} />)
  const names = (seats: readonly Seat[]) => messages().list(seats.map((seat) => playerName(who(match, seat))))
  return (
    <span class="trial-hands">
      <span class="unseen">
        {vote.hands(raisedHands.length)}
        {raisedHands.length > 0 && `: ${names(raisedHands)}`}
        {missing.length > 0 && `; ${vote.state.late}: ${names(missing)}`}
      </span>
      {shapes(raisedHands)}
      {missing.length > 0 && <Sign name="late" class="trial-late" />}
      {shapes(missing)}
      <b class="figures" aria-hidden="true">
        {vote.tally(raisedHands.length, match.seats.length - 1)}
      </b>
    </span>
  )
}

/** The votes on one suspect: an envelope for each that is in, all of them opened at once. */
export const RaisedHands = ({ match, vote }: { readonly match: SpyfallSpectatorProps; readonly vote: Vote }) => (
  <ul class="voting-hands" aria-label={match.words.vote.votes} style={{ '--columns': Math.min(6, vote.voters.length) }}>
    {vote.voters.map((seat) => (
      <RaisedHand key={seat} match={match} vote={vote} seat={seat} />
    ))}
  </ul>
)
function RaisedHand({ match, vote, seat }: { readonly match: SpyfallSpectatorProps; readonly vote: Vote; readonly seat: Seat }) {
  const player = who(match, seat)
  const state = handState(vote, seat)
  const stateText = match.words.vote.state[state]
  return (
    <li class={vote.trial ? 'shown' : undefined}>
      <SeatShape who={player} />
      <bdi>{playerName(player)}</bdi>
      {state === 'accuses' ? (
        <small>{stateText}</small>
      ) : (
        <>
          <span class="unseen">{stateText}</span>
          <Sign name={signs[state]} class={state === 'up' ? 'voting-sign up' : 'voting-sign'} />
        </>
      )}
    </li>
  )
}
const signs = { in: 'envelope', thinking: 'thinking', up: 'hand-up', down: 'hand-down', late: 'late' } as const

function handState({ trial, accuser, voted }: Vote, seat: Seat): 'accuses' | keyof typeof signs {
  if (!trial) return accuser === seat ? 'accuses' : voted.includes(seat) ? 'in' : 'thinking'
  return trial.raisedHands.includes(seat) ? 'up' : trial.missing.includes(seat) ? 'late' : 'down'
}
