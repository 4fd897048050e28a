// Between two people on one device: the next one's sitter in the window, the name, and a button to hold. It shows nothing of
// whoever had the device before. Others who want it press their name; then the curtain is theirs to open.
import type { PersonId } from '@safehouse/protocol'
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import drapes from '../art/drapes.svg?no-inline'
import { Drawing } from '../parts/drawing.tsx'
import { type Marked, SeatShape, Window } from '../parts/seat-shape.tsx'
import { hush } from '../parts/toast.tsx'
import { reading } from '../settings.ts'
import { TableTop } from '../table/top.ts'
import { words } from '../words/language.ts'
import type { Shown } from './between.tsx'
import './curtain.css'

interface Passer extends Marked {
  readonly id: PersonId
  readonly name: string
}
interface Props {
  /** Whose it is to open; nobody's: somebody presses their name. */
  readonly who: Passer | undefined
  /** All who pass this device. */
  readonly people: readonly Passer[]
  onAsk(shown: Shown): void
  onTake(person: PersonId): void
}
export function Curtain({ who, people, onAsk, onTake }: Props) {
  const top = useContext(TableTop)
  const heading = useRef<HTMLHeadingElement>(null)
  // At once: a thumb may be on the button in the next moment, and must not lose it.
  useLayoutEffect(() => {
    hush()
    // Whoever hears the page hears whose it is now.
    heading.current?.focus({ preventScroll: true })
  }, [])
  const [isOpening, setOpening] = useState(false)
  const { passing, table } = words()
  return (
    <div class={isOpening ? 'page curtain opening' : 'page curtain'}>
      <Drawing from={drapes} name="drape" class="drape" />
      <Drawing from={drapes} name="drape" class="drape right" />
      {top}
      <main class="page-all">
        <div class="page-main curtain-main">
          {who && (
            <div class="curtain-window">
              <Window who={who} />
            </div>
          )}
          <h2 ref={heading} tabIndex={-1}>
            {who ? passing.handTo(who.name) : passing.whose}
          </h2>
          <p>{who ? passing.line : passing.whoseLine}</p>
          <ul class="curtain-names" aria-label={passing.others}>
            {people
              .filter(({ id }) => id !== who?.id)
              .map((one) => (
                <li key={one.id}>
                  <button type="button" onClick={() => onAsk(one.id)}>
                    <SeatShape who={one} />
                    <bdi>{one.name}</bdi>
                  </button>
                </li>
              ))}
            <li>
              <button type="button" onClick={() => onAsk('table')}>
                {passing.table}
              </button>
            </li>
          </ul>
        </div>
        {who && (
          <div class="bar" role="toolbar" aria-label={table.actions}>
            <Opener name={who.name} onHold={setOpening} onOpen={() => onTake(who.id)} />
          </div>
        )}
      </main>
    </div>
  )
}

/** Long enough that no careless thumb opens it. */
const holdFor = 600

function Opener({ name, onHold, onOpen }: { readonly name: string; onHold(isHeld: boolean): void; onOpen(): void }) {
  const timer = useRef<ReturnType<typeof setTimeout>>()
  const letGo = () => {
    clearTimeout(timer.current)
    onHold(false)
  }
  const hold = () => {
    clearTimeout(timer.current)
    onHold(true)
    timer.current = setTimeout(onOpen, holdFor)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  const { passing } = words()
  const held = reading.value === 'hold'
  const ways = held
    ? {
        onPointerDown: (event: PointerEvent) => {
          if (!event.isPrimary || event.button !== 0) return letGo()
          ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
          hold()
        },
        onPointerUp: letGo,
        onPointerCancel: letGo,
        onKeyDown: (event: KeyboardEvent) => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          event.preventDefault()
          if (!event.repeat) hold()
        },
        onKeyUp: letGo,
        onContextMenu: (event: Event) => event.preventDefault(),
      }
    : { onClick: onOpen }
  return (
    <button type="button" class="button go curtain-opener" {...ways}>
      <Drawing name="fingerprint" class="folder-sign" />
      {held ? passing.hold(name) : passing.open(name)}
    </button>
  )
}
