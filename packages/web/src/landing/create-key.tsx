// The key for creating tables, on servers that require one. A device that was given it stores it.
import { useEffect, useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { setting } from '../settings.ts'
import { api } from '../table/api.ts'

/** The stored key as a field of a request's body. */
export function storedCreateKey(): { key?: string } {
  const key = setting('createKey')
  return key ? { key } : {}
}
/** Whether this server requires the key. */
export function useNeedsCreateKey(): boolean {
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    api.info().then(
      ({ needsKey }) => setIsNeeded(needsKey),
      () => {},
    )
  }, [])
  return isNeeded
}

interface Props {
  readonly value: string
  onChange(key: string): void
}
export const CreateKeyField = ({ value, onChange }: Props) => (
  <label class="name-field">
    <span class="small haze">{messages().create.key}</span>
    <input
      value={value}
      name="key"
      autocomplete="off"
      autocapitalize="none"
      spellcheck={false}
      maxLength={100}
      required
      aria-describedby="key-hint"
      onInput={(event) => onChange(event.currentTarget.value.trim())}
    />
    <span id="key-hint" class="small haze name-wrong">
      {messages().create.keyHint}
    </span>
  </label>
)
