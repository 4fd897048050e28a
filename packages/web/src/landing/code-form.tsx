// The code of a house, typed into four places of one field, and where that leads.
import { codeAlphabet, codeLength, isCode } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import { words } from '../words/language.ts'
import './code-form.css'

const readable = (typed: string): string =>
  [...typed.toUpperCase()]
    .filter((letter) => codeAlphabet.includes(letter))
    .join('')
    .slice(0, codeLength)

interface Props {
  /** The address without the code. */
  readonly to?: string
  /** What the button says. */
  readonly does?: string
}
export function CodeForm({ to = '/t/', does }: Props) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState(false)
  const [, go] = useLocation()
  const { landing } = words()
  return (
    <form
      class="knock"
      onSubmit={(event) => {
        event.preventDefault()
        if (isCode(typed)) go(`${to}${typed}`)
        else setWrong(true)
      }}
    >
      <div class="knock-field">
        <input
          aria-label={landing.code}
          aria-describedby={wrong ? 'knock-wrong' : undefined}
          aria-invalid={wrong}
          value={typed}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          onInput={(event) => {
            const next = readable(event.currentTarget.value)
            event.currentTarget.value = next
            setTyped(next)
            setWrong(false)
          }}
        />
        <span class="knock-places" aria-hidden="true">
          {Array.from({ length: codeLength }, (_, place) => (
            <i key={place} class={typed[place] ? 'full' : undefined}>
              {typed[place]}
            </i>
          ))}
        </span>
      </div>
      <button type="submit" class="button go">
        {does ?? landing.knock}
      </button>
      <p id="knock-wrong" class="knock-wrong small" role="status">
        {wrong && landing.badCode(codeLength)}
      </p>
    </form>
  )
}
