// Who is away, who waits for whom, and bots that keep a chair: they know what that seat knows, and give it back.
import type { PersonId } from '@safehouse/protocol'
import { RequestError } from '../request-error.ts'
import { withoutHostsKey } from './moving.ts'
import { guestOf, isBotPlayed, isRunning, personsOf, type StoredPerson, type TableDocument, withGuest } from './table-document.ts'

const minute = 60_000
/** A knock is a knock, not a drum. */
const betweenNudges = 10_000
/** So long is a host only in the next room. */
const keysStay = minute

/** Nobody is connected for this person any more. */
export function went(evening: TableDocument, id: PersonId, since: number): TableDocument {
  const guest = guestOf(evening, id)
  if (guest?.kind !== 'person' || guest.left || guest.awaySince !== undefined) return evening
  return withGuest(evening, { ...guest, awaySince: since })
}
/** Somebody is: whatever a bot kept is theirs again, and nobody moves their seat but they. */
export function came(before: TableDocument, id: PersonId): TableDocument {
  const evening = withoutHostsKey(before, id)
  const guest = guestOf(evening, id)
  if (!guest || guest.left || (guest.awaySince === undefined && !guest.standIn)) return evening
  const { awaySince: _, ...here } = guest
  return withGuest(evening, { ...here, standIn: false })
}
/** Somebody's device is here, passed on to others: no absence. A chair that the host gave to a bot is its until they hold it. */
export const seen = (evening: TableDocument, id: PersonId): TableDocument =>
  guestOf(evening, id)?.awaySince === undefined ? withoutHostsKey(evening, id) : came(evening, id)

export function takeBack(evening: TableDocument, id: PersonId): TableDocument {
  const guest = guestOf(evening, id)
  return guest?.standIn && !guest.left ? withGuest(evening, { ...guest, standIn: false }) : evening
}
export function letBotPlay(evening: TableDocument, id: PersonId): TableDocument {
  return withGuest(evening, { ...awaited(evening, id), standIn: true })
}

export function nudge(evening: TableDocument, by: PersonId, id: PersonId, now: number): TableDocument {
  if (by === id) throw new RequestError('thatIsYou')
  const guest = awaited(evening, id)
  if (guest.nudge && now - guest.nudge.at < betweenNudges) throw new RequestError('nudgedJustNow', { with: { name: guest.name } })
  return withGuest(evening, { ...guest, nudge: { by, at: now } })
}
/** Whoever plays in this game for themselves. */
function awaited(evening: TableDocument, id: PersonId): StoredPerson {
  if (!isRunning(evening)) throw new RequestError('noGameRunning')
  const guest = guestOf(evening, id)
  if (!guest || !evening.on.seats.includes(id)) throw new RequestError('unknownPerson')
  if (isBotPlayed(guest)) throw new RequestError('isABot', { with: { name: guest.name } })
  return guest
}

/** Bots for those who have been away for as long as the host said. Not where everybody is: such a table waits for days. */
export function coverAbsent(evening: TableDocument, now: number): TableDocument {
  const due = nextCover(evening)
  if (due === undefined || due > now) return evening
  const limit = now - evening.settings.awayMinutes * minute
  const people = evening.people.map((guest) => (isUncovered(evening, guest) && guest.awaySince <= limit ? { ...guest, standIn: true } : guest))
  return { ...evening, people }
}
/** When the next bot is due, if any is. */
export function nextCover(evening: TableDocument): number | undefined {
  const { awayMinutes } = evening.settings
  if (!awayMinutes || !isRunning(evening) || evening.on.clock.pausedAt !== null) return undefined
  if (personsOf(evening).every((guest) => guest.awaySince !== undefined)) return undefined
  const since = evening.people.flatMap((guest) => (isUncovered(evening, guest) ? guest.awaySince : []))
  return since.length === 0 ? undefined : Math.min(...since) + awayMinutes * minute
}
const isUncovered = (evening: TableDocument, guest: StoredPerson): guest is StoredPerson & { awaySince: number } =>
  guest.awaySince !== undefined && !isBotPlayed(guest) && evening.on?.seats.includes(guest.id) === true

/** A pause, or the time between two games, was no absence from play: it is counted from now. */
export const countAnew = (people: readonly StoredPerson[], now: number): readonly StoredPerson[] =>
  people.map((guest) => (guest.awaySince === undefined ? guest : { ...guest, awaySince: now }))

/** At the start of a game everybody who is here plays for themselves, and what was asked for in the last one is settled. */
export const freshPeople = (people: readonly StoredPerson[], now: number): readonly StoredPerson[] =>
  countAnew(people, now).map(({ wants: _, ...guest }) => (guest.standIn && guest.awaySince === undefined ? { ...guest, standIn: false } : guest))

/** A host whose phone is gone leaves nobody without a host. While a game is on the keys stay with those who play it. */
export const mayTakeKeys = (evening: TableDocument, by: PersonId, now: number): boolean => {
  if (isRunning(evening) && !evening.on.seats.includes(by)) return false
  const since = guestOf(evening, evening.host)?.awaySince
  return since !== undefined && now - since >= keysStay
}
