// A latecomer asks for a bot's chair: a word beside the title for the host, who says yes or no; a word for whoever asks, to wait.
import type { House, Person } from '@safehouse/protocol'
import { ActionBar } from '../parts/action-bar.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import type { TableClient } from './table-client.ts'

const nameOf = (house: House, id: string | undefined): string =>
  isolate(house.people.find((person) => person.id === id)?.name ?? words().table.someone)

/** The first who waits for an answer, if this person is to give it. */
export const asking = (house: House, you: string | null): Person | undefined =>
  house.host === you ? house.people.find(({ wants }) => wants !== undefined) : undefined

interface SignProps {
  readonly house: House
  readonly you: string | null
  onPress(): void
}
export function ChairSign({ house, you, onPress }: SignProps) {
  const { late } = words()
  const person = asking(house, you)
  const mine = house.people.find(({ id }) => id === you)
  if (person)
    return (
      <button type="button" class="away-sign small" onClick={onPress}>
        {late.asks(isolate(person.name))}
      </button>
    )
  return mine?.wants === undefined ? null : <span class="top-link small">{late.asked(nameOf(house, house.host))}</span>
}

interface SheetProps {
  readonly table: TableClient
  readonly house: House
  readonly person: Person
  onClose(): void
}
export function ChairSheet({ table, house, person, onClose }: SheetProps) {
  const { late, table: at } = words()
  const name = isolate(person.name)
  const bot = nameOf(house, person.wants)
  const answer = async (yes: boolean) => {
    if (await table.command({ do: 'giveChair', person: person.id, yes })) onClose()
  }
  const actions = [
    { label: late.no, press: () => answer(false) },
    { label: late.yes(name), tone: 'go', press: () => answer(true) },
  ] as const
  return <Sheet title={late.wants(name, bot)} line={late.wantsLine(bot)} onClose={onClose} bar={<ActionBar label={at.actions} actions={actions} />} />
}
