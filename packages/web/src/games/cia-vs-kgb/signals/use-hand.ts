// The hand at the middle of the bottom edge, for a thumb that nobody watches: a tap gets ready for a signal or takes that back,
// a second's hold and letting go sends one. Sliding off sends nothing. No sound, no vibration, no toast: it shows in the line.
import type { Seat } from '@safehouse/engine'
import { type KgbAction, readyQuestion, signalQuestion } from '@safehouse/games/cia-vs-kgb'
import { useEffect, useRef, useState } from 'preact/hooks'
import { type KgbSeatProps, mayDo, signalToAnswer } from '../props.ts'
import type { Fingers } from './status-line.ts'

const HOLD_TO_SIGNAL_MS = 1000
/** A thumb rolls a little without meaning to slide off. */
const SLIDE_TOLERANCE_PX = 28

export interface HandControl {
  readonly holding: readonly Seat[] | undefined
  readonly failed: Fingers['failed']
  /** Another finger on a chair, while the hand is held: adds somebody or leaves somebody out. */
  toggle(seat: Seat): void
  /** To these, without holding. */
  signal(to: readonly Seat[]): void
  readonly handlersOf: ReturnType<typeof handlers>
}
export interface HandContext {
  /** Whose chair counts as touched at the moment of asking: nothing is drawn anew when a touch grows old. */
  touched(): Seat | undefined
  /** Whom the notebook has on one's own side. */
  readonly ownSide: readonly Seat[]
}

export function useHand(play: KgbSeatProps, parts: HandContext): HandControl {
  const [holding, setHolding] = useState<readonly Seat[]>()
  const [vain, setVain] = useState<Fingers['failed']>()
  const pressed = useRef<ReturnType<typeof setTimeout>>()
  const now = useRef({ play, parts, holding })
  now.current = { play, parts, holding }

  const act = async (action: KgbAction) => {
    const answer = await now.current.play.act(action, 'quietly')
    if (!answer.ok) setVain({ why: 'failed', at: now.current.play.time() })
  }
  const signal = (to: readonly Seat[]) => {
    const { play } = now.current
    if (!mayDo(play, 'signal')) return setVain(play.view.hand.sent ? undefined : { why: 'tooSoon', at: play.time() })
    if (to.length > 0) act({ do: 'signal', question: signalQuestion(play.view.hand), to: [...to] })
  }
  const tap = () => {
    const { play, parts } = now.current
    const got = signalToAnswer(play, parts.touched())
    if (got) act({ do: 'makeReady', question: readyQuestion(got), from: got.from, ready: !got.ready })
  }
  const cancel = () => {
    clearTimeout(pressed.current)
    pressed.current = undefined
    setHolding(undefined)
  }
  const press = () => {
    clearTimeout(pressed.current)
    pressed.current = setTimeout(() => {
      const { play, parts } = now.current
      if (mayDo(play, 'signal')) return setHolding(parts.ownSide)
      cancel()
      signal([])
    }, HOLD_TO_SIGNAL_MS)
  }
  const letGo = () => {
    if (pressed.current === undefined) return
    const { holding } = now.current
    cancel()
    if (holding) signal(holding)
    else tap()
  }
  useEffect(() => {
    const hidden = () => document.visibilityState === 'hidden' && cancel()
    window.addEventListener('blur', cancel)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      cancel()
      window.removeEventListener('blur', cancel)
      document.removeEventListener('visibilitychange', hidden)
    }
  }, [])
  return {
    holding,
    failed: vain,
    toggle: (seat) => {
      if (holding && seat !== play.seat) setHolding(holding.includes(seat) ? holding.filter((other) => other !== seat) : [...holding, seat])
    },
    signal,
    handlersOf: handlers({ press, letGo, cancel, tap }),
  }
}

interface Gestures {
  press(): void
  letGo(): void
  cancel(): void
  tap(): void
}
const isHoldKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'

function handlers({ press, letGo, cancel, tap }: Gestures) {
  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return
      ;(event.currentTarget as Element).setPointerCapture(event.pointerId)
      press()
    },
    onPointerMove: (event: PointerEvent) => {
      const { left, right, top } = (event.currentTarget as Element).getBoundingClientRect()
      if (event.clientX < left - SLIDE_TOLERANCE_PX || event.clientX > right + SLIDE_TOLERANCE_PX || event.clientY < top - SLIDE_TOLERANCE_PX)
        cancel()
    },
    onPointerUp: letGo,
    onPointerCancel: cancel,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') cancel()
      if (!isHoldKey(event)) return
      event.preventDefault()
      if (!event.repeat) press()
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isHoldKey(event)) return
      event.preventDefault()
      letGo()
    },
    /** A press by a screen reader: fingers and keys have been heard above. */
    onClick: (event: MouseEvent) => event.detail === 0 && tap(),
    onBlur: cancel,
    onContextMenu: (event: Event) => event.preventDefault(),
  }
}
