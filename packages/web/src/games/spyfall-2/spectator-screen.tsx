// The table of Spyfall 2 for spectators and the shared screen: open facts alone, nothing to decide. The shared screen has no
// tabs, as nobody can press them.
import { useContext } from 'preact/hooks'
import { messages as house } from '../../i18n/language.ts'
import { ActionBar } from '../../parts/action-bar.tsx'
import { LastEvents } from '../../parts/last-events.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { SharedScreen } from '../../screen/shared.ts'
import { waiting } from '../core/props.ts'
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

export function SpyfallSpectatorScreen({ play }: { readonly play: SpyfallSpectatorProps }) {
  const { common, words } = play
  const isShared = useContext(SharedScreen)
  const isScored = common.stage.is === 'scored'
  const round = isShared ? <SharedScreenRound play={play} /> : <WatchedRound play={play} />
  return (
    <TableFrame
      scene={isScored ? 'points' : 'round'}
      seats={<Seats play={play} />}
      headline={<RoundHeadline play={play} />}
      stage={isScored ? <RoundPoints play={play} round={common.results.length} /> : round}
      folder={isShared && <LastEvents events={play.events.slice(play.events.length - eventsThatFit(play))} />}
      bar={<ActionBar label={house().table.actions} actions={[waiting(words.watching)]} />}
    />
  )
}
/** How many of the last events fit into the column below the seats. */
const eventsThatFit = ({ seats }: SpyfallSpectatorProps): number => (seats.length <= 5 ? 2 : seats.length === 6 ? 1 : 0)

function WatchedRound({ play }: { readonly play: SpyfallSpectatorProps }) {
  const [tab, setTab] = useRoundTab(play)
  const { common, words } = play
  const vote = currentVote(common)
  return (
    <>
      <NamedSoFar play={play} />
      <LastExchanges play={play} />
      <RoundTabs
        play={play}
        tab={tab}
        onTab={setTab}
        tabs={[
          ...(vote ? [{ tab: 'vote' as const, content: <Voting play={play} vote={vote} /> }] : []),
          { tab: 'places', title: words.places.watch, content: <PlacesList play={play} /> },
          { tab: 'said', content: <QuestionLog play={play} /> },
        ]}
      />
      <TermsLine play={play} />
    </>
  )
}

/** The shared screen: the vote while there is one, the last exchanges once somebody has answered, otherwise the places. */
function SharedScreenRound({ play }: { readonly play: SpyfallSpectatorProps }) {
  const { common, words } = play
  const vote = currentVote(common)
  if (vote) return <Voting play={play} vote={vote} />
  const showsPlaces = common.stage.is === 'naming' || lastExchanges(play).length === 0
  return (
    <>
      <NamedSoFar play={play} />
      <LastExchanges play={play} />
      {showsPlaces && <PlacesList play={play} />}
      <TermsLine play={play} note={showsPlaces ? undefined : words.places.onPhones(common.terms.places.length)} />
    </>
  )
}

/** The round's number and what the table agreed on. A note replaces what is said of the list of places. */
function TermsLine({ play, note }: { readonly play: SpyfallSpectatorProps; readonly note?: string | undefined }) {
  const { common, words } = play
  return (
    <p class="watch-foot">
      {words.round(common.round, common.terms.rounds)}. {words.dealt.line(common.terms.spies, play.options.roles)}
      {note !== undefined ? ` ${note}` : common.results.length > 0 && ` ${words.places.playedFoot}`}
    </p>
  )
}
