// What everybody may know of a bot, on its sheet: face, temper, how well it plays, and its cover story, from which its answers in Top Secret
// follow. All of it is open. The host chooses the level between matches.
import { botLevels } from '@safehouse/engine'
import type { Person, SeatedBot } from '@safehouse/protocol'
import { messages } from '../i18n/language.ts'
import { Drawing } from '../parts/drawing.tsx'
import { Segments } from '../parts/rows.tsx'
import { botFaces } from '../parts/seat-shape.tsx'
import type { TableProps } from '../table/props.ts'
import { useBotTexts } from './bot-texts.ts'
import './bot-file.css'

interface Props extends TableProps {
  readonly person: Person
  readonly bot: SeatedBot
}
export function BotFile({ client, house, person, bot }: Props) {
  const { bots: text } = messages()
  const about = useBotTexts(true)?.about(bot.character)
  const isHost = house.host === client.actingId
  const isRunning = house.on?.state === 'running'
  return (
    <div class="bot-file">
      {about && (
        <div class="bot-head">
          <span class="window lit">
            <Drawing from={botFaces} name={`bot-${about.face}`} class="bot-face" />
          </span>
          <p>
            <strong>{about.temperText.name}.</strong> {about.temperText.line}
          </p>
        </div>
      )}
      {isHost && !isRunning ? (
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
      <p class="small haze">
        {text.levels[bot.level].line} {isHost && isRunning && text.later}
      </p>
      {about && (
        <>
          <h3>{text.known}</h3>
          <p>
            {about.age}, {about.cover.work}. {about.cover.habit}
          </p>
          <ul class="bot-quirks">
            {about.cover.quirks.map((quirk) => (
              <li key={quirk}>{quirk}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
