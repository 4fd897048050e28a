// Who comes while a game is on and wants a bot's chair, with everything that its seat has heard: only as the host agrees, and one
// device sees one hand of a game. Without that a latecomer could go from chair to chair and read them all.
import type { Seat } from '@safehouse/engine'
import type { PersonId } from '@safehouse/protocol'
import { RequestError } from '../request-error.ts'
import { freeName, type Joined, leave, newGuest, withHost } from './seating.ts'
import { guestOf, isRunning, type Step, type StoredPerson, type TableDocument, withGuest } from './table-document.ts'

/** More who wait for a chair than this, and the host could not tell them apart. */
const mostAsking = 2

export interface Asking {
  readonly name: string
  readonly bot: PersonId
  readonly device?: string | undefined
  readonly mostSeats: number
}

/** In the middle of a game the host is asked; between games there is no hand to be seen, and the bot just gets up. */
export function askForChair(evening: TableDocument, { name: rawName, bot, device, mostSeats }: Asking): Joined {
  if (evening.locked) throw new RequestError('tableLocked')
  const before = botAt(evening, bot)
  // A bot that may stay keeps its name to itself; whoever left may come back under their own.
  const others = isRunning(evening) && !before.left ? evening : { ...evening, people: evening.people.filter((guest) => guest !== before) }
  const guest = { ...newGuest(evening, 'person', freeName(others, rawName)), ...(device !== undefined && { device }) }
  if (!isRunning(evening)) {
    const sat = { ...guest, mark: before.mark }
    return { guest: sat, evening: withHost({ ...evening, people: evening.people.map((other) => (other === before ? sat : other)) }) }
  }
  checkHands(evening, device, evening.on.seats.indexOf(bot))
  if (evening.people.filter(({ left }) => !left).length >= mostSeats + mostAsking) throw new RequestError('tableFull')
  const asking = { ...guest, wants: bot }
  return { guest: asking, evening: { ...evening, people: [...evening.people, asking] } }
}

/** Yes: the chair, the shape and the feed. No: from the next game on, if there is a chair. */
export function giveChair(evening: TableDocument, id: PersonId, yes: boolean, mostSeats: number): Step {
  const asking = guestOf(evening, id)
  if (!asking?.wants || !isRunning(evening)) throw new RequestError('unknownPerson')
  const { wants, ...guest } = asking
  if (!yes) return evening.people.filter(({ left }) => !left).length > mostSeats ? leave(evening, id) : { evening: withGuest(evening, guest) }
  const bot = botAt(evening, wants)
  const seat = evening.on.seats.indexOf(wants)
  checkHands(evening, guest.device, seat)
  const sat = { ...guest, mark: bot.mark }
  const people = evening.people.filter((other) => other !== asking).map((other) => (other === bot ? sat : other))
  const seats = evening.on.seats.map((other) => (other === wants ? id : other))
  return { evening: withHost({ ...evening, people, on: { ...evening.on, seats }, sat: lookedAt(evening.sat ?? {}, guest.device, seat) }) }
}

/** When a chair is asked for and again when it is given: one device may ask for two. */
function checkHands({ sat = {} }: TableDocument, device: string | undefined, seat: Seat): void {
  if (device !== undefined && seatsSeen(sat, device).some((other) => other !== seat)) throw new RequestError('oneHandOnly')
}
/** What a device calls itself was made up by a stranger, and may be the name of something that every object has. */
const seatsSeen = (sat: NonNullable<TableDocument['sat']>, device: string): readonly Seat[] => (Object.hasOwn(sat, device) ? sat[device]! : [])

/** Whose device has looked at which seat, when a game begins. */
export const satWith = (people: readonly StoredPerson[]): NonNullable<TableDocument['sat']> =>
  people.reduce<NonNullable<TableDocument['sat']>>((sat, { device }, seat) => lookedAt(sat, device, seat), {})

function lookedAt(sat: NonNullable<TableDocument['sat']>, device: string | undefined, seat: Seat): NonNullable<TableDocument['sat']> {
  return device === undefined ? sat : { ...sat, [device]: [...seatsSeen(sat, device), seat] }
}
/** The seat of somebody who left for good is a bot's. */
function botAt(evening: TableDocument, id: PersonId): StoredPerson {
  const guest = guestOf(evening, id)
  if (!guest || (isRunning(evening) && !evening.on.seats.includes(id))) throw new RequestError('unknownPerson')
  if (guest.kind === 'person' && !guest.left) throw new RequestError('notABot', { with: { name: guest.name } })
  return guest
}
