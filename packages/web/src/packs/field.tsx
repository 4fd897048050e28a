// One field of a pack. Its mistake is a lamp outline and a sentence under it, with its cure; never red, for nothing is lost.
import type { Path } from '@safehouse/content/pack.ts'
import { useEffect, useId, useRef } from 'preact/hooks'
import { samePath, textAt } from './drafts.ts'
import { type Editor, fieldToFocus, mistakesAt } from './editor.ts'
import './field.css'

interface Props {
  readonly editor: Editor
  readonly path: Path
  readonly label: string
  /** The label is read out alone: the field's number stands before it. */
  readonly number?: number
  readonly most?: number
  readonly kind?: 'line' | 'text' | 'number'
}
export function Field({ editor, path, label, number, most, kind = 'line' }: Props) {
  const id = useId()
  const wrong = mistakesAt(editor, path)
  const value = textAt(editor.draft, path)
  const input = useWanted(path)
  const left = most === undefined ? undefined : most - value.normalize('NFC').trim().length
  const shared = {
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
        <textarea {...shared} ref={input} rows={4} />
      ) : (
        <input {...shared} ref={input} {...(kind === 'number' && { type: 'number', inputMode: 'numeric', min: 0, max: 100 })} />
      )}
      <p id={`${id}-wrong`}>
        <span class="pack-wrong">{wrong}</span>
        {left !== undefined && left < 15 && <span class="pack-left figures">{editor.words.left(left)}</span>}
      </p>
    </div>
  )
}
/** An empty number is none: the schema says that it is missing. */
const numberIn = (text: string): number | string => (text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text))

/** Takes the focus when this is the field that is looked for. */
function useWanted(path: Path) {
  const element = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const isWanted = fieldToFocus.value !== undefined && samePath(fieldToFocus.value, path)
  useEffect(() => {
    if (!isWanted || !element.current) return
    fieldToFocus.value = undefined
    element.current.focus()
    element.current.scrollIntoView({ block: 'center' })
  }, [isWanted])
  return element
}
