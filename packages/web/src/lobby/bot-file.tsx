// What everybody may know of a bot, on its sheet: face, temper, how well it plays, and its cover story, from which its answers in Top Secret
// follow. All of it is open. The host chooses the level between matches.
import { characterOf, type Temper } from '@safehouse/content/bots/characters.ts'
import type { Cover, TemperText } from '@safehouse/content/bots/covers.ts'
import { botLevels } from '@safehouse/engine'
import type { Person, SeatedBot } from '@safehouse/protocol'
import { useEffect, useState } from 'preact/hooks'
import { loadChunk } from '../chunks.ts'
import { type Language, language, messages } from '../i18n/language.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Segments } from '../parts/rows.tsx'
import { botFaces } from '../parts/seat-shape.tsx'
import type { TableProps } from '../table/props.ts'
import './bot-file.css'

interface BotTexts {
  readonly covers: Readonly<Record<string, Cover>>
  readonly temperTexts: Readonly<Record<Temper, TemperText>>
}
const textsIn: Readonly<Record<Language, () => Promise<BotTexts>>> = {
  en: () => import('@safehouse/content/bots/covers.en.ts'),
  nl: () => import('@safehouse/content/bots/covers.nl.ts'),
  de: () => import('@safehouse/content/bots/covers.de.ts'),
}

interface Props extends TableProps {
  readonly person: Person
  readonly bot: SeatedBot
}
export function BotFile({ client, house, person, bot }: Props) {
  const { bots: text } = messages()
  const [texts, setTexts] = useState<BotTexts>()
  useEffect(() => {
    void loadChunk(textsIn[language.value]).then(setTexts)
  }, [language.value])
  const character = characterOf(bot.character)
  const cover = texts?.covers[bot.character]
  const temper = character && texts?.temperTexts[character.temper]
  const mayChange = house.host === client.actingId && house.on?.state !== 'running'
  return (
    <div class="bot-file">
      {character && (
        <div class="bot-head">
          <span class="window lit">
            <Drawing from={botFaces} name={`bot-${character.face}`} class="bot-face" />
          </span>
          {temper && (
            <p>
              <strong>{temper.name}.</strong> {temper.line}
            </p>
          )}
        </div>
      )}
      {mayChange ? (
        <Segments
          label={text.level}
          value={bot.level}
          options={botLevels.map((level) => ({ value: level, label: text.levels[level].name }))}
          onChange={(level) => client.commands.send({ do: 'setBotLevel', person: person.id, level })}
        />
      ) : (
        <h3>
          {text.level}: {text.levels[bot.level].name}
        </h3>
      )}
      <p class="small haze">{text.levels[bot.level].line}</p>
      {character && cover && (
        <>
          <h3>{text.known}</h3>
          <p>
            {character.age}, {cover.work}. {cover.habit}
          </p>
          <ul class="bot-quirks">
            {cover.quirks.map((quirk) => (
              <li key={quirk}>{quirk}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
