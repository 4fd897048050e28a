// How much time a person has for decisions, compared with the others. It is stored at the table, where everybody sees it, and this
// device asks for it again at the next table. It must not depend on a role, nor show one.
import { type TimeFactor, timeFactors } from '@safehouse/engine'
import type { Person } from '@safehouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { Segments } from '../parts/rows.tsx'
import { setSetting, setting } from '../settings.ts'
import type { TableClient } from '../table/table-client.ts'

type Factor = `${TimeFactor}`
const factorOf = (text: Factor): TimeFactor => Number(text) as TimeFactor

export function TimeSegments({ client, person }: { readonly client: TableClient; readonly person: Person }) {
  const { settings } = messages()
  const isMine = person.id === client.viewerId
  return (
    <>
      <Segments<Factor>
        label={isMine ? settings.time : settings.timeOf(isolateName(person.name))}
        value={`${person.timeFactor ?? 1}`}
        of={timeFactors.map((factor) => ({ value: `${factor}` as const, label: settings.times[factor] }))}
        onChange={(value) => {
          if (isMine) setSetting('time', value)
          return client.commands.send({ do: 'setTime', factor: factorOf(value) }, person.id)
        }}
      />
      <p class="small haze">{settings.timeLine}</p>
    </>
  )
}

/** Asks a table once for the time that this device's person has chosen elsewhere. */
export function useOwnTime(client: TableClient): void {
  const asked = useRef<TableClient>()
  const isAtTable = client.house.value?.people.some(({ id }) => id === client.viewerId) ?? false
  useEffect(() => {
    const chosen = setting('time')
    if (!isAtTable || chosen === undefined || chosen === '1' || asked.current === client) return
    asked.current = client
    void client.commands.send({ do: 'setTime', factor: factorOf(chosen) })
  }, [client, isAtTable])
}
