// The house of a table between games: how to come in, who is here, which game is next, and the start of it.
import type { House, Person, PersonId } from '@safehouse/protocol'
import { useContext, useState } from 'preact/hooks'
import { shelved } from '../games/index.ts'
import { later } from '../later.tsx'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { useDoorSounds } from '../sound/use-sounds.ts'
import type { TableClient } from '../table/table-client.ts'
import { TableTop } from '../table/top.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import { Facade } from './facade.tsx'
import { lineOf } from './line.ts'
import { useMisfit } from './misfit.ts'
import { Options } from './options.tsx'
import { PersonSheet } from './person.tsx'
import { Share } from './share.tsx'
import { useBotsLanguage } from './use-bots-language.ts'
import './house.css'

const EveningSheet = later(async () => (await import('../evening/evening-sheet.tsx')).EveningSheet)
const ChooseGame = later(async () => (await import('./choose-game.tsx')).ChooseGame)
const Another = later(async () => (await import('./another.tsx')).Another)

interface Props {
  readonly table: TableClient
  readonly house: House
  /** Somebody else plays on this device too. */
  onSeat(): void
}
export function HouseScreen({ table, house, onSeat }: Props) {
  const [sheet, setSheet] = useState<'game' | 'options' | 'evening' | 'another' | { readonly about: PersonId }>()
  const top = useContext(TableTop)
  useDoorSounds(house)
  useBotsLanguage(table, house)
  const said = words()
  const isHost = house.host === table.you
  const game = shelved(house.game)
  const misfit = useMisfit(house)
  const about = typeof sheet === 'object' ? house.people.find(({ id }) => id === sheet.about) : undefined
  const line = (person: Person) => lineOf(house, person, table)
  const press = (person: Person) =>
    table.you !== null && (isHost || person.kind === 'person')
      ? { label: [person.name, line(person)].filter(Boolean).join(', '), press: () => setSheet({ about: person.id }) }
      : undefined

  return (
    <div class="page lobby">
      {top}
      <main class="page-all">
        <div class="lobby-main">
          <div>
            <Share house={house} />
            {table.you !== null && (
              <button type="button" class="lobby-link lobby-another" onClick={() => setSheet('another')}>
                {said.passing.another}
              </button>
            )}
          </div>
          <Facade people={house.people} chairs={game?.seats.max ?? house.people.length} line={line} press={press} />
          {house.watchers > 0 && <p class="small haze">{said.people.watching(house.watchers)}</p>}
        </div>
        <div class="lobby-foot">
          <section class="lobby-game" aria-label={said.menu.options}>
            <div>
              <h2>{game ? said.games[game.id].name : house.game}</h2>
              <p class="small haze figures">{game && said.players(game.seats.min, game.seats.max)}</p>
            </div>
            {house.played.length > 0 && (
              <button type="button" class="lobby-link" onClick={() => setSheet('evening')}>
                {said.evening.title}
              </button>
            )}
            <button type="button" class="lobby-link" onClick={() => setSheet('options')}>
              {said.house.options}
            </button>
            {isHost && (
              <button type="button" class="lobby-link" onClick={() => setSheet('game')}>
                {said.house.change}
              </button>
            )}
          </section>
          <ActionBar label={said.table.actions} actions={isHost ? hostActions(table, house, misfit) : guestActions(house)} />
        </div>
      </main>
      {sheet === 'evening' && <EveningSheet table={table} house={house} onClose={() => setSheet(undefined)} />}
      {sheet === 'game' && <ChooseGame table={table} house={house} onClose={() => setSheet(undefined)} />}
      {sheet === 'another' && <Another code={table.code} onSeat={onSeat} onClose={() => setSheet(undefined)} />}
      {sheet === 'options' && <Options table={table} house={house} onClose={() => setSheet(undefined)} />}
      {about && <PersonSheet table={table} house={house} person={about} onClose={() => setSheet(undefined)} />}
    </div>
  )
}

function hostActions(table: TableClient, house: House, misfit: string | undefined): BarAction[] {
  const said = words().house
  const here = house.people.length
  const { min, max } = shelved(house.game)?.seats ?? { min: 2, max: 12 }
  const bot: BarAction = {
    label: said.bots,
    slim: true,
    off: here >= max ? said.tooMany(max) : undefined,
    // Promises nothing: two quick presses are two bots.
    press: () => {
      table.command({ do: 'addBot' })
    },
  }
  if (here < min) return [bot, { label: said.fill, tone: 'go', press: () => table.command({ do: 'fillWithBots' }) }]
  const off = here > max ? said.tooMany(max) : misfit
  return [bot, { label: said.start(here), tone: 'go', off, press: () => table.command({ do: 'start', n: house.next.n }) }]
}
function guestActions(house: House): BarAction[] {
  const { house: said, table } = words()
  const host = isolate(house.people.find((person) => person.id === house.host)?.name ?? table.someone)
  return [{ label: said.waitForHost(host), off: said.onlyHost(host), press: () => {} }]
}
