// Taking a seat: a name, and in. Says beforehand what would be refused.
import { ApiError, type ErrorCode, type Latecomer, type TableSummary } from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { NameField } from '../parts/name-field.tsx'
import { Page } from '../parts/page.tsx'
import { Do } from '../parts/rows.tsx'
import { say } from '../parts/toast.tsx'
import { useOnce } from '../parts/use-once.ts'
import { setSetting, setting } from '../settings.ts'
import { api, sentenceOf } from '../table/asking.ts'
import { keep, storedSeats } from '../table/kept-seats.ts'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'
import { clearJoinId, deviceIdentity } from './device-identity.ts'
import { Facade } from './facade.tsx'

interface Props {
  readonly top: ComponentChildren
  readonly code: string
  readonly summary: TableSummary
  onSeat(): void
  onWatch(): void
  /** The house is not any more as it was when this door was drawn. */
  onStale(): void
}
/** What could have been said beforehand, had it been so then. */
const staleDoor: ReadonlySet<ErrorCode> = new Set(['gameRunning', 'tableFull', 'tableLocked', 'notABot', 'unknownPerson'])
const isBot = ({ kind }: TableSummary['people'][number]) => kind === 'bot'

export function JoinPage({ top, code, summary, onSeat, onWatch, onStale }: Props) {
  const isSecond = storedSeats(code).length > 0
  const [name, setName] = useState(isSecond ? '' : (setting('name') ?? ''))
  const [wrong, setWrong] = useState('')
  const { join } = words()
  const late = summary.running && !summary.locked
  const full = summary.full && !late && !summary.locked
  const closed = summary.locked ? join.locked : full ? join.full : undefined
  const getsUp = full && summary.people.some(isBot)

  const come = useOnce(async (how?: Latecomer) => {
    try {
      const seated = await api.join(code, name, { ...how, ...(await deviceIdentity(code)) })
      clearJoinId(code)
      const own = seated.house.people.find((person) => person.id === seated.you)
      const seat = { code, you: seated.you, token: seated.token, name: own?.name ?? name }
      if (!isSecond) setSetting('name', seat.name)
      keep(seat)
      onSeat()
    } catch (problem) {
      setWrong(sentenceOf(problem))
      say(sentenceOf(problem))
      if (problem instanceof ApiError && staleDoor.has(problem.body.code)) onStale()
    }
  })
  const submit = (event: Event) => {
    event.preventDefault()
    if (!closed && !late) void come()
  }
  const bar = (
    <div class="bar">
      {summary.watching && (
        <button type="button" class={closed || late ? 'button go' : 'button plain'} onClick={onWatch}>
          {join.watch}
        </button>
      )}
      {!closed && !late && (
        <button type="submit" class="button go">
          {join.come}
        </button>
      )}
    </div>
  )
  return (
    <Page top={top} bar={bar} onSubmit={submit}>
      <div class="lead">
        <h2>{closed ?? (late ? join.late : join.who)}</h2>
        <p>{late ? join.lateLine : getsUp ? join.fullLine : join.line(summary.people.map((person) => isolate(person.name)))}</p>
      </div>
      {(!closed || getsUp) && <NameField value={name} onChange={setName} wrong={wrong} />}
      {(late || getsUp) && <SeatChoices summary={summary} onCome={come} />}
      <Facade people={summary.people.map((person) => ({ ...person, here: true }))} chairs={summary.people.length} />
    </Page>
  )
}

/** A bot's chair: in the middle of a game with its hand, if the host agrees; between games it just gets up. Or the next game. */
function SeatChoices({ summary, onCome }: { readonly summary: TableSummary; onCome(how: Latecomer): unknown }) {
  const { join } = words()
  return (
    <ul class="rows">
      {summary.people.filter(isBot).map((bot) => (
        <Do
          key={bot.id}
          icon="icon-seat"
          label={summary.running ? join.insteadOf(isolate(bot.name)) : join.chairOf(isolate(bot.name))}
          line={summary.running ? join.insteadOfLine : undefined}
          onPress={() => onCome({ insteadOf: bot.id })}
        />
      ))}
      {!summary.full && <Do icon="icon-door" label={join.nextGame} line={join.nextGameLine} onPress={() => onCome({ nextGame: true })} />}
    </ul>
  )
}
