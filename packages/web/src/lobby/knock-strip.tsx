// The strip that tells who is at the door, with the two answers: to the host, somebody who asks to be let in; to whoever may confirm
// it, somebody who says to be a person of the table, on a new phone. It stays until it is answered.
import { type House, type Knock, MAX_PEOPLE_AT_TABLE, type Person, type PersonId } from '@safehouse/protocol'
import { useEffect } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { playLazily } from '../sound/use-sounds.ts'
import type { TableProps } from '../table/props.ts'
import './knock-strip.css'

const KNOCK_VIBRATION_MS = 30

export function KnockStrip({ client, house }: TableProps) {
  const you = client.actingId
  const knocks = (house.knocks ?? []).filter((knock) => you !== null && isAsked(house, you, knock))
  const [knock] = knocks
  const id = knock?.id
  useEffect(() => {
    if (id === undefined) return
    navigator.vibrate?.(KNOCK_VIBRATION_MS)
    if (house.settings.sound) playLazily('knock')
  }, [id])
  if (!knock || you === null) return null
  const person = house.people.find((candidate) => candidate.id === knock.person)
  const { title, line, canConfirm, no, yes } = person ? askIsThat(house, you, knock, person) : askLetIn(house, knock, knocks.length - 1)
  const answer = (yes: boolean) => client.commands.send({ do: 'answerKnock', knock: knock.id, yes })
  return (
    <section class="knock-strip" role="alert">
      <p>
        <strong>{title}</strong>
        <span class="small">{line}</span>
      </p>
      <button type="button" onClick={() => answer(false)}>
        {no}
      </button>
      {canConfirm && (
        <button type="button" class="knock-yes" onClick={() => answer(true)}>
          {yes}
        </button>
      )}
    </section>
  )
}

/** Whether this person's answer counts. The server decides; this only predicts its answer. */
function isAsked({ host, people, on }: House, you: PersonId, { person, agreed = [] }: Knock): boolean {
  if (you === host || person === undefined) return you === host
  if (you === person) return true
  const isHostAway = people.some(({ id, awaySince }) => id === host && awaySince !== null)
  return isHostAway && !agreed.includes(you) && (on?.state !== 'running' || on.seats.includes(you))
}

interface Question {
  readonly title: string
  readonly line: string
  readonly canConfirm: boolean
  readonly no: string
  readonly yes: string
}
function askLetIn(house: House, { name }: Knock, others: number): Question {
  const { knock: text } = messages()
  const line = house.locked ? text.locked : text.full(MAX_PEOPLE_AT_TABLE)
  return { title: text.knocks(isolateName(name), others), line, canConfirm: true, no: text.notNow, yes: text.letIn }
}
function askIsThat(house: House, you: PersonId, { agreed = [] }: Knock, person: Person): Question {
  const { knock: text } = messages()
  const { no, yes } = text
  if (you === person.id) return { title: text.isThatYou, line: text.isThatYouLine, canConfirm: true, no, yes }
  const name = isolateName(person.name)
  const canConfirm = person.awaySince !== null
  const names = agreed.flatMap((id) => house.people.filter((person) => person.id === id).map((person) => isolateName(person.name)))
  const line = !canConfirm ? text.stillHere(name) : you === house.host ? text.isThatLine(name) : names.length > 0 ? text.agreed(names) : text.oneMore
  return { title: text.isThat(name), line, canConfirm, no, yes }
}
