// The same table for those without a seat and for the shared screen: open facts, nothing that acts. On a large screen the
// clock is the board.
import { Fragment } from 'preact'
import { ActionBar } from '../../parts/action-bar.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { words as house } from '../../words/language.ts'
import { PlacesList } from './places-list.tsx'
import { type SpyOpen, voteOf } from './plays.ts'
import { RoundPoints } from './points.tsx'
import { Record } from './record.tsx'
import { Says } from './says.tsx'
import { Seats } from './seats.tsx'
import { NamedSoFar } from './stage.tsx'
import { useView, Views } from './views.tsx'
import { Voting } from './voting.tsx'
import './watch.css'

export function SpyWatch({ play }: { readonly play: SpyOpen }) {
  const { table, words } = play
  const isScored = table.stage.is === 'scored'
  return (
    <div class="spy-watch">
      <TableFrame
        scene={isScored ? 'points' : 'round'}
        seats={<Seats play={play} />}
        headline={<Says play={play} />}
        stage={isScored ? <RoundPoints play={play} round={table.results.length} /> : <Watched play={play} />}
        bar={<ActionBar label={house().table.actions} actions={[{ label: words.watching, off: words.watching, press: () => {} }]} />}
      />
    </div>
  )
}

function Watched({ play }: { readonly play: SpyOpen }) {
  const [view, setView] = useView(play)
  const { table, words } = play
  const vote = voteOf(table)
  return (
    <Fragment>
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
      <p class="watch-foot">
        {words.round(table.round, table.terms.rounds)}. {words.dealt.line(table.terms.spies, play.options.roles)}
        {table.results.length > 0 && ` ${words.places.playedFoot}`}
      </p>
    </Fragment>
  )
}
