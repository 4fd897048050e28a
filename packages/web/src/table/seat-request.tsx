// A latecomer's request for a bot's seat: a sign beside the title for the host, a sheet to answer it, and a sign for the latecomer
// while the answer is pending. A lazy chunk: few tables need it.
import type { House, Person } from '@safehouse/protocol'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { Sheet } from '../parts/sheet.tsx'
import { personName } from './person-name.ts'
import type { PersonSheetProps } from './props.ts'

/** The first person who waits for an answer, if `you` is the host. */
const pendingSeatRequest = (house: House, you: string | null): Person | undefined =>
  house.host === you ? house.people.find(({ wants }) => wants !== undefined) : undefined

interface SignProps {
  readonly house: House
  readonly you: string | null
  onPress(): void
}
export function SeatRequestSign({ house, you, onPress }: SignProps) {
  const { late } = messages()
  const person = pendingSeatRequest(house, you)
  const ownPerson = house.people.find(({ id }) => id === you)
  if (person)
    return (
      <button type="button" class="away-sign small" onClick={onPress}>
        {late.asks(isolateName(person.name))}
      </button>
    )
  return ownPerson?.wants === undefined ? null : <span class="top-link small">{late.asked(personName(house, house.host))}</span>
}

export function SeatRequestSheet({ client, house, person, onClose }: PersonSheetProps) {
  const { late } = messages()
  const name = isolateName(person.name)
  const bot = personName(house, person.wants)
  const answer = async (yes: boolean) => {
    if (await client.commands.send({ do: 'giveChair', person: person.id, yes })) onClose()
  }
  const actions = [
    { label: late.no, press: () => answer(false) },
    { label: late.yes(name), tone: 'go', press: () => answer(true) },
  ] as const
  return <Sheet title={late.wants(name, bot)} line={late.wantsLine(bot)} onClose={onClose} actions={actions} />
}
