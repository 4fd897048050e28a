// The input for a person's name, with its error message.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import './name-field.css'

interface Props {
  readonly value: string
  /** The error message, or ''. */
  readonly wrong: string
  /** Whether it has the focus when it is mounted, for a field that replaces one in which somebody was typing. */
  readonly takesFocus?: boolean
  onChange(name: string): void
}
export function NameField({ value, wrong, takesFocus = false, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (takesFocus) input.current?.focus()
  }, [])
  return (
    <label class="name-field">
      <span class="small haze">{messages().name.label}</span>
      <input
        ref={input}
        value={value}
        name="name"
        autocomplete="nickname"
        maxLength={80}
        required
        dir="auto"
        aria-invalid={wrong !== ''}
        aria-describedby="name-wrong"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <span id="name-wrong" class="small name-wrong">
        {wrong}
      </span>
    </label>
  )
}
