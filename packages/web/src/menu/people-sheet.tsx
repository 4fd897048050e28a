// The list of people at the table, with their status. Between matches the host can change the order of the seats.
import type { Person, PersonId } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { PersonSheet } from '../lobby/person-sheet.tsx'
import { personStatus } from '../lobby/person-status.ts'
import type { BarAction } from '../parts/action-bar.tsx'
import { Drawing } from '../parts/drawing.tsx'
import { SeatShape } from '../parts/seat-shape.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { shuffled } from '../random.ts'
import type { TableSheetProps } from '../table/props.ts'
import { initialsOf } from '../table/seated-people.ts'
import './people-sheet.css'

export function PeopleSheet({ client, house, onClose }: TableSheetProps) {
  const [chosen, setChosen] = useState<PersonId>()
  const { people: text, menu } = messages()
  const person = house.people.find(({ id }) => id === chosen)
  if (person) return <PersonSheet client={client} house={house} person={person} onClose={() => setChosen(undefined)} />

  const ids = house.people.map(({ id }) => id)
  const canOrder = house.host === client.actingId && house.on?.state !== 'running' && ids.length > 1
  const order = (people: PersonId[]) => client.commands.send({ do: 'order', people })
  const shuffle: BarAction = { label: text.shuffle, press: () => order(shuffled(ids)) }
  const initials = initialsOf(house.people.map(({ name }) => name))
  return (
    <Sheet title={menu.people} onClose={onClose} actions={[...(canOrder ? [shuffle] : []), { label: menu.close, tone: 'go', press: onClose }]}>
      <ol class="rows">
        {house.people.map((person, i) => (
          <li key={person.id} class="person-row">
            <button type="button" class="row" disabled={client.actingId === null} onClick={() => setChosen(person.id)}>
              <SeatShape who={{ mark: person.mark, initials: initials[i]!, here: person.here || person.standIn }} />
              <PersonName person={person} line={personStatus(house, person, client)} />
            </button>
            {canOrder && i > 0 && (
              <button type="button" class="person-up" aria-label={text.earlier(isolateName(person.name))} onClick={() => order(movedUp(ids, i))}>
                <Drawing name="up" />
              </button>
            )}
          </li>
        ))}
      </ol>
      {house.watchers > 0 && <p class="small haze">{text.watching(house.watchers)}</p>}
    </Sheet>
  )
}
const PersonName = ({ person, line }: { readonly person: Person; readonly line: string }) => (
  <span class="row-words">
    <bdi>{person.name}</bdi>
    {line && <small>{line}</small>}
  </span>
)
const movedUp = (ids: readonly PersonId[], i: number): PersonId[] =>
  ids.map((id, index) => (index === i - 1 ? ids[i]! : index === i ? ids[i - 1]! : id))
