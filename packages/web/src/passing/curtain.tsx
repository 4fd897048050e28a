// The curtain of a passed device: the next holder's name, and a button to hold that opens it. It shows nothing of the last holder.
// Others who want the device press their own name; the curtain is then theirs to open.
import type { PersonId } from '@safehouse/protocol'
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import drapes from '../art/drapes.svg?no-inline'
import { messages } from '../i18n/language.ts'
import { clearAnnouncements } from '../parts/announcer.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { type Marked, SeatShape, SeatWindow } from '../parts/seat-shape.tsx'
import { swallowPress } from '../parts/swallow-press.ts'
import { clearToasts } from '../parts/toast.tsx'
import { TitleBarContext } from '../parts/top-bar.tsx'
import { reading } from '../settings.ts'
import type { UnheldView } from './unheld-screen.tsx'
import './curtain.css'

interface Passer extends Marked {
  readonly id: PersonId
  readonly name: string
}
interface Props {
  /** The person who may open it; undefined: somebody has to press their name first. */
  readonly holder: Passer | undefined
  /** Everybody who passes this device. */
  readonly people: readonly Passer[]
  onRequest(view: UnheldView): void
  onTake(person: PersonId): void
}
export function Curtain({ holder, people, onRequest, onTake }: Props) {
  const top = useContext(TitleBarContext)
  const heading = useRef<HTMLHeadingElement>(null)
  // A layout effect, so that moving the focus does not interrupt a press on the button that starts in the next moment.
  useLayoutEffect(() => {
    clearToasts()
    clearAnnouncements()
    // A screen reader says whose turn it is.
    heading.current?.focus({ preventScroll: true })
  }, [])
  const [isOpening, setIsOpening] = useState(false)
  const { passing, table } = messages()
  return (
    <div class={isOpening ? 'page curtain opening' : 'page curtain'}>
      <Drawing from={drapes} name="drape" class="drape" />
      <Drawing from={drapes} name="drape" class="drape right" />
      {top}
      <main class="page-all">
        <div class="page-main curtain-main">
          {holder && (
            <div class="curtain-window">
              <SeatWindow who={holder} />
            </div>
          )}
          <h2 ref={heading} tabIndex={-1}>
            {holder ? passing.handTo(holder.name) : passing.whose}
          </h2>
          <p>{holder ? passing.line : passing.whoseLine}</p>
          <ul class="curtain-names" aria-label={passing.others}>
            {people
              .filter(({ id }) => id !== holder?.id)
              .map((person) => (
                <li key={person.id}>
                  <button type="button" onClick={() => onRequest(person.id)}>
                    <SeatShape who={person} />
                    <bdi>{person.name}</bdi>
                  </button>
                </li>
              ))}
            <li>
              <button type="button" onClick={() => onRequest('table')}>
                {passing.table}
              </button>
            </li>
          </ul>
        </div>
        {holder && (
          <div class="bar" role="toolbar" aria-label={table.actions}>
            <OpenButton name={holder.name} onHold={setIsOpening} onOpen={() => onTake(holder.id)} />
          </div>
        )}
      </main>
    </div>
  )
}

/** Long enough that it is not opened by accident. */
const OPEN_HOLD_MS = 600

function OpenButton({ name, onHold, onOpen }: { readonly name: string; onHold(isHeld: boolean): void; onOpen(): void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const release = () => {
    clearTimeout(timer.current)
    onHold(false)
  }
  const hold = () => {
    clearTimeout(timer.current)
    onHold(true)
    timer.current = setTimeout(() => {
      swallowPress()
      onOpen()
    }, OPEN_HOLD_MS)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const { passing } = messages()
  const isHoldMode = reading.value === 'hold'
  const handlers = isHoldMode
    ? {
        onPointerDown: (event: PointerEvent) => {
          if (!event.isPrimary || event.button !== 0) return release()
          ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
          hold()
        },
        onPointerUp: release,
        onPointerCancel: release,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          event.preventDefault()
          if (!event.repeat) hold()
        },
        onKeyUp: (event: KeyboardEvent) => {
          event.preventDefault() // some browsers click on the release of Space
          release()
        },
        /** A click with detail 0 comes from a screen reader or a switch; fingers and keys are handled above. */
        onClick: (event: MouseEvent) => event.detail === 0 && onOpen(),
        onContextMenu: (event: Event) => event.preventDefault(),
      }
    : { onClick: onOpen }
  return (
    <button type="button" class="button go curtain-opener" {...handlers}>
      <Drawing name="fingerprint" class="folder-sign" />
      {isHoldMode ? passing.hold(name) : passing.open(name)}
    </button>
  )
}
