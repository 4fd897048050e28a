// "Who knew what" below a replay. It tells everybody's secrets, so it is offered to the eyes "everything" alone, and loaded when it is asked for.
import { useMemo, useRef, useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import type { ReplayPanelProps } from './panels.ts'

const WhoKnewWhat = lazy(async () => (await import('../beliefs/who-knew-what.tsx')).WhoKnewWhat)

export function WhoKnewPanel({ record, seats, eyes, goTo }: ReplayPanelProps) {
  const [isOpen, setIsOpen] = useState(false)
  const goToNow = useRef(goTo)
  goToNow.current = goTo
  // The same at every moment of the replay: its charts are not drawn again while somebody drags the scrubber.
  const story = useMemo(() => <WhoKnewWhat record={record} seats={seats} goTo={(entry) => goToNow.current(entry)} />, [record, seats])
  if (eyes !== 'everything') return null
  return (
    <div class="replay-panel">
      {isOpen ? (
        story
      ) : (
        <button type="button" class="button plain" onClick={() => setIsOpen(true)}>
          {messages().debrief.whoKnewWhat}
        </button>
      )}
    </div>
  )
}
