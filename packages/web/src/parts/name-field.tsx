// The input for a person's name, with its error message.
import { useLayoutEffect, useRef } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import './name-field.css'

interface Props {
  readonly value: string
  /** Empty where there is no error. */
  readonly error: string
  /** Whether it has the focus when it is mounted, for a field that replaces one in which somebody was typing. */
  readonly takesFocus?: boolean
  onChange(name: string): void
}
export function NameField({ value, error, takesFocus = false, onChange }: Props) {
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
        aria-invalid={error !== ''}
        aria-describedby="name-wrong"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <span id="name-wrong" class="small name-wrong">
        {error}
      </span>
    </label>
  )
}
