// What lies on the table while a round is on: whom to ask, and the views of vote, record, places and players.

import { Voting } from '../accusation/voting.tsx'
import { placeName } from '../place-names.ts'
import { naming, type SpyfallOpenPlay, type SpyfallSeatPlay, voteOf, who } from '../plays.ts'
import { Composer, Whom } from '../questions/composer.tsx'
import { Record } from '../questions/record.tsx'
import type { Draft } from '../questions/use-draft.ts'
import { marking, type Notes, notesOf, striking } from './notes.ts'
import { PeopleList } from './people-list.tsx'
import { PlacesList } from './places-list.tsx'
import { useView, Views } from './views.tsx'
import './round-area.css'

interface Props {
  readonly play: SpyfallSeatPlay
  readonly draft: Draft
  readonly notes: Notes
  onWrite(change: (before: Notes) => Notes): void
  /** The place about to be named. */
  readonly place: string | undefined
  onPlace(place: string): void
}
export function Stage({ play, draft, notes, onWrite, place, onPlace }: Props) {
  const [view, setView] = useView(play, play.seat)
  const { words, common } = play
  const { round } = common
  const mine = naming(common) === play.seat
  const vote = voteOf(common)
  const change = (how: (now: Notes) => Notes) => onWrite((before) => how(notesOf(before, round)))
  const list = (
    <PlacesList
      play={play}
      notes={notes}
      chosen={mine ? place : undefined}
      onChoose={mine ? onPlace : undefined}
      onStrike={(key) => change((now) => striking(now, key))}
    />
  )
  const people = <PeopleList play={play} notes={notes} onMark={(seat, opinion) => change((now) => marking(now, seat, opinion))} />
  return (
    <div class="spy-stage">
      <NamedSoFar play={play} />
      {draft.what === 'ask' && <Whom play={play} draft={draft} />}
      <Views
        play={play}
        view={view}
        onView={setView}
        of={[
          ...(vote ? [{ view: 'vote' as const, shown: <Voting play={play} vote={vote} /> }] : []),
          { view: 'places', title: words.places.title, hint: mine ? '' : words.places.hint, shown: list },
          { view: 'said', shown: <Record play={play} /> },
          { view: 'people', title: words.people.title, hint: words.people.hint, shown: people },
        ]}
      />
      <Composer play={play} draft={draft} />
    </div>
  )
}

/** With two spies the first one's word is on the table while the second chooses. */
export function NamedSoFar({ play }: { readonly play: SpyfallOpenPlay }) {
  const { stage } = play.common
  if (stage.is !== 'naming' || stage.named.length === 0) return null
  return (
    <ul class="named-so-far">
      {stage.named.map(({ by, place }) => (
        <li key={by}>{play.words.naming.named(who(play, by), place === null ? undefined : placeName(play, place))}</li>
      ))}
    </ul>
  )
}
