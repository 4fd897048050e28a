// What one may do, always at the thumb: one row, at most three. What cannot be done now stays, dimmed, and says why when
// pressed. What cannot be taken back is red, and may ask back: the second press does it.
import type { SendResult } from '@safehouse/protocol'
import { type ComponentChildren, Fragment } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from './toast.tsx'
import { useOnce } from './use-once.ts'

export interface BarAction {
  readonly label: string
  /** Longer words for those who hear the page, where the label alone is short. */
  readonly spoken?: string
  /** go: the likely next thing. red: cannot be taken back. */
  readonly tone?: 'go' | 'red'
  /** No wider than its word. */
  readonly slim?: true
  /** Why it cannot be done now. */
  readonly off?: string | undefined
  /** Asked back before it is done: the label for the second press. */
  readonly sure?: string
  /** May promise the table's answer: the button sinks until then, and shakes at a no. */
  press(): unknown
}
const armedFor = 4000
const isAnswer = (given: unknown): given is SendResult => typeof given === 'object' && given !== null && 'ok' in given

interface Props {
  readonly actions: readonly BarAction[]
  readonly label: string
  /** A thing of the game's own, after the first action. */
  readonly middle?: ComponentChildren
}
export function ActionBar({ actions, label, middle }: Props) {
  // What is asked back is asked of one button, in these words: another press or another question takes it back.
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    if (asked === undefined) return
    const timer = setTimeout(() => setAsked(undefined), armedFor)
    return () => clearTimeout(timer)
  }, [asked])
  const askings = actions.map(({ label, sure }, place) => (sure === undefined ? undefined : `${place} ${label} ${sure}`))
  useEffect(() => {
    if (!askings.includes(asked)) setAsked(undefined)
  })
  return (
    <div class="bar" role="toolbar" aria-label={label}>
      {actions.map((action, place) => [
        <Action
          key={`${place} ${action.label}`}
          action={action}
          armed={asked !== undefined && asked === askings[place]}
          arm={(on) => setAsked(on ? askings[place] : undefined)}
        />,
        place === 0 && <Fragment key="middle">{middle}</Fragment>,
      ])}
    </div>
  )
}

interface ActionProps {
  readonly action: BarAction
  /** Asked back: the next press does it. */
  readonly armed: boolean
  arm(on: boolean): void
}
function Action({ action, armed, arm }: ActionProps) {
  const [refused, setRefused] = useState(0)
  const act = useOnce(async () => {
    arm(false)
    const answer = await action.press()
    if (isAnswer(answer) && !answer.ok) setRefused((times) => times + 1)
  })
  async function press() {
    if (action.off !== undefined) return say(action.off)
    if (action.sure !== undefined && !armed) {
      arm(true)
      return say(action.sure)
    }
    await act()
  }
  const look = action.off !== undefined ? 'off' : (action.tone ?? 'plain')
  return (
    <button
      type="button"
      class={`button ${look}${action.slim ? ' slim' : ''}${armed ? ' armed' : ''}${refused % 2 === 1 ? ' shake' : refused > 0 ? ' shake again' : ''}`}
      aria-disabled={action.off !== undefined}
      aria-label={armed ? undefined : action.spoken}
      onClick={press}
    >
      {armed ? action.sure : action.label}
    </button>
  )
}
