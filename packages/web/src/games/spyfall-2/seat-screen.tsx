// The table of Spyfall 2 for a seat: clock, headline, tabs, folder, action bar. Only the folder may depend on the card.
import { useEffect, useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { useNotes } from '../../table/use-notes.ts'
import { AccuseSheet, StopSheet } from './accusation/sheets.tsx'
import { actionsOf } from './actions.ts'
import { CardFolder } from './card-paper.tsx'
import { RoundPoints } from './points/points.tsx'
import type { SpyfallSeatProps } from './props.ts'
import { useQuestionDraft } from './questions/use-question-draft.ts'
import { emptyNotes, notesOfRound } from './round/notes.ts'
import { RoundArea } from './round/round-area.tsx'
import { RoundHeadline } from './round/round-headline.tsx'
import { Seats } from './seats.tsx'

export function SpyfallSeatScreen({ match }: { readonly match: SpyfallSeatProps }) {
  const { common } = match
  const [storedNotes, write] = useNotes(match.notes, emptyNotes)
  const [sheet, setSheet] = useState<'accuse' | 'stop'>()
  const [place, setPlace] = useState<string>()
  const draft = useQuestionDraft(match)
  const notes = notesOfRound(storedNotes, common.round)
  const isRunning = common.stage.is === 'running'
  useEffect(() => {
    if (!isRunning) setSheet(undefined)
  }, [isRunning])
  useEffect(() => setPlace(undefined), [common.round])

  const actions = actionsOf(match, { place, onAccuse: () => setSheet('accuse'), onStop: () => setSheet('stop') })
  const bar = <ActionBar actions={actions} />
  if (common.stage.is === 'scored')
    return (
      <TableFrame
        showing="points"
        headline={<RoundHeadline match={match} />}
        center={<RoundPoints match={match} round={common.results.length} />}
        bar={bar}
      />
    )
  const close = () => setSheet(undefined)
  return (
    <>
      <TableFrame
        seats={<Seats match={match} />}
        headline={<RoundHeadline match={match} chosen={draft.kind === 'ask' ? draft.to : undefined} />}
        center={<RoundArea match={match} draft={draft} notes={notes} onWrite={write} place={place} onPlace={setPlace} />}
        bottom={<CardFolder key={common.round} match={match} />}
        bar={bar}
      />
      {isRunning && sheet === 'accuse' && <AccuseSheet match={match} notes={notes} onClose={close} />}
      {isRunning && sheet === 'stop' && <StopSheet match={match} onClose={close} />}
    </>
  )
}
