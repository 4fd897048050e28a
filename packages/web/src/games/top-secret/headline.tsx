// The headline: what is going on, in a sentence and a line. From the common state alone.
import { Clock } from '../../parts/clock.tsx'
import { Headline, type HeadlineText } from '../../parts/headline.tsx'
import { hasSeat, who } from '../core/props.ts'
import { awaitedPlayers, currentRound, type TopSecretSpectatorProps } from './props.ts'

function headlineOf(match: TopSecretSpectatorProps): HeadlineText {
  const { common, words } = match
  const round = currentRound(common)
  const awaited = awaitedPlayers(match)
  switch (common.phase) {
    case 'reading':
      return { headline: words.reading, subline: words.cardOf(common.rounds.length, round.cards.length) }
    case 'answering': {
      const { says, done, watch } = words.answering
      return { headline: !hasSeat(match) ? watch : awaited.some(({ you }) => you) ? says : done, subline: words.answering.waiting(awaited) }
    }
    case 'pointing':
      return { headline: hasSeat(match) ? words.pointing.says : words.pointing.watch, subline: words.pointing.waiting(awaited) }
    case 'counting': {
      const timedOut = round.pointedByClock.map((seat) => who(match, seat))
      const allReady = round.ready.length === common.seats
      return { headline: words.counting.says, subline: allReady ? words.counting.line : words.counting.timeUp(timedOut) }
    }
    case 'scored':
    case 'over':
      return { headline: scoredTitle(match), subline: words.scoredTitle.line }
  }
}

/** The title of the round that was just scored: "You three were Yellow" for a seat, "Round 2" for spectators. */
function scoredTitle(match: TopSecretSpectatorProps): string {
  const { common, words } = match
  const { teams } = currentRound(common)
  if (!teams || !hasSeat(match)) return words.scoredTitle.watch(common.rounds.length)
  const ownTeam = teams[match.seat]!
  return words.scoredTitle.yours(ownTeam, teams.filter((team) => team === ownTeam).length)
}

/** The headline with the clock and the round's number beside it. */
export function MatchHeadline({ match }: { readonly match: TopSecretSpectatorProps }) {
  const { common, words, paused, time } = match
  const { headline, subline } = headlineOf(match)
  return (
    <Headline headline={headline} subline={subline}>
      <span class="secret-beside">
        {common.until !== null && common.phase !== 'counting' && <Clock until={common.until} paused={paused} time={time} />}
        {(common.phase === 'answering' || common.phase === 'pointing') && <span class="secret-round">{words.roundOf(common.rounds.length)}</span>}
      </span>
    </Headline>
  )
}
