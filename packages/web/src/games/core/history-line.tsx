// The history line over the folder: the last finished event, always there. A press opens the whole history.
import { useState } from 'preact/hooks'
import { messages } from '../../i18n/language.ts'
import type { AnySpectatorProps } from '../screens.ts'
import { HistorySheet } from './history-sheet.tsx'
import './history-line.css'

export function HistoryLine({ match }: { readonly match: AnySpectatorProps }) {
  const [isOpen, setIsOpen] = useState(false)
  const { history } = messages()
  return (
    <>
      <button
        type="button"
        class="history-line"
        aria-label={history.open(match.events.at(-1)?.text ?? history.nothing)}
        onClick={() => setIsOpen(true)}
      >
        <span>{match.events.at(-1)?.text ?? history.nothing}</span>
      </button>
      {isOpen && <HistorySheet match={match} onClose={() => setIsOpen(false)} />}
    </>
  )
}
