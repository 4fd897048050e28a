// The row of at most three actions at the bottom of a screen. An action that cannot be done now stays, dimmed, and says why when it
// is pressed. An irreversible action is red and may ask for a second press.
import type { SendResult } from '@safehouse/protocol'
import { type ComponentChildren, Fragment } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { announce } from './announcer.tsx'
import { showToast } from './toast.tsx'
import { useSingleFlight } from './use-single-flight.ts'

export interface BarAction {
  readonly label: string
  /** A longer label for screen readers. */
  readonly spoken?: string
  /** go: the likely next action. red: irreversible. */
  readonly tone?: 'go' | 'red'
  /** No wider than its label. */
  readonly slim?: true
  /** Why it cannot be done now; the button is then dimmed. */
  readonly disabledBecause?: string | undefined
  /** Requires a second press: its label. */
  readonly sure?: string
  /** May return a promise of the server's answer: further presses are ignored until then, and the button shakes at a refusal. */
  press(): unknown
}
/** An answer that takes longer shows the button as pending. */
const PENDING_AFTER_MS = 150
/** How long a button waits for its second press. */
const ARMED_MS = 10_000
const isSendResult = (value: unknown): value is SendResult => typeof value === 'object' && value !== null && 'ok' in value

interface Props {
  readonly actions: readonly BarAction[]
  /** Its name for screen readers. */
  readonly label?: string
  /** Content of the game, after the first action. */
  readonly middle?: ComponentChildren
}
export function ActionBar({ actions, label = messages().table.actions, middle }: Props) {
  // The one button that waits for its second press, by position and labels: it is disarmed when another is pressed or it changes.
  const [armed, setArmed] = useState<string>()
  useEffect(() => {
    if (armed === undefined) return
    const timer = setTimeout(() => setArmed(undefined), ARMED_MS)
    return () => clearTimeout(timer)
  }, [armed])
  const confirmations = actions.map(({ label, sure }, i) => (sure === undefined ? undefined : `${i} ${label} ${sure}`))
  useEffect(() => {
    if (!confirmations.includes(armed)) setArmed(undefined)
  })
  return (
    <div class="bar" role="toolbar" aria-label={label}>
      {actions.map((action, i) => [
        <Action
          key={`${i} ${action.label}`}
          action={action}
          armed={armed !== undefined && armed === confirmations[i]}
          arm={(on) => setArmed(on ? confirmations[i] : undefined)}
        />,
        i === 0 && <Fragment key="middle">{middle}</Fragment>,
      ])}
    </div>
  )
}

interface ActionProps {
  readonly action: BarAction
  /** The next press does it. */
  readonly armed: boolean
  arm(on: boolean): void
}
function Action({ action, armed, arm }: ActionProps) {
  const [refusals, setRefusals] = useState(0)
  const [isPending, setIsPending] = useState(false)
  const act = useSingleFlight(async () => {
    arm(false)
    const timer = setTimeout(() => setIsPending(true), PENDING_AFTER_MS)
    const answer = await Promise.resolve(action.press()).finally(() => {
      clearTimeout(timer)
      setIsPending(false)
    })
    if (isSendResult(answer) && !answer.ok) setRefusals((count) => count + 1)
  })
  async function press() {
    if (action.disabledBecause !== undefined) return showToast(action.disabledBecause)
    if (action.sure !== undefined && !armed) {
      arm(true)
      return announce(action.sure)
    }
    await act()
  }
  const look = action.disabledBecause !== undefined ? 'off' : (action.tone ?? 'plain')
  return (
    <button
      type="button"
      class={`button ${look}${action.slim ? ' slim' : ''}${armed ? ' armed' : ''}${isPending ? ' pending' : ''}${refusals % 2 === 1 ? ' shake' : refusals > 0 ? ' shake again' : ''}`}
      aria-disabled={action.disabledBecause !== undefined}
      aria-busy={isPending}
      aria-label={armed ? undefined : action.spoken}
      onClick={press}
    >
      {armed ? action.sure : action.label}
    </button>
  )
}
