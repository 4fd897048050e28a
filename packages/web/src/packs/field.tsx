// One input field of a pack. A mistake shows as an outline and a sentence under the field that says how to correct it.
import type { Path } from '@safehouse/content/pack.ts'
import { useEffect, useId, useRef } from 'preact/hooks'
import { isSamePath, textAt } from './drafts.ts'
import { type Editor, fieldToFocus, mistakesAt } from './editor.ts'
import './field.css'

/** The number of characters left is shown when fewer than this are left. */
const SHOW_LEFT_BELOW = 15

interface Props {
  readonly editor: Editor
  readonly path: Path
  readonly label: string
  /** Shown instead of the label, which is then only for screen readers. */
  readonly number?: number
  readonly maxLength?: number
  readonly kind?: 'line' | 'text' | 'number'
}
export function Field({ editor, path, label, number, maxLength, kind = 'line' }: Props) {
  const id = useId()
  const wrong = mistakesAt(editor, path)
  const value = textAt(editor.draft, path)
  const input = useRequestedFocus(path)
  const charactersLeft = maxLength === undefined ? undefined : maxLength - value.normalize('NFC').trim().length
  const inputProps = {
    id,
    value,
    'aria-invalid': wrong !== '',
    'aria-describedby': `${id}-wrong`,
    dir: 'auto' as const,
    onInput: ({ currentTarget }: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
      editor.change(path, kind === 'number' ? numberIn(currentTarget.value) : currentTarget.value),
  }
  return (
    <div class={number === undefined ? 'pack-field' : 'pack-field numbered'}>
      <label for={id}>
        {number === undefined ? label : <span aria-hidden="true">{number}</span>}
        {number !== undefined && <span class="unseen">{label}</span>}
      </label>
      {kind === 'text' ? (
        <textarea {...inputProps} ref={input} rows={4} />
      ) : (
        <input {...inputProps} ref={input} {...(kind === 'number' && { type: 'number', inputMode: 'numeric', min: 0, max: 100 })} />
      )}
      <p id={`${id}-wrong`}>
        <span class="pack-wrong">{wrong}</span>
        {charactersLeft !== undefined && charactersLeft < SHOW_LEFT_BELOW && (
          <span class="pack-left figures">{editor.messages.left(charactersLeft)}</span>
        )}
      </p>
    </div>
  )
}
/** An empty or invalid number stays text, so that the schema reports it. */
const numberIn = (text: string): number | string => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text))

/** Focuses the field when `fieldToFocus` names it. */
function useRequestedFocus(path: Path) {
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isRequested = fieldToFocus.value !== undefined && isSamePath(fieldToFocus.value, path)
  useEffect(() => {
    if (!isRequested || !element.current) return
    fieldToFocus.value = undefined
    element.current.focus()
    element.current.scrollIntoView({ block: 'center' })
  }, [isRequested])
  return element
}
