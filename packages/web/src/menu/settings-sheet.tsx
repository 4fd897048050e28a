// This device's settings: language, how a folder is read, and hints. The same choices for every role.
import { hints, setHints } from '../hints/seen-hints.ts'
import { type Language, language, languageNames, languages, loadLanguage, messages } from '../i18n/language.ts'
import { ActionBar } from '../parts/action-bar.tsx'
import { Segments, Switch } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { headphones, type Reading, reading, setHeadphones, setReading, setSetting } from '../settings.ts'

export function SettingsSheet({ onClose }: { onClose(): void }) {
  const { settings, done, table } = messages()
  const bar = <ActionBar label={table.actions} actions={[{ label: done, tone: 'go', press: onClose }]} />
  return (
    <Sheet title={settings.title} onClose={onClose} bar={bar}>
      <Segments<Language>
        label={settings.language}
        value={language.value}
        of={languages.map((one) => ({ value: one, label: languageNames[one], lang: one }))}
        onChange={(one) => {
          setSetting('language', one)
          return loadLanguage(one)
        }}
      />
      <p class="small haze">{settings.languageLine}</p>
      <Segments<Reading>
        label={settings.reading}
        value={reading.value}
        of={[
          { value: 'hold', label: settings.hold },
          { value: 'press', label: settings.press },
        ]}
        onChange={setReading}
      />
      <p class="small haze">{settings.readingLine}</p>
      <ul class="rows">
        <Switch label={settings.headphones} line={settings.headphonesLine} on={headphones.value === 'on'} onChange={setHeadphones} />
        <Switch label={settings.hints} line={settings.hintsLine} on={hints.value === 'on'} onChange={(on) => setHints(on ? 'on' : 'off')} />
      </ul>
    </Sheet>
  )
}
