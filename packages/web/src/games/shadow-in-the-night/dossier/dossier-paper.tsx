// What is in the dossier: notes all game long. When the dossiers are due the form lies on top, and the notes stay in reach.
import { useState } from 'preact/hooks'
import { NotesPaper } from '../notes/notes-paper.tsx'
import type { ShadowSeatPlay } from '../plays.ts'
import { withBets } from './entry.ts'
import { EntryPaper } from './entry-paper.tsx'
import type { Dossier } from './use-dossier.ts'
import './dossier-paper.css'

const sheets = ['entry', 'notes'] as const

export function DossierPaper({ play, dossier }: { readonly play: ShadowSeatPlay; readonly dossier: Dossier }) {
  const { words } = play
  const { blank, entry, notes, write } = dossier
  const [sheet, setSheet] = useState<(typeof sheets)[number]>('entry')
  if (!blank) return <NotesPaper play={play} dossier={dossier} />
  return (
    <>
      <div class="shadow-sheets">
        <fieldset>
          <legend class="unseen">{words.notes.label}</legend>
          {sheets.map((one) => (
            <button key={one} type="button" aria-pressed={one === sheet} onClick={() => setSheet(one)}>
              {words.dossier.sheets[one]}
            </button>
          ))}
        </fieldset>
        {sheet === 'entry' && (
          <button type="button" class="shadow-use-bets" onClick={() => write((before) => ({ ...before, entry: withBets(blank, entry, notes.bets) }))}>
            {words.dossier.useBets}
          </button>
        )}
      </div>
      {sheet === 'entry' ? <EntryPaper play={play} dossier={dossier} blank={blank} /> : <NotesPaper play={play} dossier={dossier} />}
    </>
  )
}
