// The signal button, drawn as a hand, and its gestures (CK-15 to CK-18): a tap answers a signal, or takes the answer back; holding it
// for a second and letting go sends a signal; sliding off sends nothing. It looks the same for everyone, whatever pressing it would
// do, and must stay silent: no sound, no vibration, no toast. What it did is shown in the status line.
import type { Seat } from '@safehouse/engine'
import { type KgbAction, readyQuestion, signalQuestion } from '@safehouse/games/cia-vs-kgb'
import { useEffect, useRef, useState } from 'preact/hooks'
import { listen } from '../../../parts/listen.ts'
import { Sign } from '../art.tsx'
import { lineId } from '../headline.tsx'
import { type KgbSeatProps, mayDo, signalToAnswer } from '../props.ts'
import type { Fingers } from './status-line.ts'
import './signal-button.css'

/** How long the button is held before letting go sends a signal. */
const HOLD_TO_SIGNAL_MS = 1000
/** How far outside of the button a finger may be before it counts as having slid off: a thumb rolls a little. */
const SLIDE_TOLERANCE_PX = 28

/** The state of the signal button and what can be done with it. */
export interface SignalControl {
  /** Whom letting go will signal, once the button has been held long enough. */
  readonly signalTargets: readonly Seat[] | undefined
  /** Why the last press did nothing, if it did nothing. */
  readonly failed: Fingers['failed']
  /** Adds somebody to those who will be signalled or leaves somebody out: another finger on a chair while the button is held. */
  toggle(seat: Seat): void
  /** Signals these seats without holding, for people who cannot hold a button. */
  signal(to: readonly Seat[]): void
  readonly handlers: ReturnType<typeof handlersOf>
}
export interface SignalContext {
  /** The seat whose chair counts as touched now. A function, because a touch expires without a render. */
  touched(): Seat | undefined
  /** The seats that the notebook has on this player's side. */
  readonly recipients: readonly Seat[]
}

export const SignalButton = ({ match, control }: { readonly match: KgbSeatProps; readonly control: SignalControl }) => (
  <button type="button" class="button plain hand-button" aria-label={match.words.act.hand} aria-describedby={lineId} {...control.handlers}>
    <Sign name="hand" class="hand-sign" />
  </button>
)

export function useSignalButton(match: KgbSeatProps, context: SignalContext): SignalControl {
  const [signalTargets, setSignalTargets] = useState<readonly Seat[]>()
  const [failed, setFailed] = useState<Fingers['failed']>()
  const pressed = useRef<ReturnType<typeof setTimeout>>()
  const latest = useRef({ match, context, signalTargets })
  latest.current = { match, context, signalTargets }

  const act = async (action: KgbAction) => {
    const answer = await latest.current.match.act(action, 'quietly')
    if (!answer.ok) setFailed({ why: 'failed', at: latest.current.match.time() })
  }
  const signal = (to: readonly Seat[]) => {
    const { match } = latest.current
    if (!mayDo(match, 'signal')) return setFailed(match.view.hand.sent ? undefined : { why: 'tooSoon', at: match.time() })
    if (to.length > 0) act({ do: 'signal', question: signalQuestion(match.view.hand), to: [...to] })
  }
  const tap = () => {
    const { match, context } = latest.current
    const got = signalToAnswer(match, context.touched())
    if (got) act({ do: 'makeReady', question: readyQuestion(got), from: got.from, ready: !got.ready })
  }
  const cancel = () => {
    clearTimeout(pressed.current)
    pressed.current = undefined
    setSignalTargets(undefined)
  }
  const press = () => {
    clearTimeout(pressed.current)
    pressed.current = setTimeout(() => {
      const { match, context } = latest.current
      if (mayDo(match, 'signal')) return setSignalTargets(context.recipients)
      cancel()
      signal([])
    }, HOLD_TO_SIGNAL_MS)
  }
  const letGo = () => {
    if (pressed.current === undefined) return
    const { signalTargets } = latest.current
    cancel()
    if (signalTargets) signal(signalTargets)
    else tap()
  }
  useEffect(() => {
    const cancelIfHidden = () => document.visibilityState === 'hidden' && cancel()
    const stopListening = listen([window, 'blur', cancel], [document, 'visibilitychange', cancelIfHidden])
    return () => {
      cancel()
      stopListening()
    }
  }, [])
  return {
    signalTargets,
    failed,
    toggle: (seat) => {
      if (!signalTargets || seat === match.seat) return
      setSignalTargets(signalTargets.includes(seat) ? signalTargets.filter((target) => target !== seat) : [...signalTargets, seat])
    },
    signal,
    handlers: handlersOf({ press, letGo, cancel, tap }),
  }
}

interface Gestures {
  press(): void
  letGo(): void
  cancel(): void
  tap(): void
}
const isHoldKey = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'

function handlersOf({ press, letGo, cancel, tap }: Gestures) {
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
    /** A click with detail 0 comes from a screen reader; fingers and keys are handled above. */
    onClick: (event: MouseEvent) => event.detail === 0 && tap(),
    onBlur: cancel,
    onContextMenu: (event: Event) => event.preventDefault(),
  }
}
