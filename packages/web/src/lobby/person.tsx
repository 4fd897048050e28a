// One person at the table, before a game: one's own name, and what the host may do with the others.
import type { House, Person } from '@safehouse/protocol'
import { useState } from 'preact/hooks'
import { ActionBar, type BarAction } from '../parts/action-bar.tsx'
import { NameField } from '../parts/name-field.tsx'
import { Sheet } from '../parts/sheet.tsx'
import type { Connection } from '../table/connection.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'

interface Props {
  readonly table: Connection
  readonly house: House
  readonly person: Person
  onClose(): void
}
export function PersonSheet({ table, house, person, onClose }: Props) {
  const [name, setName] = useState(person.name)
  const { house: said, menu, done, table: at } = words()
  const isMe = person.id === table.you
  const isHost = house.host === table.you
  const then = async (carriedOut: Promise<boolean>) => {
    if (await carriedOut) onClose()
  }
  const actions: BarAction[] = isMe
    ? [{ label: done, tone: 'go', press: () => (name === person.name ? onClose() : then(table.command({ do: 'rename', name }))) }]
    : [
        { label: said.sendAway, tone: 'red', press: () => then(table.command({ do: 'remove', person: person.id })) },
        { label: menu.close, press: onClose },
      ]
  return (
    <Sheet title={isMe ? menu.rename : isolate(person.name)} onClose={onClose} bar={<ActionBar label={at.actions} actions={actions} />}>
      {isMe && <NameField value={name} wrong="" onChange={setName} />}
      {!isMe && isHost && person.kind === 'person' && (
        <button type="button" class="row-button" onClick={() => then(table.command({ do: 'handOver', person: person.id }))}>
          {said.makeHost}
        </button>
      )}
    </Sheet>
  )
}
