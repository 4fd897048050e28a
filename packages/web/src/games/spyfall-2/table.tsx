// The table of Spyfall 2. One layout for everyone: clock, headline, views, folder, bar. Only the folder knows the card.
import { useEffect, useState } from 'preact/hooks'
import { ActionBar } from '../../parts/action-bar.tsx'
import { TableFrame } from '../../parts/table-frame.tsx'
import { useNotes } from '../../table/use-notes.ts'
import { words as house } from '../../words/language.ts'
import { Accuse, Stop } from './accusation/sheets.tsx'
import { actionsOf } from './actions.ts'
import { CardFolder } from './card-paper.tsx'
import type { SpyfallSeatPlay } from './plays.ts'
import { RoundPoints } from './points/points.tsx'
import { useDraft } from './questions/use-draft.ts'
import { blankNotes, notesOf } from './round/notes.ts'
import { Stage } from './round/round-area.tsx'
import { Says } from './round/round-headline.tsx'
import { Seats } from './seats.tsx'

export function SpyTable({ play }: { readonly play: SpyfallSeatPlay }) {
  const { common } = play
  const [kept, write] = useNotes(play.notes, blankNotes)
  const [sheet, setSheet] = useState<'accuse' | 'stop'>()
  const [place, setPlace] = useState<string>()
  const draft = useDraft(play)
  const notes = notesOf(kept, common.round)
  const running = common.stage.is === 'running'
  useEffect(() => {
    if (!running) setSheet(undefined)
  }, [running])
  useEffect(() => setPlace(undefined), [common.round])

  const actions = actionsOf(play, { place, onAccuse: () => setSheet('accuse'), onStop: () => setSheet('stop') })
  const bar = <ActionBar label={house().table.actions} actions={actions} />
  if (common.stage.is === 'scored')
    return <TableFrame scene="points" headline={<Says play={play} />} stage={<RoundPoints play={play} round={common.results.length} />} bar={bar} />
  const close = () => setSheet(undefined)
  return (
    <>
      <TableFrame
        seats={<Seats play={play} />}
        headline={<Says play={play} />}
        stage={<Stage play={play} draft={draft} notes={notes} onWrite={write} place={place} onPlace={setPlace} />}
        folder={<CardFolder key={common.round} play={play} />}
        bar={bar}
      />
      {running && sheet === 'accuse' && <Accuse play={play} notes={notes} onClose={close} />}
      {running && sheet === 'stop' && <Stop play={play} onClose={close} />}
    </>
  )
}
