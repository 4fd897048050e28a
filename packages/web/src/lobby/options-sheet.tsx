// The options of the table and of its game. Everybody may read them, the host may change them.
import { botLevels } from '@safehouse/engine'
import { awayMinutes, venues } from '@safehouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { useGame } from '../games/loading.ts'
import { messages } from '../i18n/language.ts'
import { SelectRow, Switch } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { TableSheetProps } from '../table/props.ts'
import { type AnySpec, defaultOf, OptionRow } from './option.tsx'
import { useMisfit } from './use-options.ts'
import './options-sheet.css'

export function OptionsSheet({ client, house, onClose }: TableSheetProps) {
  const game = useGame(house.game)
  const { options: text, bots, create, games, done } = messages()
  const isHost = house.host === client.actingId
  const isReadOnly = !isHost || house.on?.state === 'running'
  const specs = Object.entries((game?.screens.game.options ?? {}) as Record<string, AnySpec>)
  const latestOptions = useRef(house.options)
  useEffect(() => {
    latestOptions.current = house.options
  }, [house.options])
  const setOption = (name: string, value: unknown) => {
    // Built on the latest local value: a second change before the server's answer to the first keeps both.
    latestOptions.current = { ...latestOptions.current, [name]: value }
    return client.commands.send({ do: 'setOptions', options: latestOptions.current })
  }
  const misfit = useMisfit(house)
  return (
    <Sheet title={text.title} line={text.line} onClose={onClose} actions={[{ label: done, tone: 'go', press: onClose }]}>
      <ul class="rows">
        <SelectRow
          label={text.where}
          value={house.place}
          options={venues.map((place) => ({ value: place, label: create.places[place].name }))}
          disabled={isReadOnly}
          onChange={(place) => client.commands.send({ do: 'setPlace', place })}
        />
        <SelectRow
          label={text.botLevel}
          line={bots.levels[house.settings.botLevel ?? 'normal'].line}
          value={house.settings.botLevel ?? 'normal'}
          options={botLevels.map((level) => ({ value: level, label: bots.levels[level].name }))}
          disabled={isReadOnly}
          onChange={(botLevel) => client.commands.send({ do: 'setSettings', settings: { botLevel } })}
        />
        <Switch
          label={text.botPace}
          line={text.botPaceLine}
          on={house.settings.botPace === 'human'}
          disabled={!isHost}
          onChange={(on) => client.commands.send({ do: 'setSettings', settings: { botPace: on ? 'human' : 'quick' } })}
        />
        <SelectRow
          label={text.away}
          line={text.awayLine}
          value={house.settings.awayMinutes}
          options={awayMinutes.map((minutes) => ({ value: minutes, label: text.awayAfter(minutes) }))}
          disabled={!isHost}
          onChange={(minutes) => client.commands.send({ do: 'setSettings', settings: { awayMinutes: minutes } })}
        />
        <Switch
          label={text.sound}
          line={text.soundLine}
          on={house.settings.sound}
          disabled={!isHost}
          onChange={(sound) => client.commands.send({ do: 'setSettings', settings: { sound } })}
        />
        <Switch
          label={text.watching}
          line={text.watchingLine}
          on={house.settings.watching}
          disabled={!isHost}
          onChange={(watching) => client.commands.send({ do: 'setSettings', settings: { watching } })}
        />
        <Switch
          label={text.watchersTalk}
          line={text.watchersTalkLine}
          on={house.settings.watchersTalk}
          disabled={!isHost || !house.settings.watching}
          onChange={(watchersTalk) => client.commands.send({ do: 'setSettings', settings: { watchersTalk } })}
        />
      </ul>
      {game && (
        <>
          <h3 class="rows-title">{games[house.game as keyof typeof games]?.name}</h3>
          <ul class="rows">
            {specs.map(([name, spec]) => (
              <OptionRow
                key={name}
                spec={spec}
                words={game.words.options[name]}
                value={house.options[name] ?? defaultOf(spec, house.place !== 'room')}
                house={house}
                disabled={isReadOnly}
                onChange={(value) => setOption(name, value)}
              />
            ))}
          </ul>
          {misfit && (
            <p class="small options-misfit" role="status">
              {misfit}
            </p>
          )}
        </>
      )}
    </Sheet>
  )
}
