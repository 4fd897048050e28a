// The form for a table's code: one input that looks like one box for each letter. Boxes are added for longer codes.
import { CODE_ALPHABET, isCode, MAX_CODE_LENGTH, MIN_CODE_LENGTH } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import { messages } from '../i18n/language.ts'
import './code-form.css'

/** Upper case, without characters that no code contains. */
const normalized = (typed: string): string =>
  [...typed.toUpperCase()]
    .filter((letter) => CODE_ALPHABET.includes(letter))
    .join('')
    .slice(0, MAX_CODE_LENGTH)

interface Props {
  /** The path that the code is appended to. */
  readonly pathPrefix?: string
  /** The button's label. */
  readonly label?: string
  /** What is in the field at first; the field then has the focus. */
  readonly initial?: string
}
export function CodeForm({ pathPrefix = '/t/', label, initial = '' }: Props) {
  const [typed, setTyped] = useState(normalized(initial))
  const [isWrong, setIsWrong] = useState(false)
  const [, go] = useLocation()
  const { landing } = messages()
  return (
    <form
      class="knock"
      onSubmit={(event) => {
        event.preventDefault()
        if (isCode(typed)) go(`${pathPrefix}${typed}`)
        else setIsWrong(true)
      }}
    >
      <label class="knock-label small haze" for="knock-code">
        {landing.code}
      </label>
      <div class="knock-field">
        <input
          id="knock-code"
          aria-describedby={isWrong ? 'knock-wrong' : undefined}
          aria-invalid={isWrong}
          value={typed}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          autofocus={initial !== ''}
          onInput={(event) => {
            const next = normalized(event.currentTarget.value)
            event.currentTarget.value = next
            setTyped(next)
            setIsWrong(false)
          }}
        />
        <span class="knock-places" aria-hidden="true">
          {Array.from({ length: Math.max(MIN_CODE_LENGTH, typed.length) }, (_, place) => (
            <i key={place} class={typed[place] ? 'full' : undefined}>
              {typed[place]}
            </i>
          ))}
        </span>
      </div>
      <button type="submit" class="button go">
        {label ?? landing.knock}
      </button>
      <p id="knock-wrong" class="knock-wrong small" role="status">
        {isWrong && landing.badCode}
      </p>
    </form>
  )
}
