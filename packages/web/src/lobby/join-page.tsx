// Joining a table with a name. Says beforehand why the server would refuse, and offers latecomers a bot's seat.
import { ApiError, type ErrorCode, isSameName, type KnockAnswer, type Latecomer, parseName, type TableSummary } from '@safehouse/protocol'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { NameField } from '../parts/name-field.tsx'
import { Page } from '../parts/page.tsx'
import { ReadingSwitch } from '../parts/reading-switch.tsx'
import { ActionRow } from '../parts/rows.tsx'
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
  const isLate = summary.running && !summary.locked
  const isFull = summary.full && !isLate && !summary.locked
  const closedReason = summary.locked ? join.locked : isFull ? join.full : undefined
  const botGetsUp = isFull && summary.people.some(isBot)

  const submitJoin = useSingleFlight(async (latecomer?: Latecomer) => {
    try {
      const grant = await api.join(code, name, { ...latecomer, ...(await deviceIdentity(code)) })
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
  const parsedName = parseName(name)
  const namesake = summary.people.find((person) => person.kind === 'person' && 'name' in parsedName && isSameName(person.name, parsedName.name))
  const knockOptions = { onStale, onError: setError }
  const ownSeat = useKnock(async () => api.askForOwnSeat(code, name, (await deviceIdentity(code)).id), name, {
    ...knockOptions,
    onLetIn: () => submitJoin(),
  })
  const isAsking = ownSeat.answer?.state === 'waiting'
  const door = useKnock(async () => api.knock(code, name, (await deviceIdentity(code)).id), `${name} ${summary.running}`, {
    ...knockOptions,
    onLetIn: () => submitJoin(summary.running ? { nextGame: true } : undefined),
  })
  const knockState = door.answer?.state
  const isWaiting = knockState === 'waiting'
  const canKnock = closedReason !== undefined && !botGetsUp && knockState === undefined
  const submit = (event: Event) => {
    event.preventDefault()
    if (namesake) void ownSeat.knock()
    else if (canKnock) void door.knock()
    else if (!closedReason && !isLate) void submitJoin()
  }
  const bar = (
    <div class="bar">
      {summary.watching && (
        <button type="button" class={isLate || (closedReason && !canKnock) ? 'button go' : 'button plain'} onClick={onWatch}>
          {join.watch}
        </button>
      )}
      {(canKnock || (!closedReason && !isLate)) && (
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
    ownSeat.forgetAnswer()
    if (isAsking)
      deviceIdentity(code)
        .then(({ id }) => api.stopKnocking(code, name, id))
        .catch(() => {})
  }
  if (namesake)
    return (
      <TakenName
        top={top}
        summary={summary}
        name={namesake.name}
        knockAnswer={ownSeat.answer}
        field={isAsking ? undefined : <NameField value={name} onChange={chooseName} error={error} takesFocus={isTyping.current} />}
        onSubmit={submit}
        onOtherName={() => chooseName('')}
      />
    )
  return (
    <Page top={top} bar={bar} onSubmit={submit}>
      <div class="lead" role="status">
        <h2>{isWaiting ? join.knocked : (closedReason ?? (isLate ? join.late : join.who))}</h2>
        <p>
          {isWaiting
            ? join.knockedLine(isolateName(summary.host))
            : knockState === 'refused' && closedReason
              ? join.knockRefused
              : isLate
                ? join.lateLine
                : botGetsUp
                  ? join.fullLine
                  : join.line(summary.people.map((person) => isolateName(person.name)))}
        </p>
      </div>
      {(!closedReason || botGetsUp || canKnock) && <NameField value={name} onChange={chooseName} error={error} takesFocus={isTyping.current} />}
      {(isLate || botGetsUp) && <SeatChoices summary={summary} onJoin={submitJoin} />}
      <ReadingSwitch />
      <Facade people={summary.people.map((person) => ({ ...person, here: true }))} chairs={summary.people.length} />
    </Page>
  )
}

interface TakenNameProps {
  readonly top: ComponentChildren
  readonly summary: TableSummary
  readonly name: string
  readonly knockAnswer: KnockAnswer | undefined
  readonly field: ComponentChildren
  onSubmit(event: Event): void
  onOtherName(): void
}
/** The name is that of somebody at the table: perhaps this is that person, on another device. */
function TakenName({ top, summary, name: rawName, knockAnswer, field, onSubmit, onOtherName }: TakenNameProps) {
  const { join } = messages()
  const name = isolateName(rawName)
  const host = isolateName(summary.host)
  const isHost = rawName === summary.host
  /** The people who may confirm a host whose phone is off; a host alone can only be confirmed by that phone. */
  const others = summary.people.filter(({ kind, name }) => kind === 'person' && name !== summary.host).length
  const isAsking = knockAnswer?.state === 'waiting'
  const agreed = knockAnswer?.agreed ?? []
  const lines = isAsking
    ? [join.askedLine(name), agreed.length > 0 ? join.agreed(agreed.map(isolateName)) : '']
    : [knockAnswer?.state === 'refused' ? join.notMe : isHost ? join.takenHost(name, others) : join.takenLine(name, host)]
  const bar = (
    <div class="bar">
      <button type="button" class="button plain" onClick={onOtherName}>
        {isAsking ? join.stopAsking : join.otherName}
      </button>
      {!isAsking && knockAnswer?.state !== 'refused' && (
        <button type="submit" class="button go">
          {join.thatIsMe}
        </button>
      )}
    </div>
  )
  return (
    <Page top={top} bar={bar} onSubmit={onSubmit}>
      <div class="lead" role="status">
        <h2>{!isAsking ? join.taken(name) : isHost && others > 0 ? join.askedTable : join.asked(host)}</h2>
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

interface KnockOptions {
  onLetIn(): Promise<void>
  onStale(): void
  onError(message: string): void
}
/** Asks the people at the table for something, again every few seconds while they have not answered. Another `question` begins anew. */
function useKnock(ask: () => Promise<KnockAnswer>, question: string, { onLetIn, onStale, onError }: KnockOptions) {
  const [answer, setAnswer] = useState<KnockAnswer>()
  const knock = useSingleFlight(async () => {
    try {
      const next = await ask()
      setAnswer(next)
      if (next.state === 'letIn') await onLetIn()
      if (next.state === 'open') onStale()
    } catch (problem) {
      onError(errorMessage(problem))
    }
  })
  const isWaiting = answer?.state === 'waiting'
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(knock, KNOCK_POLL_MS)
    return () => clearInterval(timer)
  }, [isWaiting, question])
  return { answer, knock, forgetAnswer: () => setAnswer(undefined) }
}

/** Ways to get a seat: replace a bot (during a match with its hand and if the host agrees), or wait for the next match. */
function SeatChoices({ summary, onJoin }: { readonly summary: TableSummary; onJoin(latecomer: Latecomer): unknown }) {
  const { join } = messages()
  return (
    <ul class="rows">
      {summary.people.filter(isBot).map((bot) => (
        <ActionRow
          key={bot.id}
          icon="icon-seat"
          label={summary.running ? join.insteadOf(isolateName(bot.name)) : join.chairOf(isolateName(bot.name))}
          line={summary.running ? join.insteadOfLine : undefined}
          onPress={() => onJoin({ insteadOf: bot.id })}
        />
      ))}
      {!summary.full && <ActionRow icon="icon-door" label={join.nextGame} line={join.nextGameLine} onPress={() => onJoin({ nextGame: true })} />}
    </ul>
  )
}
