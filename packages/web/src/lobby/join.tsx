// Taking a seat: a name, and in. Says beforehand what would be refused.
import type { TableSummary } from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { NameField } from '../parts/name-field.tsx'
import { Page } from '../parts/page.tsx'
import { say } from '../parts/toast.tsx'
import { setSetting, setting } from '../settings.ts'
import { api, sentenceOf } from '../table/asking.ts'
import { type KeptSeat, keep, keptAt } from '../table/kept-seats.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import { Facade } from './facade.tsx'

interface Props {
  readonly top: ComponentChildren
  readonly code: string
  readonly summary: TableSummary
  onSeat(seat: KeptSeat): void
  onWatch(): void
}
export function Join({ top, code, summary, onSeat, onWatch }: Props) {
  const isSecond = keptAt(code).length > 0
  const [name, setName] = useState(isSecond ? '' : (setting('name') ?? ''))
  const [wrong, setWrong] = useState('')
  const { join } = words()
  const closed = summary.locked ? join.locked : summary.running ? join.running : summary.full ? join.full : undefined

  async function come(event: Event) {
    event.preventDefault()
    try {
      const seated = await api.join(code, name)
      const own = seated.house.people.find((person) => person.id === seated.you)
      const seat = { code, you: seated.you, token: seated.token, name: own?.name ?? name }
      if (!isSecond) setSetting('name', seat.name)
      keep(seat)
      onSeat(seat)
    } catch (problem) {
      setWrong(sentenceOf(problem))
      say(sentenceOf(problem))
    }
  }
  const bar = (
    <div class="bar">
      {summary.watching && (
        <button type="button" class={closed ? 'button go' : 'button plain'} onClick={onWatch}>
          {join.watch}
        </button>
      )}
      {!closed && (
        <button type="submit" class="button go">
          {join.come}
        </button>
      )}
    </div>
  )
  return (
    <Page top={top} bar={bar} onSubmit={come}>
      <div class="lead">
        <h2>{closed ?? join.who}</h2>
        <p>{join.line(summary.people.map((person) => isolate(person.name)))}</p>
      </div>
      {!closed && <NameField value={name} onChange={setName} wrong={wrong} />}
      <Facade people={summary.people.map((person, i) => ({ ...person, id: String(i), here: true }))} chairs={summary.people.length} />
    </Page>
  )
}
