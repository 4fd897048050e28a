// The headline: what is going on, in a sentence and a line. From the common state alone.
import { Clock } from '../../parts/clock.tsx'
import { Headline } from '../../parts/headline.tsx'
import { type HeadlineText, isSeat, who } from '../core/props.ts'
import { awaitedPlayers, currentRound, type TopSecretSpectatorProps } from './props.ts'

function headlineOf(play: TopSecretSpectatorProps): HeadlineText {
  const { common, words } = play
  const round = currentRound(common)
  const awaited = awaitedPlayers(play)
  switch (common.phase) {
    case 'reading':
      return { says: words.reading, line: words.cardOf(common.rounds.length, round.cards.length) }
    case 'answering': {
      const { says, done, watch } = words.answering
      return { says: !isSeat(play) ? watch : awaited.some(({ you }) => you) ? says : done, line: words.answering.waiting(awaited) }
    }
    case 'pointing':
      return { says: isSeat(play) ? words.pointing.says : words.pointing.watch, line: words.pointing.waiting(awaited) }
    case 'counting': {
      const timedOut = round.pointedByClock.map((seat) => who(play, seat))
      const allReady = round.ready.length === common.seats
      return { says: words.counting.says, line: allReady ? words.counting.line : words.counting.timeUp(timedOut) }
    }
    case 'scored':
    case 'over':
      return { says: scored(play), line: words.scoredTitle.line }
  }
}

/** The title of the round that was just scored: "You three were Yellow" for a seat, "Round 2" for spectators. */
function scored(play: TopSecretSpectatorProps): string {
  const { common, words } = play
  const { teams } = currentRound(common)
  if (!teams || !isSeat(play)) return words.scoredTitle.watch(common.rounds.length)
  const own = teams[play.seat]!
  return words.scoredTitle.yours(own, teams.filter((team) => team === own).length)
}

/** The headline with the clock and the round's number beside it. */
export function MatchHeadline({ play }: { readonly play: TopSecretSpectatorProps }) {
  const { common, words, paused, time } = play
  const { says, line } = headlineOf(play)
  return (
    <Headline says={says} line={line}>
      <span class="secret-beside">
        {common.until !== null && common.phase !== 'counting' && <Clock until={common.until} paused={paused} time={time} />}
        {(common.phase === 'answering' || common.phase === 'pointing') && <span class="secret-round">{words.round(common.rounds.length)}</span>}
      </span>
    </Headline>
  )
}
