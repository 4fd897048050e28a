// A manila folder: what only you know. Its paper is in the page only while it is open, never in a live region, and the folder
// looks and behaves the same whatever is inside. "Hold" shows while held; "press" opens for ten seconds, for choosing.
import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useId, useRef, useState } from 'preact/hooks'
import { reading } from '../settings.ts'
import { words } from '../words/language.ts'
import { Drawing } from './drawing.tsx'
import { useCloseOnLeave } from './use-closing.ts'
import './folder.css'

interface Props {
  /** The tab: public words only ("Your two files"). */
  readonly label: string
  /** press: a choice is made from the paper, with both thumbs free. */
  readonly way?: 'hold' | 'press'
  /** Called whenever it shuts, by whatever: a choice not yet made is lost. */
  onShut?(): void
  /** Few words on the flap: two folders lie side by side. */
  readonly short?: boolean
  /** Every touch of the paper gives the whole ten seconds again: for writing in it. */
  readonly relights?: boolean
  /** Opens whenever this rises: another button asks for what is inside. */
  readonly asked?: number
  /** A drawing of its own on the flap, public like the label. */
  readonly sign?: ComponentChildren
  /** The paper. Called only while open; `shut` is for a choice that is made. */
  readonly children: (shut: () => void) => ComponentChildren
}
const ticks = 10
const holdDelay = 150

export function Folder({ label, way = 'hold', onShut, short = false, relights = false, asked = 0, sign, children }: Props) {
  const [open, setOpen] = useState(false)
  const [left, setLeft] = useState(ticks)
  const pending = useRef<ReturnType<typeof setTimeout>>()
  const paper = useRef<HTMLDivElement>(null)
  const id = useId()
  const held = way === 'hold' && reading.value === 'hold'
  const timed = way === 'press'
  const told = useRef(onShut)
  told.current = onShut

  const shut = useCallback(() => {
    clearTimeout(pending.current)
    setOpen(false)
    told.current?.()
  }, [])
  const show = () => {
    setLeft(ticks)
    setOpen(true)
  }
  const answered = useRef(asked)
  useEffect(() => {
    if (asked > answered.current) show()
    answered.current = asked
  })
  useCloseOnLeave(open, shut)
  useEffect(() => () => clearTimeout(pending.current), [])
  useEffect(() => {
    if (!open || !timed) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [open, timed])
  useEffect(() => {
    if (open && timed && left <= 0) shut()
  }, [open, timed, left, shut])
  useEffect(() => {
    if (open && !held) paper.current?.focus({ preventScroll: true })
  }, [open, held])

  const relight = () => setLeft(ticks)
  const begin = () => {
    clearTimeout(pending.current)
    pending.current = setTimeout(show, holdDelay)
  }
  const hold = {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0) return shut()
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
      begin()
    },
    onPointerUp: shut,
    onPointerCancel: shut,
    onLostPointerCapture: shut,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      if (!event.repeat) begin()
    },
    onKeyUp: shut,
    onBlur: shut,
    onContextMenu: (event: Event) => event.preventDefault(),
  }
  const press = { onClick: () => (open ? shut() : show()) }
  const { folder } = words()
  const text = short ? folder.short : folder
  return (
    <div class={`folder${open ? ' open' : ''}`}>
      {open && (
        <div
          class="paper"
          id={id}
          ref={paper}
          tabIndex={held ? undefined : -1}
          {...(relights && { onPointerDown: relight, onKeyDown: relight, onInput: relight })}
        >
          {timed && (
            <p class="paper-ticks figures" aria-hidden="true">
              {folder.shutsIn(left)}
              <span>
                {Array.from({ length: ticks }, (_, tick) => (
                  <i key={tick} class={tick < left ? undefined : 'gone'} />
                ))}
              </span>
            </p>
          )}
          {children(shut)}
        </div>
      )}
      <button type="button" class="folder-cover" aria-expanded={open} aria-describedby={open ? id : undefined} {...(held ? hold : press)}>
        <span class="folder-tab">{label}</span>
        <span class="folder-flap">
          {sign ?? <Drawing name={held ? 'fingerprint' : open ? 'down' : 'up'} class="folder-sign" />}
          <span>{held ? (open ? text.letGo : text.hold) : open ? text.pressShut : text.pressOpen}</span>
        </span>
      </button>
    </div>
  )
}
