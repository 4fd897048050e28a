// What this person wishes on this device: language, and how a file is read. The same choices for every role.
import { ActionBar } from '../parts/action-bar.tsx'
import { Segments } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { type Reading, read, reading, setSetting } from '../settings.ts'
import { type Language, language, languageNames, languages, speak, words } from '../words/language.ts'

export function Settings({ onClose }: { onClose(): void }) {
  const { settings, done, table } = words()
  const bar = <ActionBar label={table.actions} actions={[{ label: done, tone: 'go', press: onClose }]} />
  return (
    <Sheet title={settings.title} onClose={onClose} bar={bar}>
      <Segments<Language>
        label={settings.language}
        value={language.value}
        of={languages.map((one) => ({ value: one, label: languageNames[one], lang: one }))}
        onChange={(one) => {
          setSetting('language', one)
          return speak(one)
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
        onChange={read}
      />
      <p class="small haze">{settings.readingLine}</p>
    </Sheet>
  )
}
