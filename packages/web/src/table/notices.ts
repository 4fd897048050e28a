// Toasts about the table: nudges, refused messages, and changes of people and seats. Everything in them is public.
import type { House, Person, PersonId, SendResult } from '@safehouse/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { showToast } from '../parts/toast.tsx'

const NUDGE_VIBRATION_MS = 30

/** Somebody waits for this device's person, or for `whom` of those who pass the device: a toast, and the device vibrates. */
export function showNudge(house: House | undefined, by: PersonId, whom: PersonId | undefined): void {
  const nameOf = (id: PersonId) => isolateName(house?.people.find((person) => person.id === id)?.name ?? messages().table.someone)
  const { news } = messages()
  showToast(whom === undefined ? news.knocked(nameOf(by)) : news.knockedFor(nameOf(by), nameOf(whom)))
  navigator.vibrate?.(NUDGE_VIBRATION_MS)
}
/** Shows why the server refused a message. Returns whether it was accepted. */
export function showIfRefused(result: SendResult): boolean {
  if (!result.ok && 'error' in result) showToast(messages().errors[result.error]({}))
  return result.ok
}

/** Toasts for every change of the house document: a new host, a bot that takes or returns a chair, a moved seat. */
export function useHouseToasts(house: House | undefined, viewerId: PersonId | null): void {
  const previous = useRef<House>()
  useEffect(() => {
    const before = previous.current
    previous.current = house
    if (before && house) for (const sentence of houseNews(before, house, viewerId)) showToast(sentence)
  }, [house, viewerId])
}

function houseNews(before: House, house: House, viewerId: PersonId | null): string[] {
  const { news } = messages()
  const newHost = house.host === before.host ? undefined : house.people.find((person) => person.id === house.host)
  const hostNews = newHost ? [newHost.id === viewerId ? news.youAreHost : news.newHost(isolateName(newHost.name))] : []
  const personNews = house.people.flatMap((person) => newsOfPerson(before.people, person, viewerId))
  return [...hostNews, ...seatRequestNews(before, house, viewerId), ...personNews]
}
/** A latecomer asks the host for a bot's seat. Everybody is told who got it; only the latecomer is told of a refusal. */
function seatRequestNews(before: House, house: House, viewerId: PersonId | null): string[] {
  const { late } = messages()
  const nameOf = (id: PersonId) => isolateName((house.people.find((one) => one.id === id) ?? before.people.find((one) => one.id === id))?.name ?? '')
  return house.people.flatMap(({ id, wants }) => {
    const wanted = before.people.find((one) => one.id === id)?.wants
    if (wants !== undefined && wanted === undefined) return house.host === viewerId ? [late.wants(nameOf(id), nameOf(wants))] : []
    if (wants !== undefined || wanted === undefined || house.on?.state !== 'running') return []
    if (house.on.seats.includes(id)) return [id === viewerId ? late.given : late.took(nameOf(id), nameOf(wanted))]
    return id === viewerId ? [late.refused] : []
  })
}
function newsOfPerson(before: readonly Person[], person: Person, viewerId: PersonId | null): string[] {
  const previous = before.find(({ id }) => id === person.id)
  if (!previous) return []
  const { news } = messages()
  const name = isolateName(person.name)
  const isMe = person.id === viewerId
  return [
    ...(previous.standIn && !person.standIn ? [isMe ? news.kept : news.isBack(name)] : []),
    ...(!previous.standIn && person.standIn && !isMe ? [news.botPlays(name)] : []),
    ...(person.moves > previous.moves && !isMe ? [news.seatMoved(name)] : []),
  ]
}
