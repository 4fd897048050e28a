// "Press, press again": whether secret files open by a press instead of being held. Offered on the front page, at the door and in the
// settings, so that people who cannot hold a button can choose it before the first file has to be opened.
import { messages } from '../i18n/language.ts'
import { reading, setReading } from '../settings.ts'
import { Switch } from './rows.tsx'

export function ReadingSwitch() {
  const { settings } = messages()
  return (
    <ul class="rows">
      <Switch
        label={settings.onePress}
        line={settings.onePressLine}
        on={reading.value === 'press'}
        onChange={(on) => setReading(on ? 'press' : 'hold')}
      />
    </ul>
  )
}
