// This device's settings: language, how a folder is read, time for decisions, and hints. The same choices for every role.
import type { Person } from '@safehouse/protocol'
import { hints, setHints } from '../hints/seen-hints.ts'
import { type Language, language, languageNames, languages, loadLanguage, messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import { Segments, Switch } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { headphones, type Reading, reading, setHeadphones, setReading, setSetting } from '../settings.ts'
import type { TableClient } from '../table/table-client.ts'
import { TimeSegments } from './time-segments.tsx'

const SecureRows = lazy(async () => (await import('../secure/secure-rows.tsx')).SecureRows)

interface Props {
  /** The table and this device's person there; missing on pages without a table. */
  readonly seated?: { readonly client: TableClient; readonly person: Person } | undefined
  onClose(): void
}
export function SettingsSheet({ seated, onClose }: Props) {
  const { settings, done } = messages()
  const seat = seated?.client.localPeople.value.find(({ you }) => you === seated.person.id)
  return (
    <Sheet title={settings.title} onClose={onClose} actions={[{ label: done, tone: 'go', press: onClose }]}>
      <Segments<Language>
        label={settings.language}
        value={language.value}
        options={languages.map((offered) => ({ value: offered, label: languageNames[offered], lang: offered }))}
        onChange={(chosen) => {
          setSetting('language', chosen)
          return loadLanguage(chosen)
        }}
      />
      <p class="small haze">{settings.languageLine}</p>
      <Segments<Reading>
        label={settings.reading}
        value={reading.value}
        options={[
          { value: 'hold', label: settings.hold },
          { value: 'press', label: settings.press },
        ]}
        onChange={setReading}
      />
      <p class="small haze">{settings.readingLine}</p>
      {seated && <TimeSegments {...seated} />}
      <ul class="rows">
        <Switch label={settings.headphones} line={settings.headphonesLine} on={headphones.value === 'on'} onChange={setHeadphones} />
        <Switch label={settings.hints} line={settings.hintsLine} on={hints.value === 'on'} onChange={(on) => setHints(on ? 'on' : 'off')} />
        {isSecureContext && <SecureRows seat={seat} />}
      </ul>
    </Sheet>
  )
}
