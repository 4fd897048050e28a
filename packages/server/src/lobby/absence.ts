// Absence: who is away, nudges, bots that play for people who are away, and taking over from an absent host. Pure functions of the
// table document. A bot that plays for somebody knows what that seat knows and gives the seat back when the person returns.
import { botOfferedAfterMs, HOST_TAKEOVER_AFTER_MS, PAUSE_ENDED_BY_ANYONE_AFTER_MS, type PersonId } from '@safehouse/protocol'
import { RequestError } from '../request-error.ts'
import { withoutMoveKeyMadeByHost } from './seat-move.ts'
import {
  findPerson,
  hasSay,
  humansAt,
  isClockRunning,
  isOwnBot,
  isPlayedByBot,
  isRunning,
  type StoredPerson,
  type TableDocument,
  withPerson,
} from './table-document.ts'

const MINUTE_MS = 60_000
/** Minimum time between two nudges of the same person. */
const NUDGE_COOLDOWN_MS = 10_000

/** Nobody is connected for this person any more. Our own bots and people who have left are never away. */
export function markAway(document: TableDocument, id: PersonId, since: number): TableDocument {
  const person = findPerson(document, id)
  if (!person || isOwnBot(person) || person.left || person.awaySince !== undefined) return document
  return withPerson(document, { ...person, awaySince: since })
}
/** The person is connected and holds their device: a bot hands the seat back, and a move key that the host made for them is void. */
export function markReturned(before: TableDocument, id: PersonId): TableDocument {
  const document = withoutMoveKeyMadeByHost(before, id)
  const person = findPerson(document, id)
  if (!person || person.left || (person.awaySince === undefined && !person.standIn)) return document
  const { awaySince: _, botWantedBy: _wanted, ...here } = person
  return withPerson(document, { ...here, standIn: false })
}
/** The person's passed device is connected, whichever person holds it: not away, but a bot that the host put on the seat keeps it. */
export const markSeen = (document: TableDocument, id: PersonId): TableDocument =>
  findPerson(document, id)?.awaySince === undefined ? withoutMoveKeyMadeByHost(document, id) : markReturned(document, id)

export function takeBackSeat(document: TableDocument, id: PersonId): TableDocument {
  const person = findPerson(document, id)
  return person?.standIn && !person.left ? withPerson(document, { ...person, standIn: false }) : document
}
/**
 * Puts a bot on somebody's seat. The host may at any time. Other players may when the person has been away for a while; before
 * that two of them have to want it, or the only one who is left. Idempotent: a seat that a bot plays already stays as it is.
 */
export function letBotPlay(document: TableDocument, by: PersonId, id: PersonId, now: number): TableDocument {
  if (by === document.host && isRunning(document) && document.on.seats.includes(id) && findPerson(document, id)?.standIn) return document
  const { botWantedBy = [], ...person } = findPlayingPerson(document, id)
  const covered = withPerson(document, { ...person, standIn: true })
  if (by === document.host) return covered
  if (by === id || person.awaySince === undefined || !hasSay(document, by)) throw new RequestError('notHost')
  if (now - person.awaySince >= botOfferedAfterMs(document.place)) return covered
  const wantedBy = [...new Set([...botWantedBy, by])]
  const others = humansAt(document).filter((other) => other.awaySince === undefined && hasSay(document, other.id))
  return wantedBy.length >= Math.min(2, others.length) ? covered : withPerson(document, { ...person, botWantedBy: wantedBy })
}

export function nudge(document: TableDocument, by: PersonId, id: PersonId, now: number): TableDocument {
  if (by === id) throw new RequestError('thatIsYou')
  const person = findPlayingPerson(document, id)
  const waitMs = (person.nudge?.at ?? Number.NEGATIVE_INFINITY) + NUDGE_COOLDOWN_MS - now
  if (waitMs > 0) throw new RequestError('nudgedJustNow', { with: { name: person.name, limit: 'nudges', seconds: Math.ceil(waitMs / 1000) } })
  return withPerson(document, { ...person, nudge: { by, at: now } })
}
/** A person or program that plays in the running match and for whom no bot of ours plays; throws for anybody else. */
function findPlayingPerson(document: TableDocument, id: PersonId): StoredPerson {
  if (!isRunning(document)) throw new RequestError('noGameRunning')
  const person = findPerson(document, id)
  if (!person || !document.on.seats.includes(id)) throw new RequestError('unknownPerson')
  if (isPlayedByBot(person)) throw new RequestError('isABot', { with: { name: person.name } })
  return person
}

/** Puts bots on the seats of people who have been away for `settings.awayMinutes`. If everybody is away the match waits instead. */
export function letBotsCoverAbsent(document: TableDocument, now: number): TableDocument {
  const due = nextBotCoverAt(document)
  if (due === undefined || due > now) return document
  const limit = now - document.settings.awayMinutes * MINUTE_MS
  const people = document.people.map((person) =>
    isAwayAndUncovered(document, person) && person.awaySince <= limit ? { ...person, standIn: true } : person,
  )
  return { ...document, people }
}
/** When the next bot takes over an absent person's seat, if the host wants that. */
export function nextBotCoverAt(document: TableDocument): number | undefined {
  const { awayMinutes } = document.settings
  if (!awayMinutes || !isClockRunning(document)) return undefined
  if (humansAt(document).every((person) => person.awaySince !== undefined)) return undefined
  const since = document.people.flatMap((person) => (isAwayAndUncovered(document, person) ? person.awaySince : []))
  return since.length === 0 ? undefined : Math.min(...since) + awayMinutes * MINUTE_MS
}
const isAwayAndUncovered = (document: TableDocument, person: StoredPerson): person is StoredPerson & { awaySince: number } =>
  person.awaySince !== undefined && !isPlayedByBot(person) && document.on?.seats.includes(person.id) === true

/** Counts everybody's absence from now on: a pause, or the time between two matches, was no absence from play. */
export const restartAbsence = (people: readonly StoredPerson[], now: number): readonly StoredPerson[] =>
  people.map((person) => (person.awaySince === undefined ? person : { ...person, awaySince: now }))

/** People as a new match begins: present people play for themselves again, and requests for a seat in the last match are dropped. */
export const peopleAtMatchStart = (people: readonly StoredPerson[], now: number): readonly StoredPerson[] =>
  restartAbsence(people, now).map(({ wants: _, next: _chosen, botWantedBy: _wanted, ...person }) =>
    person.standIn && person.awaySince === undefined ? { ...person, standIn: false } : person,
  )

/** Whether a player may end a pause that somebody else began. */
export const canEndPause = (document: TableDocument, by: PersonId, now: number): boolean => {
  const pausedAt = isRunning(document) ? document.on.clock.pausedAt : null
  return pausedAt !== null && now - pausedAt >= PAUSE_ENDED_BY_ANYONE_AFTER_MS && hasSay(document, by)
}

/** Whether somebody may become host because the host is away. During a match only those who play in it may. */
export const canTakeOverAsHost = (document: TableDocument, by: PersonId, now: number): boolean => {
  if (isRunning(document) && !document.on.seats.includes(by)) return false
  const since = findPerson(document, document.host)?.awaySince
  return since !== undefined && now - since >= HOST_TAKEOVER_AFTER_MS
}
