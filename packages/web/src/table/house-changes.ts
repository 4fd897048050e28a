// News of the house during a match: they are lines of the history beside the game's own, never toasts, and are read to screen readers.
// Everything in them is public.
import type { House, Person, PersonId } from '@safehouse/protocol'
import type { HistoryEvent } from '../games/screens.ts'
import { isolateName } from '../i18n/grammar.ts'
import { messages } from '../i18n/language.ts'
import { announce } from '../parts/announcer.tsx'
import { showToast } from '../parts/toast.tsx'
import type { TableClient } from './table-client.ts'

interface HouseNews extends Pick<HistoryEvent, 'text' | 'seats' | 'message'> {
  readonly matchNumber: number
}
const MAX_NEWS_KEPT = 100
const newsAt = new WeakMap<TableClient, readonly HouseNews[]>()

/** What the host refused this person is a toast; everything else is a line of the history, after the feed's first `afterMessage` messages. */
export function tellNews(client: TableClient, before: House, house: House, afterMessage: number): void {
  const { personId: ownId } = client
  if (wasRefusedSeat(before, house, ownId)) showToast(messages().late.refused)
  const seatOf = (id: PersonId) => house.on?.seats.indexOf(id) ?? -1
  const news = newsBetween(before, house, ownId).map(({ text, about }) => {
    announce(text)
    return { text, seats: [seatOf(about)].filter((seat) => seat >= 0), message: afterMessage, matchNumber: house.on?.n ?? 0 }
  })
  if (news.length === 0) return
  const kept = [...(newsAt.get(client) ?? []), ...news].slice(-MAX_NEWS_KEPT)
  newsAt.set(client, kept)
  client.withHouseNews.value = (events, matchNumber) => withHouseNews(events, kept, matchNumber)
}

/** The history of a match with the news of the house in between, where they happened. */
export function withHouseNews(events: readonly HistoryEvent[], news: readonly HouseNews[], matchNumber: number): readonly HistoryEvent[] {
  const ofMatch = news.filter((change) => change.matchNumber === matchNumber)
  if (ofMatch.length === 0) return events
  const roundAt = (message: number) => events.findLast((event) => event.message < message)?.round
  const lines = ofMatch.map(({ text, seats, message }) => ({ text, seats, message, round: roundAt(message) ?? events[0]?.round }))
  // What came with message n is told before the news that came after n messages had been heard.
  return [...lines, ...events].sort((a, b) => a.message - b.message)
}

interface NewsOfPerson {
  readonly text: string
  readonly about: PersonId
}
function newsBetween(before: House, house: House, ownId: PersonId | null): readonly NewsOfPerson[] {
  const { news } = messages()
  const newHost = house.host === before.host ? undefined : house.people.find((person) => person.id === house.host)
  const hostNews = newHost ? [{ text: newHost.id === ownId ? news.youAreHost : news.newHost(isolateName(newHost.name)), about: newHost.id }] : []
  const personNews = house.people.flatMap((person) => newsOfPerson(before.people, person, ownId))
  return [...hostNews, ...seatRequestNews(before, house, ownId), ...personNews]
}
/** A latecomer asks the host for a bot's seat, or has got it. */
function seatRequestNews(before: House, house: House, ownId: PersonId | null): NewsOfPerson[] {
  const { late } = messages()
  const nameOf = (id: PersonId) =>
    isolateName((house.people.find((person) => person.id === id) ?? before.people.find((person) => person.id === id))?.name ?? '')
  return house.people.flatMap(({ id, wants }) => {
    const wanted = before.people.find((person) => person.id === id)?.wants
    if (wants !== undefined && wanted === undefined) return house.host === ownId ? [{ text: late.wants(nameOf(id), nameOf(wants)), about: id }] : []
    if (wants !== undefined || wanted === undefined || house.on?.state !== 'running' || !house.on.seats.includes(id)) return []
    return [{ text: id === ownId ? late.given : late.took(nameOf(id), nameOf(wanted)), about: id }]
  })
}
/** The host has refused this person the seat of a bot. */
function wasRefusedSeat(before: House, house: House, ownId: PersonId | null): boolean {
  const wantedBy = ({ people }: House) => people.find(({ id }) => id === ownId)?.wants
  if (ownId === null || wantedBy(before) === undefined || wantedBy(house) !== undefined) return false
  return house.on?.state === 'running' && !house.on.seats.includes(ownId)
}
function newsOfPerson(before: readonly Person[], person: Person, ownId: PersonId | null): NewsOfPerson[] {
  const previous = before.find(({ id }) => id === person.id)
  if (!previous) return []
  const { news } = messages()
  const name = isolateName(person.name)
  const isMe = person.id === ownId
  const sentences = [
    ...(previous.standIn && !person.standIn ? [isMe ? news.kept : news.isBack(name)] : []),
    ...(!previous.standIn && person.standIn && !isMe ? [news.botPlays(name)] : []),
    ...(person.moves > previous.moves && !isMe ? [news.seatMoved(name)] : []),
  ]
  return sentences.map((text) => ({ text, about: person.id }))
}
