// The main area of a table while a round is on: whom to ask, the tabs, and the field for a question or answer.
import { who } from '../../core/props.ts'
import { Voting } from '../accusation/voting.tsx'
import { placeName } from '../place-names.ts'
import { currentVote, namingSpy, type SpyfallSeatProps, type SpyfallSpectatorProps } from '../props.ts'
import { AskeePicker, Composer } from '../questions/composer.tsx'
import { LastExchanges } from '../questions/last-exchanges.tsx'
import { QuestionLog } from '../questions/question-log.tsx'
import type { QuestionDraft } from '../questions/use-question-draft.ts'
import { type Notes, notesOfRound, toggleStruck, withOpinion } from './notes.ts'
import { PeopleList } from './people-list.tsx'
import { PlacesList } from './places-list.tsx'
import { RoundTabs, useRoundTab } from './tabs.tsx'
import './round-area.css'

interface Props {
  readonly play: SpyfallSeatProps
  readonly draft: QuestionDraft
  readonly notes: Notes
  onWrite(change: (before: Notes) => Notes): void
  /** The place that a spy has chosen and not confirmed. */
  readonly place: string | undefined
  onPlace(place: string): void
}
export function RoundArea({ play, draft, notes, onWrite, place, onPlace }: Props) {
  const [tab, setTab] = useRoundTab(play, play.seat)
  const { words, common } = play
  const { round } = common
  const isNaming = namingSpy(common) === play.seat
  const vote = currentVote(common)
  const change = (edit: (notes: Notes) => Notes) => onWrite((before) => edit(notesOfRound(before, round)))
  const list = (
    <PlacesList
      play={play}
      notes={notes}
      chosen={isNaming ? place : undefined}
      onChoose={isNaming ? onPlace : undefined}
      onStrike={(key) => change((now) => toggleStruck(now, key))}
    />
  )
  const people = <PeopleList play={play} notes={notes} onMark={(seat, opinion) => change((now) => withOpinion(now, seat, opinion))} />
  return (
    <div class="spy-stage">
      <NamedSoFar play={play} />
      {draft.kind === 'ask' && <AskeePicker play={play} draft={draft} />}
      <LastExchanges play={play} />
      <RoundTabs
        play={play}
        tab={tab}
        onTab={setTab}
        tabs={[
          ...(vote ? [{ tab: 'vote' as const, content: <Voting play={play} vote={vote} /> }] : []),
          { tab: 'places', title: words.places.title, hint: isNaming ? '' : words.places.hint, content: list },
          { tab: 'said', content: <QuestionLog play={play} /> },
          { tab: 'people', title: words.people.title, hint: words.people.hint, content: people },
        ]}
      />
      <Composer play={play} draft={draft} />
    </div>
  )
}

/** What the first of two spies has named, while the second one chooses (SF-21). */
export function NamedSoFar({ play }: { readonly play: SpyfallSpectatorProps }) {
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
