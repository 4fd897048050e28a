// The same table for those without a seat and for the shared screen: open facts, nothing that acts. On the shared screen the
// clock is the board, and there is nothing to press.
import { useContext } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { LastEvents } from '../../parts/last-events.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { SharedScreen } from '../../screen/shared.ts'
import { words as house } from '../../words/language.ts'
import { Voting } from './accusation/voting.tsx'
import { type SpyfallOpenPlay, voteOf } from './plays.ts'
import { RoundPoints } from './points/points.tsx'
import { Record } from './questions/record.tsx'
import { PlacesList } from './round/places-list.tsx'
import { NamedSoFar } from './round/round-area.tsx'
import { Says } from './round/round-headline.tsx'
import { useView, Views } from './round/views.tsx'
import { Seats } from './seats.tsx'
import './watch.css'

export function SpyWatch({ play }: { readonly play: SpyfallOpenPlay }) {
  const { common, words } = play
  const shared = useContext(SharedScreen)
  const isScored = common.stage.is === 'scored'
  const round = shared ? <OnScreen play={play} /> : <Watched play={play} />
  return (
    <TableFrame
      scene={isScored ? 'points' : 'round'}
      seats={<Seats play={play} />}
      headline={<Says play={play} />}
      stage={isScored ? <RoundPoints play={play} round={common.results.length} /> : round}
      folder={shared && <LastEvents events={play.events.slice(play.events.length - roomFor(play))} />}
      bar={<ActionBar label={house().table.actions} actions={[{ label: words.watching, off: words.watching, press: () => {} }]} />}
    />
  )
}
/** How many events the column has room for below the seats. */
const roomFor = ({ seats }: SpyfallOpenPlay): number => (seats.length <= 5 ? 2 : seats.length === 6 ? 1 : 0)

function Watched({ play }: { readonly play: SpyfallOpenPlay }) {
  const [view, setView] = useView(play)
  const { common, words } = play
  const vote = voteOf(common)
  return (
    <>
      <NamedSoFar play={play} />
      <Views
        play={play}
        view={view}
        onView={setView}
        of={[
          ...(vote ? [{ view: 'vote' as const, shown: <Voting play={play} vote={vote} /> }] : []),
          { view: 'places', title: words.places.watch, shown: <PlacesList play={play} /> },
          { view: 'said', shown: <Record play={play} /> },
        ]}
      />
      <Foot play={play} />
    </>
  )
}

/** What a room looks at: the vote while there is one, the places otherwise. */
function OnScreen({ play }: { readonly play: SpyfallOpenPlay }) {
  const vote = voteOf(play.common)
  if (vote) return <Voting play={play} vote={vote} />
  return (
    <>
      <NamedSoFar play={play} />
      <PlacesList play={play} />
      <Foot play={play} />
    </>
  )
}

/** What was agreed on. */
function Foot({ play }: { readonly play: SpyfallOpenPlay }) {
  const { common, words } = play
  return (
    <p class="watch-foot">
      {words.round(common.round, common.terms.rounds)}. {words.dealt.line(common.terms.spies, play.options.roles)}
      {common.results.length > 0 && ` ${words.places.playedFoot}`}
    </p>
  )
}
