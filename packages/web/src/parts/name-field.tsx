// The input for a person's name, with its error message.
import { messages } from '../i18n/language.ts'
import './name-field.css'

interface Props {
  readonly value: string
  /** The error message, or ''. */
  readonly wrong: string
  onChange(name: string): void
}
export const NameField = ({ value, wrong, onChange }: Props) => (
  <label class="name-field">
    <span class="small haze">{messages().name.label}</span>
    <input
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
