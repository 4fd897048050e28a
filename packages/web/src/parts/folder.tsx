// A folder with what only this player knows. Its paper is in the DOM only while it is open and never in a live region, and the
// folder looks and behaves the same whatever is inside. "hold" shows it while held; "press" opens it for ten seconds.
import type { ComponentChildren } from 'preact'
import { useCallback, useEffect, useId, useRef, useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { reading } from '../settings.ts'
import { Drawing } from './drawing.tsx'
import { swallowPress } from './swallow-press.ts'
import { useCloseOnLeave } from './use-close-on-leave.ts'
import './folder.css'

interface Props {
  /** The label on the tab; public words only ("Your two files"). */
  readonly label: string
  /** press: for a paper with controls on it. */
  readonly way?: 'hold' | 'press'
  /** Called whenever it closes, for whatever reason; an unfinished choice is to be discarded. */
  onShut?(): void
  /** Short texts on the flap, for two folders side by side. */
  readonly short?: boolean
  /** Every touch of the paper restarts the ten seconds, for writing on it. */
  readonly relights?: boolean
  /** Opens the folder whenever this number rises, for a button elsewhere. */
  readonly asked?: number
  /** A drawing for the flap, public like the label. */
  readonly sign?: ComponentChildren
  /** Renders the paper. Called only while open; `shut` closes it after a choice. */
  readonly children: (shut: () => void) => ComponentChildren
}
const OPEN_SECONDS = 10
/** A press must be held this long before the folder opens. */
const HOLD_DELAY_MS = 150

export function Folder({ label, way = 'hold', onShut, short = false, relights = false, asked = 0, sign, children }: Props) {
  const [open, setOpen] = useState(false)
  const [left, setLeft] = useState(OPEN_SECONDS)
  const pending = useRef<ReturnType<typeof setTimeout>>()
  const paper = useRef<HTMLDivElement>(null)
  const id = useId()
  const isHoldMode = way === 'hold' && reading.value === 'hold'
  const isTimed = way === 'press'
  const latestOnShut = useRef(onShut)
  latestOnShut.current = onShut

  const shut = useCallback(() => {
    clearTimeout(pending.current)
    setOpen(false)
    latestOnShut.current?.()
  }, [])
  const show = () => {
    setLeft(OPEN_SECONDS)
    setOpen(true)
  }
  const lastAsked = useRef(asked)
  useEffect(() => {
    if (asked > lastAsked.current) show()
    lastAsked.current = asked
  })
  useCloseOnLeave(open, shut)
  useEffect(() => () => clearTimeout(pending.current), [])
  useEffect(() => {
    if (!open || !isTimed) return
    const timer = setInterval(() => setLeft((now) => now - 1), 1000)
    return () => clearInterval(timer)
  }, [open, isTimed])
  useEffect(() => {
    if (open && isTimed && left <= 0) shut()
  }, [open, isTimed, left, shut])
  useEffect(() => {
    if (open && !isHoldMode) paper.current?.focus({ preventScroll: true })
  }, [open, isHoldMode])

  const relight = () => setLeft(OPEN_SECONDS)
  const begin = () => {
    clearTimeout(pending.current)
    pending.current = setTimeout(() => {
      // The folder may be gone, with something else in its place, before the finger leaves.
      swallowPress()
      show()
    }, HOLD_DELAY_MS)
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
  const { folder } = messages()
  const text = short ? folder.short : folder
  return (
    <div class={`folder${open ? ' open' : ''}`}>
      {open && (
        <div
          class="paper"
          id={id}
          ref={paper}
          tabIndex={isHoldMode ? undefined : -1}
          {...(relights && { onPointerDown: relight, onKeyDown: relight, onInput: relight })}
        >
          {isTimed && (
            <p class="paper-ticks figures" aria-hidden="true">
              {folder.shutsIn(left)}
              <span>
                {Array.from({ length: OPEN_SECONDS }, (_, tick) => (
                  <i key={tick} class={tick < left ? undefined : 'gone'} />
                ))}
              </span>
            </p>
          )}
          {children(shut)}
        </div>
      )}
      <button type="button" class="folder-cover" aria-expanded={open} aria-describedby={open ? id : undefined} {...(isHoldMode ? hold : press)}>
        <span class="folder-tab">{label}</span>
        <span class="folder-flap">
          {sign ?? <Drawing name={isHoldMode ? 'fingerprint' : open ? 'down' : 'up'} class="folder-sign" />}
          <span>{isHoldMode ? (open ? text.letGo : text.hold) : open ? text.pressShut : text.pressOpen}</span>
        </span>
      </button>
    </div>
  )
}
