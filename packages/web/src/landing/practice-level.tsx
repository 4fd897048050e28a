// How well bots play in practice: chosen on the front page, before the first match.
import { botLevels } from '@safehouse/engine'
import { useState } from 'preact/hooks'
import { messages } from '../i18n/language.ts'
import { Segments } from '../parts/rows.tsx'
import { setSetting } from '../settings.ts'
import { practiceLevel } from './practice.ts'

export function PracticeLevel() {
  const { bots, practice } = messages()
  const [level, setLevel] = useState(practiceLevel)
  return (
    <div>
      <Segments
        label={practice.level}
        value={level}
        options={botLevels.map((level) => ({ value: level, label: bots.levels[level].name }))}
        onChange={(next) => {
          setLevel(next)
          setSetting('botLevel', next)
        }}
      />
      <p class="small haze">{bots.levels[level].line}</p>
    </div>
  )
}
