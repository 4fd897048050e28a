// A device that several people pass to each other. While somebody holds it, it shows that person's own screen over a connection
// of its own; in between it shows a curtain or the open table. Nothing of the last holder may stay in the page, in memory or on
// the network then.
import type { CurrentMatch, House, PersonId } from '@safehouse/protocol'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import { clearAnnouncements } from '../parts/announcer.tsx'
import { clearToasts } from '../parts/toast.tsx'
import { forgetPerson, type LocalPerson } from '../table/local-people.ts'
import { TableClient } from '../table/table-client.ts'
import { TableScreens } from '../table/table-screens.tsx'
import { useWakeLock } from '../table/use-wake-lock.ts'
import { HolderScreen } from './holder-screen.tsx'
import { useAwaitedSeats, useCoverWhenPutAway, useHandovers, useIsUnchanged, useNoticedQuestions } from './hooks.ts'
import { nextHolder } from './next-holder.ts'
import { TakeButton, UnheldScreen, type UnheldView } from './unheld-screen.tsx'

interface Props {
  readonly code: string
  readonly people: readonly LocalPerson[]
  /** The people of this tab have changed. */
  onPeople(): void
}
export function PassedDevice({ code, people, onPeople }: Props) {
  const client = useMemo(() => new TableClient(code, { passed: people }), [code, people])
  useEffect(() => () => client.close(), [client])
  useForgetLostPeople(code, people, client)
  const localPeople = client.localPeople.value
  const house = client.house.value
  const match = house?.on?.state === 'running' ? house.on : undefined
  const matchNumber = match?.n ?? 0
  const [taken, setTaken] = useState<{ readonly by: PersonId; readonly matchNumber: number }>()
  const holder = localPeople.find(({ you }) => taken?.matchNumber === matchNumber && taken.by === you)
  const [{ looked: handovers, last: lastHolder }, recordHandover] = useHandovers(code, matchNumber)
  const situation = useAwaitedSeats(client, house, match)
  useWakeLock(match !== undefined)

  const noticedQuestions = useNoticedQuestions(situation?.awaited.questions)
  /** `couldDecide`: the holder's screen was there long enough to decide, whether they did or not. */
  const cover = (couldDecide: boolean) => {
    setTaken(undefined)
    clearToasts()
    clearAnnouncements()
    if (!holder || !situation) return
    recordHandover(
      holder.you,
      couldDecide ? { count: situation.count, asked: noticedQuestions() } : { count: handovers[holder.you]?.count ?? 0, asked: '' },
    )
  }
  useCoverWhenPutAway(holder !== undefined, () => cover(false))
  useEffect(() => {
    client.hidesReactions = holder !== undefined
  }, [client, holder])

  const players = house && match ? localPlayers(house, match, localPeople) : []
  const isRunning = match?.clock.pausedAt === null
  const isIdle = useIsUnchanged(situation && !holder && isRunning ? `${matchNumber} ${situation.count} ${lastHolder}` : undefined)
  const namedOnCurtain = useRef<PersonId>()
  /** Who is called next; while somebody holds the device, who will be when they hand it on. */
  const next =
    situation &&
    nextHolder({
      awaited: situation.awaited,
      people: players.filter(({ standIn }) => !standIn),
      handovers: holder ? { ...handovers, [holder.you]: { count: situation.count, asked: situation.awaited.questions } } : handovers,
      lastHolder: holder?.you ?? lastHolder,
      namedOnCurtain: namedOnCurtain.current,
      seatsElsewhere: house && match ? humanSeatsElsewhere(house, match, localPeople) : [],
      isIdle,
    })
  namedOnCurtain.current = holder ? undefined : next
  /** What somebody asked to see instead of the next holder's curtain. */
  const [requested, setRequested] = useState<UnheldView>()
  useEffect(() => setRequested(undefined), [next, holder])

  const [, go] = useLocation()
  const forgetAll = () => {
    for (const { you } of people) forgetPerson(code, you)
    onPeople()
  }
  const leaver = holder?.you ?? client.actingId
  const onLeft = () => {
    cover(true)
    // The house document without the leaver may arrive before the answer to their request.
    if (client.localPeople.value.some(({ you }) => you !== leaver)) return
    forgetAll()
    go('/')
  }
  if (holder && match) {
    const isOtherCalled = next !== undefined && next !== holder.you
    return <HolderScreen key={holder.you} code={code} holder={holder} isOtherCalled={isOtherCalled} onCover={cover} onLeft={onLeft} />
  }
  const view = requested ?? next ?? 'table'
  const renderMatch = (currentHouse: House, running: CurrentMatch) => (
    <UnheldScreen
      client={client}
      house={currentHouse}
      match={running}
      players={players}
      view={situation ? view : undefined}
      onRequest={setRequested}
      onTake={(by) => setTaken({ by, matchNumber })}
    />
  )
  const take = situation && view === 'table' && players.length > 0 && <TakeButton onPress={() => setRequested(next ?? 'names')} />
  return (
    <TableScreens client={client} onSeat={onPeople} onGone={forgetAll} onLeft={onLeft} onWatch={forgetAll} renderMatch={renderMatch} beside={take} />
  )
}

/** The people of this device who are seated in the match, in the order of their seats. */
const localPlayers = (house: House, match: CurrentMatch, localPeople: readonly LocalPerson[]) =>
  match.seats.flatMap((id, seat) => {
    const person = house.people.find((candidate) => candidate.id === id)
    return person && localPeople.some(({ you }) => you === id) ? [{ id, seat, standIn: person.standIn }] : []
  })

const humanSeatsElsewhere = (house: House, match: CurrentMatch, localPeople: readonly LocalPerson[]): number[] =>
  match.seats.flatMap((id, seat) => {
    const isBot = house.people.some((person) => person.id === id && (person.kind === 'bot' || person.standIn))
    return isBot || localPeople.some(({ you }) => you === id) ? [] : [seat]
  })

/** Forgets people whose seat was moved to another device or given up. */
function useForgetLostPeople(code: string, people: readonly LocalPerson[], client: TableClient): void {
  const localPeople = client.localPeople.value
  useEffect(() => {
    for (const person of people) if (!localPeople.includes(person)) forgetPerson(code, person.you)
  }, [code, people, localPeople])
}
