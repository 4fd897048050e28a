// A device that several people pass between them. While one of them holds it, it is that person's screen, with a connection of
// their own; in between there is a curtain, or the open table, and nothing else in the page, its memory or on the network.
import type { CurrentMatch, House, PersonId } from '@safehouse/protocol'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useLocation } from 'wouter-preact'
import { hush } from '../parts/toast.tsx'
import { Inside } from '../table/inside.tsx'
import { forget, type KeptSeat } from '../table/kept-seats.ts'
import { TableClient } from '../table/table-client.ts'
import { useAwake } from '../table/use-awake.ts'
import { Between, type Shown, TakeIt } from './between.tsx'
import { Held } from './held.tsx'
import { useLooked } from './looked.ts'
import { nextHolder } from './next.ts'
import { useCalled } from './use-called.ts'
import { usePutAway } from './use-put-away.ts'
import { useReached, useStill } from './use-stood.ts'

interface Props {
  readonly code: string
  readonly seats: readonly KeptSeat[]
  /** This tab has other seats than before. */
  onSeats(): void
}
export function PassedDevice({ code, seats, onSeats }: Props) {
  const device = useMemo(() => new TableClient(code, { passed: seats }), [code, seats])
  useEffect(() => () => device.close(), [device])
  useForgetting(code, seats, device)
  const house = device.house.value
  const on = house?.on?.state === 'running' ? house.on : undefined
  const n = on?.n ?? 0
  const [taken, setTaken] = useState<{ readonly by: PersonId; readonly n: number }>()
  const holder = device.present.value.find(({ you }) => taken?.n === n && taken.by === you)
  const [{ looked, last }, look] = useLooked(code, n)
  const calls = useCalled(device, house, on)
  useAwake(on !== undefined)

  const reached = useReached(calls?.called.asked)
  /** `wasAsked`: they had the time to decide, whether they did or not. */
  const cover = (wasAsked: boolean) => {
    setTaken(undefined)
    hush()
    if (!holder || !calls) return
    look(holder.you, wasAsked ? { count: calls.count, asked: reached() } : { count: looked[holder.you]?.count ?? 0, asked: '' })
  }
  usePutAway(holder !== undefined, () => cover(false))
  useEffect(() => {
    device.isHushed = holder !== undefined
  }, [device, holder])

  const players = house && on ? playersOf(house, on, device.present.value) : []
  // As it will be when the holder gives it away.
  const lookedThen = holder && calls ? { ...looked, [holder.you]: { count: calls.count, asked: calls.called.asked } } : looked
  const people = players.filter(({ standIn }) => !standIn)
  const elsewhere = house && on ? peopleElsewhere(house, on, device.present.value) : []
  const isStill = useStill(calls && !holder && on?.clock.pausedAt === null ? `${n} ${calls.count} ${last}` : undefined)
  const named = useRef<PersonId>()
  const next = calls && nextHolder({ ...calls, people, looked: lookedThen, last: holder?.you ?? last, named: named.current, elsewhere, isStill })
  named.current = holder ? undefined : next
  /** What somebody asked to see instead of what comes next. */
  const [asked, setAsked] = useState<Shown>()
  useEffect(() => setAsked(undefined), [next, holder])

  const [, go] = useLocation()
  const gone = () => {
    for (const { you } of seats) forget(code, you)
    onSeats()
  }
  const leaver = holder?.you ?? device.you
  const left = () => {
    cover(true)
    // The house may have said who is left before it has answered whoever goes.
    if (device.present.value.some(({ you }) => you !== leaver)) return
    gone()
    go('/')
  }
  if (holder && on) {
    const isNext = next !== undefined && next !== holder.you
    return <Held key={holder.you} code={code} seat={holder} isNext={isNext} onCover={cover} onLeft={left} />
  }
  const shown = asked ?? next ?? 'table'
  const between = (inHouse: House, playing: CurrentMatch) => (
    <Between
      table={device}
      house={inHouse}
      on={playing}
      players={players}
      shown={calls ? shown : undefined}
      onAsk={setAsked}
      onTake={(by) => setTaken({ by, n })}
    />
  )
  const beside = calls && shown === 'table' && players.length > 0 && <TakeIt onPress={() => setAsked(next ?? 'names')} />
  return <Inside table={device} onSeat={onSeats} onGone={gone} onLeft={left} onWatch={gone} during={between} beside={beside} />
}

/** Those of this device who are in the game, in the order of their seats. */
const playersOf = (house: House, on: CurrentMatch, present: readonly KeptSeat[]) =>
  on.seats.flatMap((id, seat) => {
    const person = house.people.find((one) => one.id === id)
    return person && present.some(({ you }) => you === id) ? [{ id, seat, standIn: person.standIn }] : []
  })

const peopleElsewhere = (house: House, on: CurrentMatch, present: readonly KeptSeat[]): number[] =>
  on.seats.flatMap((id, seat) => {
    const isBots = house.people.some((one) => one.id === id && (one.kind === 'bot' || one.standIn))
    return isBots || present.some(({ you }) => you === id) ? [] : [seat]
  })

/** A seat that has moved or was given up is not this tab's any more. */
function useForgetting(code: string, seats: readonly KeptSeat[], device: TableClient): void {
  const present = device.present.value
  useEffect(() => {
    for (const seat of seats) if (!present.includes(seat)) forget(code, seat.you)
  }, [code, seats, present])
}
