// Everyone at the table: how things stand with each, one press from what can be done. Between games the host puts the chairs in order.
import type { House, Person, PersonId } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { lineOf } from '../lobby/line.ts'
import { PersonSheet } from '../lobby/person.tsx'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { SeatShape } from '../parts/seat-shape.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { shuffled } from '../random.ts'
import { initialsOf } from '../table/sittings.ts'
import type { TableClient } from '../table/table-client.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import './people.css'

interface Props {
  readonly table: TableClient
  readonly house: House
  onClose(): void
}
export function People({ table, house, onClose }: Props) {
  const [chosen, setChosen] = useState<PersonId>()
  const { people: said, menu, table: at } = words()
  const person = house.people.find(({ id }) => id === chosen)
  if (person) return <PersonSheet table={table} house={house} person={person} onClose={() => setChosen(undefined)} />

  const ids = house.people.map(({ id }) => id)
  const ordering = house.host === table.you && house.on?.state !== 'running' && ids.length > 1
  const order = (people: PersonId[]) => table.command({ do: 'order', people })
  const shuffle: BarAction = { label: said.shuffle, press: () => order(shuffled(ids)) }
  const bar = <ActionBar label={at.actions} actions={[...(ordering ? [shuffle] : []), { label: menu.close, tone: 'go', press: onClose }]} />
  const initials = initialsOf(house.people.map(({ name }) => name))
  return (
    <Sheet title={menu.people} onClose={onClose} bar={bar}>
      <ol class="rows">
        {house.people.map((one, i) => (
          <li key={one.id} class="person-row">
            <button type="button" class="row" disabled={table.you === null} onClick={() => setChosen(one.id)}>
              <SeatShape who={{ mark: one.mark, initials: initials[i]!, here: one.here || one.standIn }} />
              <Named person={one} line={lineOf(house, one, table)} />
            </button>
            {ordering && i > 0 && (
              <button type="button" class="person-up" aria-label={said.earlier(isolate(one.name))} onClick={() => order(oneUp(ids, i))}>
                <Drawing name="up" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {house.watchers > 0 && <p class="small haze">{said.watching(house.watchers)}</p>}
    </Sheet>
  )
}
const Named = ({ person, line }: { readonly person: Person; readonly line: string }) => (
  <span class="row-words">
    <bdi>{person.name}</bdi>
    {line && <small>{line}</small>}
  </span>
)
const oneUp = (ids: readonly PersonId[], i: number): PersonId[] => ids.map((id, at) => (at === i - 1 ? ids[i]! : at === i ? ids[i - 1]! : id))
