// What happens to people and seats is said to everyone at the table: who has the keys, whose chair a bot keeps, whose seat moved.
import type { House, Person, PersonId } from '@safehouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { say } from '../parts/toast.tsx'
import { words } from '../words/language.ts'
import { isolate } from '../words/say.ts'

export function useHouseNews(house: House | undefined, you: PersonId | null): void {
  const known = useRef<House>()
  useEffect(() => {
    const before = known.current
    known.current = house
    if (before && house) for (const sentence of newsOf(before, house, you)) say(sentence)
  }, [house, you])
}

function newsOf(before: House, house: House, you: PersonId | null): string[] {
  const { news } = words()
  const host = house.host === before.host ? undefined : house.people.find((person) => person.id === house.host)
  const keys = host ? [host.id === you ? news.youAreHost : news.newHost(isolate(host.name))] : []
  return [...keys, ...chairNews(before, house, you), ...house.people.flatMap((now) => newsOfPerson(before.people, now, you))]
}
/** A latecomer asks the host for a bot's chair; all are told who got it, and whoever asked is told of a no. */
function chairNews(before: House, house: House, you: PersonId | null): string[] {
  const { late } = words()
  const nameOf = (id: PersonId) => isolate((house.people.find((one) => one.id === id) ?? before.people.find((one) => one.id === id))?.name ?? '')
  return house.people.flatMap(({ id, wants }) => {
    const wanted = before.people.find((one) => one.id === id)?.wants
    if (wants !== undefined && wanted === undefined) return house.host === you ? [late.wants(nameOf(id), nameOf(wants))] : []
    if (wants !== undefined || wanted === undefined || house.on?.state !== 'running') return []
    if (house.on.seats.includes(id)) return [id === you ? late.given : late.took(nameOf(id), nameOf(wanted))]
    return id === you ? [late.refused] : []
  })
}
function newsOfPerson(before: readonly Person[], now: Person, you: PersonId | null): string[] {
  const was = before.find((person) => person.id === now.id)
  if (!was) return []
  const { news } = words()
  const name = isolate(now.name)
  const isMe = now.id === you
  return [
    ...(was.standIn && !now.standIn ? [isMe ? news.kept : news.isBack(name)] : []),
    ...(!was.standIn && now.standIn && !isMe ? [news.botPlays(name)] : []),
    ...(now.moves > was.moves && !isMe ? [news.seatMoved(name)] : []),
  ]
}
