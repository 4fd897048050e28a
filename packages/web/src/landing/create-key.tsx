// The key with which tables are opened, on servers that ask for one. A device that knows it remembers it.
import { useEffect, useState } from 'preact/hooks'
import { setting } from '../settings.ts'
import { api } from '../table/asking.ts'
import { words } from '../words/language.ts'

/** As the body of a request has it. */
export function knownKey(): { key?: string } {
  const key = setting('createKey')
  return key ? { key } : {}
}
/** Whether this server asks for one. */
export function useNeedsCreateKey(): boolean {
  const [needed, setNeeded] = useState(false)
  useEffect(() => {
    api.info().then(
      ({ needsKey }) => setNeeded(needsKey),
      () => {},
    )
  }, [])
  return needed
}

interface Props {
  readonly value: string
  onChange(key: string): void
}
export const CreateKeyField = ({ value, onChange }: Props) => (
  <label class="name-field">
    <span class="small haze">{words().create.key}</span>
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
      {words().create.keyHint}
    </span>
  </label>
)
