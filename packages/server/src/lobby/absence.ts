// Who is away, who waits for whom, and bots that keep a chair: they know what that seat knows, and give it back.
import type { PersonId } from '@safehouse/protocol'
import { RequestError } from '../request-error.ts'
import { withoutKeyMadeByHost } from './seat-move.ts'
import { findPerson, isPlayedByBot, isRunning, humansAt, type StoredPerson, type TableDocument, withPerson } from './table-document.ts'

const MINUTE_MS = 60_000
/** A knock is a knock, not a drum. */
const NUDGE_COOLDOWN_MS = 10_000
/** So long is a host only in the next room. */
const HOST_TAKEOVER_AFTER_MS = MINUTE_MS

/** Nobody is connected for this person any more. */
export function markAway(document: TableDocument, id: PersonId, since: number): TableDocument {
  const person = findPerson(document, id)
  if (person?.kind !== 'person' || person.left || person.awaySince !== undefined) return document
  return withPerson(document, { ...person, awaySince: since })
}
/** Somebody is: whatever a bot kept is theirs again, and nobody moves their seat but they. */
export function markReturned(before: TableDocument, id: PersonId): TableDocument {
  const document = withoutKeyMadeByHost(before, id)
  const person = findPerson(document, id)
  if (!person || person.left || (person.awaySince === undefined && !person.standIn)) return document
  const { awaySince: _, ...here } = person
  return withPerson(document, { ...here, standIn: false })
}
/** Somebody's device is here, passed on to others: no absence. A chair that the host gave to a bot is its until they hold it. */
export const markSeen = (document: TableDocument, id: PersonId): TableDocument =>
  findPerson(document, id)?.awaySince === undefined ? withoutKeyMadeByHost(document, id) : markReturned(document, id)

export function takeBackSeat(document: TableDocument, id: PersonId): TableDocument {
  const person = findPerson(document, id)
  return person?.standIn && !person.left ? withPerson(document, { ...person, standIn: false }) : document
}
export function letBotPlay(document: TableDocument, id: PersonId): TableDocument {
  return withPerson(document, { ...humanInMatch(document, id), standIn: true })
}

export function nudge(document: TableDocument, by: PersonId, id: PersonId, now: number): TableDocument {
  if (by === id) throw new RequestError('thatIsYou')
  const person = humanInMatch(document, id)
  if (person.nudge && now - person.nudge.at < NUDGE_COOLDOWN_MS) throw new RequestError('nudgedJustNow', { with: { name: person.name } })
  return withPerson(document, { ...person, nudge: { by, at: now } })
}
/** Whoever plays in this game for themselves. */
function humanInMatch(document: TableDocument, id: PersonId): StoredPerson {
  if (!isRunning(document)) throw new RequestError('noGameRunning')
  const person = findPerson(document, id)
  if (!person || !document.on.seats.includes(id)) throw new RequestError('unknownPerson')
  if (isPlayedByBot(person)) throw new RequestError('isABot', { with: { name: person.name } })
  return person
}

/** Bots for those who have been away for as long as the host said. Not where everybody is: such a table waits for days. */
export function letBotsCoverAbsent(document: TableDocument, now: number): TableDocument {
  const due = nextBotCoverAt(document)
  if (due === undefined || due > now) return document
  const limit = now - document.settings.awayMinutes * MINUTE_MS
  const people = document.people.map((person) => (isAwayAndUncovered(document, person) && person.awaySince <= limit ? { ...person, standIn: true } : person))
  return { ...document, people }
}
/** When the next bot is due, if any is. */
export function nextBotCoverAt(document: TableDocument): number | undefined {
  const { awayMinutes } = document.settings
  if (!awayMinutes || !isRunning(document) || document.on.clock.pausedAt !== null) return undefined
  if (humansAt(document).every((person) => person.awaySince !== undefined)) return undefined
  const since = document.people.flatMap((person) => (isAwayAndUncovered(document, person) ? person.awaySince : []))
  return since.length === 0 ? undefined : Math.min(...since) + awayMinutes * MINUTE_MS
}
const isAwayAndUncovered = (document: TableDocument, person: StoredPerson): person is StoredPerson & { awaySince: number } =>
  person.awaySince !== undefined && !isPlayedByBot(person) && document.on?.seats.includes(person.id) === true

/** A pause, or the time between two games, was no absence from play: it is counted from now. */
export const restartAbsence = (people: readonly StoredPerson[], now: number): readonly StoredPerson[] =>
  people.map((person) => (person.awaySince === undefined ? person : { ...person, awaySince: now }))

/** At the start of a game everybody who is here plays for themselves, and what was asked for in the last one is settled. */
export const peopleAtMatchStart = (people: readonly StoredPerson[], now: number): readonly StoredPerson[] =>
  restartAbsence(people, now).map(({ wants: _, ...person }) => (person.standIn && person.awaySince === undefined ? { ...person, standIn: false } : person))

/** A host whose phone is gone leaves nobody without a host. While a game is on the keys stay with those who play it. */
export const canTakeOverAsHost = (document: TableDocument, by: PersonId, now: number): boolean => {
  if (isRunning(document) && !document.on.seats.includes(by)) return false
  const since = findPerson(document, document.host)?.awaySince
  return since !== undefined && now - since >= HOST_TAKEOVER_AFTER_MS
}
