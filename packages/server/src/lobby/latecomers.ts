// Who comes while a game is on and wants a bot's chair, with everything that its seat has heard: only as the host agrees, and one
// device sees one hand of a game. Without that a latecomer could go from chair to chair and read them all.
import type { Seat } from '@safehouse/engine'
import type { PersonId } from '@safehouse/protocol'
import { RequestError } from '../request-error.ts'
import { readFreeName, type Joined, leave, newPerson, ensureHost } from './seating.ts'
import { findPerson, isRunning, type DocumentChange, type StoredPerson, type TableDocument, withPerson } from './table-document.ts'

/** More who wait for a chair than this, and the host could not tell them apart. */
const MAX_WAITING_LATECOMERS = 2

export interface SeatRequest {
  readonly name: string
  readonly bot: PersonId
  readonly device?: string | undefined
  readonly mostSeats: number
}

/** In the middle of a game the host is asked; between games there is no hand to be seen, and the bot just gets up. */
export function askForSeat(document: TableDocument, { name: rawName, bot, device, mostSeats }: SeatRequest): Joined {
  if (document.locked) throw new RequestError('tableLocked')
  const before = findBot(document, bot)
  // A bot that may stay keeps its name to itself; whoever left may come back under their own.
  const others = isRunning(document) && !before.left ? document : { ...document, people: document.people.filter((person) => person !== before) }
  const person = { ...newPerson(document, 'person', readFreeName(others, rawName)), ...(device !== undefined && { device }) }
  if (!isRunning(document)) {
    const sat = { ...person, mark: before.mark }
    return { person: sat, document: ensureHost({ ...document, people: document.people.map((other) => (other === before ? sat : other)) }) }
  }
  checkDeviceSawOneSeat(document, device, document.on.seats.indexOf(bot))
  if (document.people.filter(({ left }) => !left).length >= mostSeats + MAX_WAITING_LATECOMERS) throw new RequestError('tableFull')
  const asking = { ...person, wants: bot }
  return { person: asking, document: { ...document, people: [...document.people, asking] } }
}

/** Yes: the chair, the shape and the feed. No: from the next game on, if there is a chair. */
export function answerSeatRequest(document: TableDocument, id: PersonId, yes: boolean, mostSeats: number): DocumentChange {
  const asking = findPerson(document, id)
  if (!asking?.wants || !isRunning(document)) throw new RequestError('unknownPerson')
  const { wants, ...person } = asking
  if (!yes) return document.people.filter(({ left }) => !left).length > mostSeats ? leave(document, id) : { document: withPerson(document, person) }
  const bot = findBot(document, wants)
  const seat = document.on.seats.indexOf(wants)
  checkDeviceSawOneSeat(document, person.device, seat)
  const sat = { ...person, mark: bot.mark }
  const people = document.people.filter((other) => other !== asking).map((other) => (other === bot ? sat : other))
  const seats = document.on.seats.map((other) => (other === wants ? id : other))
  return { document: ensureHost({ ...document, people, on: { ...document.on, seats }, sat: withSeatSeen(document.sat ?? {}, person.device, seat) }) }
}

/** When a chair is asked for and again when it is given: one device may ask for two. */
function checkDeviceSawOneSeat({ sat = {} }: TableDocument, device: string | undefined, seat: Seat): void {
  if (device !== undefined && seatsSeenBy(sat, device).some((other) => other !== seat)) throw new RequestError('oneHandOnly')
}
/** What a device calls itself was made up by a stranger, and may be the name of something that every object has. */
const seatsSeenBy = (sat: NonNullable<TableDocument['sat']>, device: string): readonly Seat[] => (Object.hasOwn(sat, device) ? sat[device]! : [])

/** Whose device has looked at which seat, when a game begins. */
export const seatsSeenAtStart = (people: readonly StoredPerson[]): NonNullable<TableDocument['sat']> =>
  people.reduce<NonNullable<TableDocument['sat']>>((sat, { device }, seat) => withSeatSeen(sat, device, seat), {})

function withSeatSeen(sat: NonNullable<TableDocument['sat']>, device: string | undefined, seat: Seat): NonNullable<TableDocument['sat']> {
  return device === undefined ? sat : { ...sat, [device]: [...seatsSeenBy(sat, device), seat] }
}
/** The seat of somebody who left for good is a bot's. */
function findBot(document: TableDocument, id: PersonId): StoredPerson {
  const person = findPerson(document, id)
  if (!person || (isRunning(document) && !document.on.seats.includes(id))) throw new RequestError('unknownPerson')
  if (person.kind === 'person' && !person.left) throw new RequestError('notABot', { with: { name: person.name } })
  return person
}
