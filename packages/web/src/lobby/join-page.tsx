// Joining a table with a name. Says beforehand why the server would refuse, and offers latecomers a bot's seat.
import {
  ApiError,
  type ErrorCode,
  isSameName,
  type KnockAnswer,
  type KnockState,
  type Latecomer,
  parseName,
  type TableSummary,
} from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { NameField } from '../parts/name-field.tsx'
import { Page } from '../parts/page.tsx'
import { ReadingSwitch } from '../parts/reading-switch.tsx'
import { Do } from '../parts/rows.tsx'
import { showToast } from '../parts/toast.tsx'
import { useSingleFlight } from '../parts/use-single-flight.ts'
import { setSetting, setting } from '../settings.ts'
import { api, errorMessage } from '../table/api.ts'
import { keepFirstHouse } from '../table/first-house.ts'
import { peopleOfBrowser, storeSeat } from '../table/local-people.ts'
import { clearJoinId, deviceIdentity } from './device-identity.ts'
import { Facade } from './facade.tsx'

interface Props {
  readonly top: ComponentChildren
  readonly code: string
  readonly summary: TableSummary
  onSeat(): void
  onWatch(): void
  /** The table has changed since the summary was loaded. */
  onStale(): void
}
/** Refusals that a current summary would have shown beforehand. */
const staleErrors: ReadonlySet<ErrorCode> = new Set(['gameRunning', 'nameTaken', 'tableFull', 'tableLocked', 'notABot', 'unknownPerson'])
/** How often somebody who has knocked asks for the answer. */
const KNOCK_POLL_MS = 3000
/** A bot of ours, whose chair can be had. */
const isBot = ({ kind, program }: TableSummary['people'][number]) => kind === 'bot' && !program

export function JoinPage({ top, code, summary, onSeat, onWatch, onStale }: Props) {
  const isAnotherPerson = peopleOfBrowser(code).length > 0
  const [name, setName] = useState(isAnotherPerson ? '' : (setting('name') ?? ''))
  const [error, setError] = useState('')
  const { join } = messages()
  const late = summary.running && !summary.locked
  const full = summary.full && !late && !summary.locked
  const closed = summary.locked ? join.locked : full ? join.full : undefined
  const botGetsUp = full && summary.people.some(isBot)

  const submitJoin = useSingleFlight(async (how?: Latecomer) => {
    try {
      const grant = await api.join(code, name, { ...how, ...(await deviceIdentity(code)) })
      clearJoinId(code)
      const person = storeSeat(grant)
      if (!isAnotherPerson) setSetting('name', person.name)
      keepFirstHouse(person.token, grant.house)
      onSeat()
    } catch (problem) {
      setError(errorMessage(problem))
      showToast(errorMessage(problem))
      if (problem instanceof ApiError && staleErrors.has(problem.body.code)) onStale()
    }
  })
  const read = parseName(name)
  const taken = summary.people.find((person) => person.kind === 'person' && 'name' in read && isSameName(person.name, read.name))
  const [knockAnswer, setKnockAnswer] = useState<KnockAnswer>()
  const askForOwnSeat = useSingleFlight(async () => {
    try {
      const answer = await api.askForOwnSeat(code, name, (await deviceIdentity(code)).id)
      setKnockAnswer(answer)
      if (answer.state === 'letIn') await submitJoin()
      if (answer.state === 'open') onStale()
    } catch (problem) {
      setError(errorMessage(problem))
    }
  })
  const isAsking = knockAnswer?.state === 'waiting'
  usePoll(isAsking, askForOwnSeat, name)
  const [knocked, setKnocked] = useState<KnockState>()
  const knock = useSingleFlight(async () => {
    try {
      const { state } = await api.knock(code, name, (await deviceIdentity(code)).id)
      setKnocked(state)
      if (state === 'letIn') await submitJoin(summary.running ? { nextGame: true } : undefined)
      if (state === 'open') onStale()
    } catch (problem) {
      setError(errorMessage(problem))
    }
  })
  const isWaiting = knocked === 'waiting'
  usePoll(isWaiting, knock, `${name} ${summary.running}`)
  const canKnock = closed !== undefined && !botGetsUp && knocked === undefined
  const submit = (event: Event) => {
    event.preventDefault()
    if (taken) void askForOwnSeat()
    else if (canKnock) void knock()
    else if (!closed && !late) void submitJoin()
  }
  const bar = (
    <div class="bar">
      {summary.watching && (
        <button type="button" class={late || (closed && !canKnock) ? 'button go' : 'button plain'} onClick={onWatch}>
          {join.watch}
        </button>
      )}
      {(canKnock || (!closed && !late)) && (
        <button type="submit" class="button go">
          {canKnock ? join.knock : join.come}
        </button>
      )}
    </div>
  )
  /** Somebody types a name: the field keeps the focus though the page around it changes with what is typed. */
  const isTyping = useRef(false)
  const chooseName = (next: string) => {
    isTyping.current = true
    setName(next)
    setError('')
    setKnockAnswer(undefined)
    if (isAsking)
      deviceIdentity(code)
        .then(({ id }) => api.stopKnocking(code, name, id))
        .catch(() => {})
  }
  if (taken)
    return (
      <TakenName
        top={top}
        summary={summary}
        name={taken.name}
        asked={knockAnswer}
        field={isAsking ? undefined : <NameField value={name} onChange={chooseName} wrong={error} takesFocus={isTyping.current} />}
        onSubmit={submit}
        onOtherName={() => chooseName('')}
      />
    )
  return (
    <Page top={top} bar={bar} onSubmit={submit}>
      <div class="lead" role="status">
        <h2>{isWaiting ? join.knocked : (closed ?? (late ? join.late : join.who))}</h2>
        <p>
          {isWaiting
            ? join.knockedLine(isolateName(summary.host))
            : knocked === 'refused' && closed
              ? join.knockRefused
              : late
                ? join.lateLine
                : botGetsUp
                  ? join.fullLine
                  : join.line(summary.people.map((person) => isolateName(person.name)))}
        </p>
      </div>
      {(!closed || botGetsUp || canKnock) && <NameField value={name} onChange={chooseName} wrong={error} takesFocus={isTyping.current} />}
      {(late || botGetsUp) && <SeatChoices summary={summary} onJoin={submitJoin} />}
      <ReadingSwitch />
      <Facade people={summary.people.map((person) => ({ ...person, here: true }))} chairs={summary.people.length} />
    </Page>
  )
}

interface TakenNameProps {
  readonly top: ComponentChildren
  readonly summary: TableSummary
  readonly name: string
  readonly asked: KnockAnswer | undefined
  readonly field: ComponentChildren
  onSubmit(event: Event): void
  onOtherName(): void
}
/** The name is that of somebody at the table: perhaps this is that person, on another device. */
function TakenName({ top, summary, name: rawName, asked, field, onSubmit, onOtherName }: TakenNameProps) {
  const { join } = messages()
  const name = isolateName(rawName)
  const host = isolateName(summary.host)
  const isHost = rawName === summary.host
  const isAsking = asked?.state === 'waiting'
  const agreed = asked?.agreed ?? []
  const lines = isAsking
    ? [join.askedLine(name), agreed.length > 0 ? join.agreed(agreed.map(isolateName)) : '']
    : [asked?.state === 'refused' ? join.notMe : isHost ? join.takenHost(name) : join.takenLine(name, host)]
  const bar = (
    <div class="bar">
      <button type="button" class="button plain" onClick={onOtherName}>
        {isAsking ? join.stopAsking : join.otherName}
      </button>
      {!isAsking && asked?.state !== 'refused' && (
        <button type="submit" class="button go">
          {join.thatIsMe}
        </button>
      )}
    </div>
  )
  return (
    <Page top={top} bar={bar} onSubmit={onSubmit}>
      <div class="lead" role="status">
        <h2>{!isAsking ? join.taken(name) : isHost ? join.askedOthers : join.asked(host)}</h2>
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {field}
      <Facade
        people={summary.people.map((person) => ({ ...person, here: true }))}
        chairs={summary.people.length}
        dim={(person) => person.name === rawName}
      />
    </Page>
  )
}

/** Asks again every few seconds. `about` names what is asked: another question begins anew. */
function usePoll(isOn: boolean, ask: () => unknown, about: string): void {
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(ask, KNOCK_POLL_MS)
    return () => clearInterval(timer)
  }, [isOn, about])
}

/** Ways to get a seat: replace a bot (during a match with its hand and if the host agrees), or wait for the next match. */
function SeatChoices({ summary, onJoin }: { readonly summary: TableSummary; onJoin(how: Latecomer): unknown }) {
  const { join } = messages()
  return (
    <ul class="rows">
      {summary.people.filter(isBot).map((bot) => (
        <Do
          key={bot.id}
          icon="icon-seat"
          label={summary.running ? join.insteadOf(isolateName(bot.name)) : join.chairOf(isolateName(bot.name))}
          line={summary.running ? join.insteadOfLine : undefined}
          onPress={() => onJoin({ insteadOf: bot.id })}
        />
      ))}
      {!summary.full && <Do icon="icon-door" label={join.nextGame} line={join.nextGameLine} onPress={() => onJoin({ nextGame: true })} />}
    </ul>
  )
}
