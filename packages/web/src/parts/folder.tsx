// A folder with what only this player knows. Its paper is in the DOM only while it is open, and in a live region only for people
// who wear headphones; the folder looks and behaves the same for every content. "hold" shows the paper while the button is held; "press"
// opens it until it has not been touched for ten seconds. A click without a pointer or a key, as screen readers and switch devices send
// it, opens either kind until the next click. When a scene begins, every folder shuts, and a press that began before it opens nothing.
import type { ComponentChildren } from 'preact'
import { useCallback, useContext, useEffect, useId, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { headphones, reading } from '../settings.ts'
import { SpokenSecret } from './announcer.tsx'
import { useBackCloses } from './back-button.ts'
import { Drawing } from './drawing.tsx'
import { listen } from './listen.ts'
import { swallowPress } from './swallow-press.ts'
import { FrameOverlayContext } from './table-frame.tsx'
import './folder.css'

interface Props {
  /** The label on the tab; public words only ("Your two files"). */
  readonly label: string
  /** `press` is for a paper with controls on it. */
  readonly opensBy?: 'hold' | 'press'
  /** Short texts on the flap, for two folders side by side. */
  readonly short?: boolean
  /** Opens the folder whenever this number rises, for a button elsewhere. */
  readonly openRequests?: number
  /** A drawing for the flap, public like the label. */
  readonly sign?: ComponentChildren
  /** Renders the paper. Called only while open; `shut` closes it after a choice. */
  readonly children: (shut: () => void) => ComponentChildren
}
const OPEN_SECONDS = 10
/** A press must be held this long before the folder opens. */
const HOLD_DELAY_MS = 150
/** After it has shut by itself, a press that comes within this time does nothing. */
const SHUT_GUARD_MS = 700

export function Folder({ label, opensBy = 'hold', short = false, openRequests = 0, sign, children }: Props) {
  const [open, setOpen] = useState(false)
  const [secondsLeft, setSecondsLeft] = useState(OPEN_SECONDS)
  const pending = useRef<ReturnType<typeof setTimeout>>()
  const paper = useRef<HTMLElement>(null)
  const cover = useRef<HTMLButtonElement>(null)
  const id = useId()
  const isHoldMode = opensBy === 'hold' && reading.value === 'hold'
  /** Opened by a click without a pointer although it is a folder to be held. */
  const [isClickedOpen, setIsClickedOpen] = useState(false)
  const isHeld = isHoldMode && !isClickedOpen
  const [spoken, setSpoken] = useState('')
  const isTimed = opensBy === 'press'

  const shut = useCallback(() => {
    clearTimeout(pending.current)
    // The focus goes back to the cover before the paper that has it is removed.
    if (paper.current?.contains(document.activeElement)) cover.current?.focus({ preventScroll: true })
    setOpen(false)
    setIsClickedOpen(false)
    setSpoken('')
  }, [])
  const show = () => {
    setSecondsLeft(OPEN_SECONDS)
    setOpen(true)
  }
  const lastOpenRequests = useRef(openRequests)
  useEffect(() => {
    if (openRequests > lastOpenRequests.current) show()
    lastOpenRequests.current = openRequests
  })
  const { scene } = useContext(FrameOverlayContext)
  const sceneBegun = scene?.shutsFolders ? scene.key : undefined
  useLayoutEffect(() => {
    if (sceneBegun === undefined) return
    if (open) shut()
    else clearTimeout(pending.current)
  }, [sceneBegun])
  useCloseOnLeave(open, shut)
  useBackCloses(open && !isHeld, shut)
  useEffect(() => () => clearTimeout(pending.current), [])
  useEffect(() => {
    if (!open || !isTimed) return
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [open, isTimed])
  useEffect(() => {
    if (!open || !isTimed || secondsLeft > 0) return
    // A finger that is on its way to the paper must not press what lies under it.
    swallowPress(SHUT_GUARD_MS)
    shut()
  }, [open, isTimed, secondsLeft, shut])
  useEffect(() => {
    if (!open) return
    if (!isHeld) paper.current?.focus({ preventScroll: true })
    // biome-ignore lint/performance/useDomNodeTextContent: words of different lines must not be joined
    if (headphones.value === 'on') setSpoken(paper.current?.innerText ?? '')
  }, [open, isHeld])

  const restartCountdown = () => setSecondsLeft(OPEN_SECONDS)
  const startHold = () => {
    clearTimeout(pending.current)
    pending.current = setTimeout(() => {
      // The folder may be gone, with something else in its place, before the finger leaves.
      swallowPress()
      show()
    }, HOLD_DELAY_MS)
  }
  const holdHandlers = {
    onPointerDown: (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0 || isClickedOpen) return shut()
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
      startHold()
    },
    onPointerUp: shut,
    onPointerCancel: shut,
    onLostPointerCapture: shut,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      if (isClickedOpen) shut()
      else if (!event.repeat) startHold()
    },
    onKeyUp: (event: KeyboardEvent) => {
      event.preventDefault() // some browsers click on the release of Space
      if (!isClickedOpen) shut()
    },
    onBlur: () => isClickedOpen || shut(),
    onClick: (event: MouseEvent) => {
      if (event.detail > 0) return
      if (open) return shut()
      setIsClickedOpen(true)
      show()
    },
    onContextMenu: (event: Event) => event.preventDefault(),
  }
  const pressHandlers = { onClick: () => (open ? shut() : show()) }
  const { folder } = messages()
  const text = short ? folder.short : folder
  return (
    <div class={`folder${open ? ' open' : ''}`}>
      {open && (
        <section
          class="paper"
          id={id}
          ref={paper}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on the smallest screens, also by keyboard
          tabIndex={0}
          aria-label={label}
          {...(isTimed && { onPointerDown: restartCountdown, onKeyDown: restartCountdown, onInput: restartCountdown })}
        >
          {isTimed && (
            <p class="paper-ticks figures" aria-hidden="true">
              {folder.shutsIn(secondsLeft)}
              <span>
                {Array.from({ length: OPEN_SECONDS }, (_, tick) => (
                  <i key={tick} class={tick < secondsLeft ? undefined : 'gone'} />
                ))}
              </span>
            </p>
          )}
          {children(shut)}
        </section>
      )}
      <button
        ref={cover}
        type="button"
        class="folder-cover"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        {...(isHoldMode ? holdHandlers : pressHandlers)}
      >
        <span class="folder-tab">{label}</span>
        <span class="folder-flap">
          {sign ?? <Drawing name={isHeld ? 'fingerprint' : open ? 'down' : 'up'} class="folder-sign" />}
          <span>{isHeld ? (open ? text.letGo : text.hold) : open ? text.pressShut : text.pressOpen}</span>
        </span>
      </button>
      <SpokenSecret text={spoken} />
    </div>
  )
}

/** Closes an open secret at once when the page or window is left, a second finger touches the screen, or the device is turned. */
function useCloseOnLeave(open: boolean, close: () => void): void {
  useLayoutEffect(() => {
    if (!open) return
    const closeIfHidden = () => document.visibilityState === 'hidden' && close()
    const closeOnSecondFinger = (event: PointerEvent) => !event.isPrimary && close()
    return listen(
      [window, 'blur', close],
      [window, 'pagehide', close],
      [screen.orientation, 'change', close],
      [document, 'visibilitychange', closeIfHidden],
      [document, 'pointerdown', closeOnSecondFinger, { capture: true }],
    )
  }, [open, close])
}
