// How much time a person has for decisions, compared with the others. It is stored at the table, where everybody sees it, and this
// device asks for it again at the next table. It must not depend on a role, nor show one.
import { type TimeFactor, timeFactors } from '@safehouse/engine'
import type { Person } from '@safehouse/protocol'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { Segments } from '../parts/rows.tsx'
import { setSetting } from '../settings.ts'
import type { TableClient } from '../table/table-client.ts'

type Factor = `${TimeFactor}`

export function TimeSegments({ client, person }: { readonly client: TableClient; readonly person: Person }) {
  const { settings } = messages()
  const isMine = person.id === client.personId
  return (
    <>
      <Segments<Factor>
        label={isMine ? settings.time : settings.timeOf(isolateName(person.name))}
        value={`${person.timeFactor ?? 1}`}
        options={timeFactors.map((factor) => ({ value: `${factor}` as const, label: settings.times[factor] }))}
        onChange={(value) => {
          if (isMine) setSetting('time', value)
          return client.commands.send({ do: 'setTime', factor: Number(value) as TimeFactor }, person.id)
        }}
      />
      <p class="small haze">{settings.timeLine}</p>
    </>
  )
}
