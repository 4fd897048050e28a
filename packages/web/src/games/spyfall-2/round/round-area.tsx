// The main area of a table while a round is on: whom to ask, the tabs, and the field for a question or answer.
import { who } from '../../core/props.ts'
import { Voting } from '../accusation/voting.tsx'
import { placeName } from '../place-names.ts'
import { currentVote, namingSpy, type SpyfallSeatProps, type SpyfallSpectatorProps } from '../props.ts'
import { AskeePicker, Composer } from '../questions/composer.tsx'
import { LastExchanges } from '../questions/last-exchanges.tsx'
import { QuestionLog } from '../questions/question-log.tsx'
import { ShadePicker } from '../questions/shade-picker.tsx'
import type { QuestionDraft } from '../questions/use-question-draft.ts'
import { type Notes, notesOfRound, toggleStruck, withOpinion } from './notes.ts'
import { PeopleList } from './people-list.tsx'
import { PlacesList } from './places-list.tsx'
import { RoundTabs, useRoundTab } from './tabs.tsx'
import './round-area.css'

interface Props {
  readonly match: SpyfallSeatProps
  readonly draft: QuestionDraft
  readonly notes: Notes
  onWrite(change: (before: Notes) => Notes): void
  /** The place that a spy has chosen and not confirmed. */
  readonly place: string | undefined
  onPlace(place: string): void
}
export function RoundArea({ match, draft, notes, onWrite, place, onPlace }: Props) {
  const [tab, setTab] = useRoundTab(match, match.seat)
  const { words, common } = match
  const { round } = common
  const isNaming = namingSpy(common) === match.seat
  const vote = currentVote(common)
  const change = (edit: (notes: Notes) => Notes) => onWrite((before) => edit(notesOfRound(before, round)))
  const list = (
    <PlacesList
      match={match}
      notes={notes}
      chosen={isNaming ? place : undefined}
      onChoose={isNaming ? onPlace : undefined}
      onStrike={(key) => change((now) => toggleStruck(now, key))}
    />
  )
  const people = <PeopleList match={match} notes={notes} onMark={(seat, opinion) => change((now) => withOpinion(now, seat, opinion))} />
  return (
    <div class="spy-stage">
      <NamedSoFar match={match} />
      {/* Below the answer that it is about; first of all for whoever asks next, and above the field for whoever answers (Composer). */}
      {draft.kind === 'ask' && <ShadePicker match={match} draft={draft} />}
      {draft.kind === 'ask' && <AskeePicker match={match} draft={draft} />}
      <LastExchanges match={match} />
      {!draft.kind && <ShadePicker match={match} draft={draft} />}
      <RoundTabs
        match={match}
        tab={tab}
        onTab={setTab}
        tabs={[
          ...(vote ? [{ tab: 'vote' as const, content: <Voting match={match} vote={vote} /> }] : []),
          { tab: 'places', title: words.places.title, hint: isNaming ? '' : words.places.hint, content: list },
          { tab: 'questions', content: <QuestionLog match={match} /> },
          { tab: 'people', title: words.people.title, hint: words.people.hint, content: people },
        ]}
      />
      <Composer match={match} draft={draft} />
    </div>
  )
}

/** What the first of two spies has named, while the second one chooses (SF-21). */
export function NamedSoFar({ match }: { readonly match: SpyfallSpectatorProps }) {
  const { stage } = match.common
  if (stage.is !== 'naming' || stage.named.length === 0) return null
  return (
    <ul class="named-so-far">
      {stage.named.map(({ by, place }) => (
        <li key={by}>{match.words.naming.named(who(match, by), place === null ? undefined : placeName(match, place))}</li>
      ))}
    </ul>
  )
}
