// Seats bots of the house, for the host: chosen ones, or one on every free chair, all of one level. Fetched when it is opened.
import { botLevels } from '@safehouse/engine'
import { isSameName, MAX_PEOPLE_AT_TABLE } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { gameOnShelf } from '../games/index.ts'
import { messages } from '../i18n/language.ts'
import { lazy } from '../lazy.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { ActionRow, Segments } from '../parts/rows.tsx'
import { botFaces } from '../parts/seat-shape.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { TableSheetProps } from '../table/props.ts'
import { useBotTexts } from './bot-texts.ts'
import './add-bots-sheet.css'

const ProgramSheet = lazy(async () => (await import('./program-sheet.tsx')).ProgramSheet)

export function AddBotsSheet({ client, house, onClose }: TableSheetProps) {
  const { bots: text, house: houseText, menu } = messages()
  const faces = useBotTexts(true)?.faces ?? []
  const [wanted, setWanted] = useState<readonly string[]>([])
  const [level, setLevel] = useState(house.settings.botLevel ?? 'normal')
  const [isProgram, setIsProgram] = useState(false)
  if (isProgram) return <ProgramSheet client={client} house={house} onClose={onClose} />
  const chairs = gameOnShelf(house.game)?.seats.max ?? MAX_PEOPLE_AT_TABLE
  const free = Math.max(0, chairs - house.people.length)
  const offered = faces.filter(({ name }) => !house.people.some((person) => isSameName(person.name, name)))
  const chosen = offered.filter(({ face }) => wanted.includes(face)).map(({ face }) => face)
  const toggle = (face: string) => setWanted(chosen.includes(face) ? chosen.filter((other) => other !== face) : [...chosen, face])
  const add = async (count: number) => {
    if (await client.commands.send({ do: 'addBot', count, faces: chosen, level })) onClose()
  }
  // Others may take the last chair while the sheet is open.
  const tooManyReason = free === 0 ? houseText.tooMany(chairs) : chosen.length > free ? text.tooMany(free) : undefined
  return (
    <Sheet
      title={text.who}
      line={text.free(free, chosen.length)}
      onClose={onClose}
      actions={[
        { label: text.fillAll(free), disabledBecause: tooManyReason, press: () => add(free) },
        {
          label: text.add(chosen.length),
          tone: 'go',
          disabledBecause: tooManyReason ?? (chosen.length === 0 ? text.chooseFirst : undefined),
          press: () => add(chosen.length),
        },
      ]}
    >
      <ul class="bot-picks">
        {offered.map(({ face, name, temper }) => (
          <li key={face}>
            <button type="button" aria-pressed={chosen.includes(face)} onClick={() => toggle(face)}>
              <span class="window lit">
                <Drawing from={botFaces} name={`bot-${face}`} class="bot-face" />
              </span>
              <strong>{name}</strong>
              <small>{temper}</small>
            </button>
          </li>
        ))}
      </ul>
      <Segments
        label={text.levelOfAll}
        value={level}
        options={botLevels.map((level) => ({ value: level, label: text.levels[level].name }))}
        onChange={(next) => setLevel(next)}
      />
      <p class="small haze">{text.levels[level].line}</p>
      <ul class="rows">
        <ActionRow icon="icon-key" label={menu.program} line={menu.programLine} onPress={() => setIsProgram(true)} />
      </ul>
    </Sheet>
  )
}
