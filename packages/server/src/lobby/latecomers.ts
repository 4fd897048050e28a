// Latecomers who ask for a bot's seat while a match is running. They get its whole feed, so the host must agree, and one device
// may see one seat's hand in a match: otherwise a latecomer could move from seat to seat and read all hands.
import type { Seat } from '@safehouse/engine'
import { MAX_PEOPLE_AT_TABLE, type PersonId } from '@safehouse/protocol'
import { RequestError } from '../request-error.ts'
import { ensureHost, type Joined, leave, newPerson, readFreeName } from './seating.ts'
import { type DocumentChange, findPerson, isRunning, type StoredPerson, type TableDocument, withPerson } from './table-document.ts'

/** How many people may be at the table beyond its places, waiting for the host's answer. */
const MAX_WAITING_LATECOMERS = 2

export interface SeatRequest {
  readonly name: string
  readonly bot: PersonId
  readonly device?: string | undefined
}

/** Asks the host for a bot's seat. Between matches there is no hand to see, so the seat is given at once. */
export function askForSeat(document: TableDocument, { name: rawName, bot, device }: SeatRequest): Joined {
  if (document.locked) throw new RequestError('tableLocked')
  const replaced = findBot(document, bot)
  // The name of a bot that stays is taken. That of somebody who left, or of a bot that goes at once, is free.
  const withoutBot =
    isRunning(document) && !replaced.left ? document : { ...document, people: document.people.filter((person) => person !== replaced) }
  const person = { ...newPerson(document, 'person', readFreeName(withoutBot, rawName)), ...(device !== undefined && { device }) }
  if (!isRunning(document)) {
    const seatedPerson = { ...person, mark: replaced.mark }
    return {
      person: seatedPerson,
      document: ensureHost({ ...document, people: document.people.map((other) => (other === replaced ? seatedPerson : other)) }),
    }
  }
  checkDeviceSawOneSeat(document, device, document.on.seats.indexOf(bot))
  if (document.people.filter(({ left }) => !left).length >= MAX_PEOPLE_AT_TABLE + MAX_WAITING_LATECOMERS) throw new RequestError('tableFull')
  const latecomer = { ...person, wants: bot }
  return { person: latecomer, document: { ...document, people: [...document.people, latecomer] } }
}

/** The host's answer. Yes: the latecomer gets the bot's seat, mark and feed. No: they play from the next match on, if there is a seat. */
export function answerSeatRequest(document: TableDocument, id: PersonId, yes: boolean): DocumentChange {
  const latecomer = findPerson(document, id)
  if (!latecomer?.wants || !isRunning(document)) throw new RequestError('unknownPerson')
  const { wants, ...person } = latecomer
  if (!yes)
    return document.people.filter(({ left }) => !left).length > MAX_PEOPLE_AT_TABLE
      ? leave(document, id)
      : { document: withPerson(document, { ...person, satOut: document.on.n }) }
  const bot = findBot(document, wants)
  const seat = document.on.seats.indexOf(wants)
  checkDeviceSawOneSeat(document, person.device, seat)
  const seatedPerson = { ...person, mark: bot.mark }
  const people = document.people.filter((other) => other !== latecomer).map((other) => (other === bot ? seatedPerson : other))
  const seats = document.on.seats.map((other) => (other === wants ? id : other))
  return { document: ensureHost({ ...document, people, on: { ...document.on, seats }, sat: withSeatSeen(document.sat ?? {}, person.device, seat) }) }
}

/** Refuses a device that has seen another seat of this match. Checked again when the seat is given: one device may ask for two. */
function checkDeviceSawOneSeat({ sat = {} }: TableDocument, device: string | undefined, seat: Seat): void {
  if (device !== undefined && seatsSeenBy(sat, device).some((other) => other !== seat)) throw new RequestError('oneHandOnly')
}
/** `hasOwn`, because a device's id comes from the client and may be `constructor`. */
const seatsSeenBy = (sat: NonNullable<TableDocument['sat']>, device: string): readonly Seat[] => (Object.hasOwn(sat, device) ? sat[device]! : [])

/** Which seats each device has seen as a match begins: those of its people. */
export const seatsSeenAtStart = (people: readonly StoredPerson[]): NonNullable<TableDocument['sat']> =>
  people.reduce<NonNullable<TableDocument['sat']>>((sat, { device }, seat) => withSeatSeen(sat, device, seat), {})

function withSeatSeen(sat: NonNullable<TableDocument['sat']>, device: string | undefined, seat: Seat): NonNullable<TableDocument['sat']> {
  return device === undefined ? sat : { ...sat, [device]: [...seatsSeenBy(sat, device), seat] }
}
/** A bot, or somebody who left during the match, for whom a bot plays from then on. */
function findBot(document: TableDocument, id: PersonId): StoredPerson {
  const person = findPerson(document, id)
  if (!person || (isRunning(document) && !document.on.seats.includes(id))) throw new RequestError('unknownPerson')
  if (person.program && !person.left) throw new RequestError('isAProgram', { with: { name: person.name } })
  if (person.kind === 'person' && !person.left) throw new RequestError('notABot', { with: { name: person.name } })
  return person
}
