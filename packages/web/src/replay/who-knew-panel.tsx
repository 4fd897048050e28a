// "Who knew what" below a replay. It tells everybody's secrets, so it is offered to the eyes "everything" alone, and loaded when it is asked for.
import { useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import type { ReplayPanelProps } from './panels.ts'

const WhoKnewWhat = lazy(async () => (await import('../beliefs/who-knew-what.tsx')).WhoKnewWhat)

export function WhoKnewPanel({ record, seats, eyes, goTo }: ReplayPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (eyes !== 'everything') return null
  return (
    <div class="replay-panel">
      {isOpen ? (
        <WhoKnewWhat record={record} seats={seats} goTo={goTo} />
      ) : (
        <button type="button" class="button plain" onClick={() => setIsOpen(true)}>
          {messages().debrief.whoKnewWhat}
        </button>
      )}
    </div>
  )
}
