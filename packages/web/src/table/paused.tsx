// The table is paused: open to see for all, with who did it. What is under it stays as it was; only the host lets it go on.
import type { CurrentMatch, House, PersonId } from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { Facade } from '../lobby/facade.tsx'
import { lineOf } from '../lobby/line.ts'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { Cover } from '../parts/cover.tsx'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import type { TableClient } from './table-client.ts'

const nameOf = (house: House, id: PersonId) => isolate(house.people.find((person) => person.id === id)?.name ?? words().table.someone)

/** "Mara has paused the game": the same words for everyone, on every screen. */
export function whoPaused(house: House, on: CurrentMatch, you: PersonId | null): string {
  const { pause } = words()
  const { pausedBy } = on.clock
  if (pausedBy === undefined) return pause.byHouse
  return pausedBy === you ? pause.byYou : pause.by(nameOf(house, pausedBy))
}

interface Props {
  readonly table: TableClient
  readonly house: House
  readonly on: CurrentMatch
  readonly top: ComponentChildren
}
export function Paused({ table, house, on, top }: Props) {
  const { pause, menu, table: at } = words()
  const { pausedBy } = on.clock
  const isHost = house.host === table.you
  const goOn: BarAction = { label: menu.goOn, tone: 'go', press: () => table.command({ do: 'goOn' }) }
  return (
    <Cover
      top={top}
      title={whoPaused(house, on, table.sees)}
      line={pausedBy === undefined ? pause.outage : pause.line}
      bar={isHost && <ActionBar label={at.actions} actions={[goOn]} />}
    >
      {!isHost && <p class="small haze">{pause.goesOn(nameOf(house, house.host))}</p>}
      <Facade people={house.people} chairs={house.people.length} line={(person) => lineOf(house, person, table)} />
    </Cover>
  )
}
