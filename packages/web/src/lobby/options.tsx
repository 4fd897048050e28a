// The options of the table and of its game, as sentences with values. Everyone may read them; the host may change them.
import { awayMinutes, type House, venues } from '@safehouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { useGame } from '../games/loading.ts'
import { ActionBar } from '../parts/action-bar.tsx'
import { Choose, Switch } from '../parts/rows.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { TableClient } from '../table/table-client.ts'
import { words } from '../words/language.ts'
import { useMisfit } from './misfit.ts'
import { type AnySpec, defaultOf, Option } from './option.tsx'
import './options.css'

interface Props {
  readonly table: TableClient
  readonly house: House
  onClose(): void
}
export function Options({ table, house, onClose }: Props) {
  const game = useGame(house.game)
  const { options: said, create, games, done, table: at } = words()
  const closed = house.host !== table.you || house.on?.state === 'running'
  const specs = Object.entries((game?.screens.game.options ?? {}) as Record<string, AnySpec>)
  const settled = useRef(house.options)
  useEffect(() => {
    settled.current = house.options
  }, [house.options])
  const set = (name: string, value: unknown) => {
    // Whoever changes two before the house has heard of the first means both.
    settled.current = { ...settled.current, [name]: value }
    return table.command({ do: 'setOptions', options: settled.current })
  }
  const misfit = useMisfit(house)
  const bar = <ActionBar label={at.actions} actions={[{ label: done, tone: 'go', press: onClose }]} />
  return (
    <Sheet title={said.title} line={said.line} onClose={onClose} bar={bar}>
      <ul class="rows">
        <Choose
          label={said.where}
          value={house.place}
          of={venues.map((place) => ({ value: place, label: create.places[place].name }))}
          closed={closed}
          onChange={(place) => table.command({ do: 'setPlace', place })}
        />
        <Switch
          label={said.botPace}
          line={said.botPaceLine}
          on={house.settings.botPace === 'human'}
          closed={house.host !== table.you}
          onChange={(on) => table.command({ do: 'setSettings', settings: { botPace: on ? 'human' : 'quick' } })}
        />
        <Choose
          label={said.away}
          line={said.awayLine}
          value={house.settings.awayMinutes}
          of={awayMinutes.map((minutes) => ({ value: minutes, label: said.awayAfter(minutes) }))}
          closed={house.host !== table.you}
          onChange={(minutes) => table.command({ do: 'setSettings', settings: { awayMinutes: minutes } })}
        />
        <Switch
          label={said.sound}
          line={said.soundLine}
          on={house.settings.sound}
          closed={house.host !== table.you}
          onChange={(sound) => table.command({ do: 'setSettings', settings: { sound } })}
        />
        <Switch
          label={said.watching}
          line={said.watchingLine}
          on={house.settings.watching}
          closed={house.host !== table.you}
          onChange={(watching) => table.command({ do: 'setSettings', settings: { watching } })}
        />
        <Switch
          label={said.watchersTalk}
          line={said.watchersTalkLine}
          on={house.settings.watchersTalk}
          closed={house.host !== table.you || !house.settings.watching}
          onChange={(watchersTalk) => table.command({ do: 'setSettings', settings: { watchersTalk } })}
        />
      </ul>
      {game && (
        <>
          <h3 class="rows-title">{games[house.game as keyof typeof games]?.name}</h3>
          <ul class="rows">
            {specs.map(([name, spec]) => (
              <Option
                key={name}
                spec={spec}
                words={game.words.options[name]}
                value={house.options[name] ?? defaultOf(spec, house.place !== 'room')}
                house={house}
                closed={closed}
                onChange={(value) => set(name, value)}
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
