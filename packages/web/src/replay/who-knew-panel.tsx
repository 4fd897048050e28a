// "Who knew what" below a replay. It tells everybody's secrets, so it is shown to the eyes "everything" alone, and opened again where it
// was open before other eyes were chosen. Loaded when it is asked for.
import type { GameRecord } from '@safehouse/engine'
import { useMemo, useRef, useState } from 'preact/hooks'
import type { SeatedPlayer } from '../games/screens.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'

const WhoKnewWhat = lazy(async () => (await import('../beliefs/who-knew-what.tsx')).WhoKnewWhat)

interface Props {
  readonly record: GameRecord
  readonly seats: readonly SeatedPlayer[]
  /** Whether the chosen eyes may see it. */
  readonly isShown: boolean
  goTo(entry: number): void
}
export function WhoKnewPanel({ record, seats, isShown, goTo }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const goToNow = useRef(goTo)
  goToNow.current = goTo
  // The same at every moment of the replay: its charts are not drawn again while somebody drags the scrubber.
  const story = useMemo(() => <WhoKnewWhat record={record} seats={seats} goTo={(entry) => goToNow.current(entry)} />, [record, seats])
  if (!isShown) return null
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
