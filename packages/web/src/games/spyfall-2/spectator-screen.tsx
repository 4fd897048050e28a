// The table of Spyfall 2 for spectators and the shared screen: open facts alone, nothing to decide. The shared screen has no
// tabs, as nobody can press them.
import type { SpyfallTypes } from '@safehouse/games/spyfall-2'
import { useContext } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { LastEvents } from '../../parts/last-events.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { SharedScreen } from '../../screen/shared.ts'
import { dimmedAction } from '../core/props.ts'
import { Voting } from './accusation/voting.tsx'
import { RoundPoints } from './points/points.tsx'
import { currentVote, type SpyfallSpectatorProps } from './props.ts'
import { LastExchanges, lastExchanges } from './questions/last-exchanges.tsx'
import { QuestionLog } from './questions/question-log.tsx'
import { PlacesList } from './round/places-list.tsx'
import { NamedSoFar } from './round/round-area.tsx'
import { RoundHeadline } from './round/round-headline.tsx'
import { RoundTabs, useRoundTab } from './round/tabs.tsx'
import { Seats } from './seats.tsx'
import './spectator-screen.css'

export function SpyfallSpectatorScreen({ match }: { readonly match: SpyfallSpectatorProps }) {
  const { common, words } = match
  const isShared = useContext(SharedScreen)
  const isScored = common.stage.is === 'scored'
  const round = isShared ? <SharedScreenRound match={match} /> : <OwnDeviceRound match={match} />
  return (
    <TableFrame
      showing={isScored ? 'points' : 'round'}
      seats={<Seats match={match} />}
      headline={<RoundHeadline match={match} />}
      center={isScored ? <RoundPoints match={match} round={common.results.length} /> : round}
      bottom={isShared && <LastEvents events={columnEvents(match)} />}
      bar={<ActionBar actions={[dimmedAction(words.watching)]} />}
    />
  )
}
/** The facts that tell of a question or its answer. */
const talkKinds: ReadonlySet<string | undefined> = new Set<SpyfallTypes['open']['kind']>(['questionAsked', 'questionAnswered', 'answerShaded'])
/** The last events for the column below the seats, without questions and answers: those stand in the middle. */
function columnEvents(match: SpyfallSpectatorProps) {
  const events = match.events.filter(({ kind }) => !talkKinds.has(kind))
  return events.slice(Math.max(0, events.length - eventsThatFit(match)))
}
/** How many events fit into the column below the seats. */
const eventsThatFit = ({ seats }: SpyfallSpectatorProps): number => (seats.length <= 5 ? 2 : seats.length === 6 ? 1 : 0)

function OwnDeviceRound({ match }: { readonly match: SpyfallSpectatorProps }) {
  const [tab, setTab] = useRoundTab(match)
  const { common, words } = match
  const vote = currentVote(common)
  return (
    <>
      <NamedSoFar match={match} />
      <LastExchanges match={match} />
      <RoundTabs
        match={match}
        tab={tab}
        onTab={setTab}
        tabs={[
          ...(vote ? [{ tab: 'vote' as const, content: <Voting match={match} vote={vote} /> }] : []),
          { tab: 'places', title: words.places.watch, content: <PlacesList match={match} /> },
          { tab: 'questions', content: <QuestionLog match={match} /> },
        ]}
      />
      <TermsLine match={match} />
    </>
  )
}

/**
 * The shared screen: the vote alone while there is one, otherwise what was named so far and the last exchanges. The list of places is
 * added until somebody has answered, and while the spy names a place.
 */
function SharedScreenRound({ match }: { readonly match: SpyfallSpectatorProps }) {
  const { common, words } = match
  const vote = currentVote(common)
  if (vote) return <Voting match={match} vote={vote} />
  const showsPlaces = common.stage.is === 'naming' || lastExchanges(match).length === 0
  return (
    <>
      <NamedSoFar match={match} />
      <LastExchanges match={match} />
      {showsPlaces && <PlacesList match={match} />}
      <TermsLine match={match} note={showsPlaces ? undefined : words.places.onPhones(common.terms.places.length)} />
    </>
  )
}

/** The round's number, and with how many spies and roles the table plays. A note replaces what is said of places that are struck out. */
function TermsLine({ match, note }: { readonly match: SpyfallSpectatorProps; readonly note?: string | undefined }) {
  const { common, words } = match
  // While the cards are read, the headline says both.
  const isSaidAbove = common.stage.is === 'dealt'
  return (
    <p class="watch-foot">
      {!isSaidAbove && `${words.round(common.round, common.terms.rounds)}. ${words.dealt.line(common.terms.spies, match.options.roles)}`}
      {note !== undefined ? ` ${note}` : common.results.length > 0 && ` ${words.places.playedFoot}`}
    </p>
  )
}
