// Knocks: somebody finds the table locked or full and asks to be let in, or finds their name taken because they sat there with
// another device. The device that knocked is recognized by the id that it joins with (only its hash is stored); the answer lets that
// one device in and nobody else. Nobody gets a seat with somebody's hand unless people at the table have said yes.
import { isSameName, type KnockAnswer, type PersonId, parseName } from '@safehouse/protocol'
import { newPersonId } from '../random.ts'
import { RequestError } from '../request-error.ts'
import { hashSecret } from '../secret-hashes.ts'
import { moveToDevice } from './seat-move.ts'
import { betweenMatches, isFull, type Joined, readFreeName } from './seating.ts'
import { findPerson, hasSay, humansAt, isOwnBot, isRunning, type StoredKnock, type StoredPerson, type TableDocument } from './table-document.ts'

/** How many must confirm that somebody is who they say, while the host is away. */
const CONFIRMATIONS_WITHOUT_HOST = 2
/** How many people may wait at the door of one table. */
const MAX_KNOCKS = 6
/** A knock is forgotten after this time, answered or not. */
const KNOCK_LIFETIME_MS = 10 * 60_000

/** Whether somebody new cannot just join. */
const isClosedToNewcomers = (document: TableDocument): boolean => document.locked || isFull(document)

export const findKnock = (document: TableDocument, joinId: string): StoredKnock | undefined => {
  const joinHash = hashSecret(joinId)
  return document.knocks?.find((knock) => knock.came === joinHash)
}
interface KnockRequest {
  readonly name: string
  readonly id: string
  readonly thatIsMe?: true | undefined
  /** Takes the device's knock back. */
  readonly stop?: true | undefined
}
/** Adds a knock. Idempotent: the same device that knocks again gets the state of its knock, and nothing changes. */
export function knock(
  document: TableDocument,
  request: KnockRequest,
  now: number,
): { readonly document: TableDocument; readonly answer: KnockAnswer } {
  const before = findKnock(document, request.id)
  if (request.stop) return { document: before?.letIn === undefined ? withoutKnock(document, request.id) : document, answer: { state: 'open' } }
  if (before?.letIn === true) return { document, answer: { state: 'letIn' } }
  const person = request.thatIsMe && findByName(document, request.name)
  if (!person && !isClosedToNewcomers(document)) return { document, answer: { state: 'open' } }
  if (before && isSameKnock(before, request)) return { document, answer: describeKnock(document, before) }
  const otherKnocks = (document.knocks ?? []).filter(({ at, id }) => now - at < KNOCK_LIFETIME_MS && id !== before?.id)
  if (otherKnocks.length >= MAX_KNOCKS) throw new RequestError('tooManyRequests', { with: { limit: 'knocks' } })
  const name = person ? person.name : readFreeName(document, request.name)
  const knocks = [...otherKnocks, { id: newPersonId(), name, came: hashSecret(request.id), at: now, ...(person && { person: person.id }) }]
  return { document: { ...document, knocks }, answer: { state: 'waiting' } }
}
/** Whether a device asks for the same as before. A refusal holds for any name, so that the device cannot go on asking with others. */
export const isSameKnock = ({ name, person, letIn }: StoredKnock, request: KnockRequest): boolean =>
  (person !== undefined) === (request.thatIsMe === true) && (letIn === false || isSameName(name, request.name))
function describeKnock(document: TableDocument, { letIn, agreed = [] }: StoredKnock): KnockAnswer {
  const names = agreed.flatMap((id) => findPerson(document, id)?.name ?? [])
  return { state: letIn === undefined ? 'waiting' : 'refused', ...(names.length > 0 && { agreed: names }) }
}
/** The human at the table who has this name; nobody where the name is free, not a name, or a bot's. */
function findByName(document: TableDocument, raw: string): StoredPerson | undefined {
  const parsedName = parseName(raw)
  return 'problem' in parsedName ? undefined : humansAt(document).find(({ name }) => isSameName(name, parsedName.name))
}

/**
 * The answer to a knock. The host answers somebody who asks to be let in; at a full table that person takes a bot's place, and where
 * there is no bot, a yes is refused. A yes to somebody who asks for their own seat from another device counts as `confirm` says.
 */
export function answerKnock(document: TableDocument, by: PersonId, id: string, yes: boolean): TableDocument {
  const knock = document.knocks?.find((pending) => pending.id === id && pending.letIn === undefined)
  if (!knock) throw new RequestError('unknownPerson')
  if (!mayAnswer(document, by, knock)) throw new RequestError('notHost')
  if (knock.person !== undefined && yes) return confirmClaim(document, by, knock, knock.person)
  const answered = withKnock(document, { ...knock, letIn: yes })
  if (!yes || !isFull(document)) return answered
  const bot = isRunning(document) ? undefined : betweenMatches(document).people.findLast(isOwnBot)
  if (!bot) throw new RequestError('tableFull')
  return { ...answered, people: document.people.filter((person) => person !== bot) }
}
const withKnock = (document: TableDocument, knock: StoredKnock): TableDocument => ({
  ...document,
  knocks: (document.knocks ?? []).map((other) => (other.id === knock.id ? knock : other)),
})

/** The host answers. Where a seat is asked for: also the person on their old device and, while the host is away, the others at the table. */
function mayAnswer(document: TableDocument, by: PersonId, { person }: StoredKnock): boolean {
  if (by === document.host || person === undefined) return by === document.host
  return by === person || (findPerson(document, document.host)?.awaySince !== undefined && hasSay(document, by))
}

/**
 * A yes to somebody who asks for their own seat. While the old device is connected only its own yes counts: nobody else may give
 * away the hand of somebody who is there. Otherwise the host's is enough and, while the host is away, that of two others; of one,
 * where there is nobody else.
 */
function confirmClaim(document: TableDocument, by: PersonId, knock: StoredKnock, id: PersonId): TableDocument {
  const person = findPerson(document, id)
  if (!person || person.left) throw new RequestError('unknownPerson')
  if (by !== id && person.awaySince === undefined) throw new RequestError('personHere', { with: { name: person.name } })
  const agreed = [...new Set([...(knock.agreed ?? []), by])]
  const others = humansAt(document).filter((other) => other.id !== id && other.id !== document.host && hasSay(document, other.id))
  const needed = by === id || by === document.host ? 1 : Math.min(CONFIRMATIONS_WITHOUT_HOST, others.length)
  if (agreed.length < needed) return withKnock(document, { ...knock, agreed })
  return withKnock(moveToDevice(document, person, { came: knock.came }).document, { ...knock, letIn: true })
}

/** Joins after the host has let this device in, through a locked door too. The knock is used up. */
export function joinThroughKnock(document: TableDocument, joinId: string | undefined, join: (unlocked: TableDocument) => Joined): Joined {
  const invited = joinId === undefined ? undefined : findKnock(document, joinId)
  if (!invited?.letIn) return join(document)
  const { document: joined, person } = join({ ...document, locked: false })
  return { person, document: { ...joined, locked: document.locked, knocks: joined.knocks?.filter((knock) => knock.id !== invited.id) ?? [] } }
}

/** The document without this device's knock, which is used up. */
export const withoutKnock = (document: TableDocument, joinId: string): TableDocument => {
  const used = findKnock(document, joinId)
  return used ? { ...document, knocks: document.knocks!.filter((knock) => knock !== used) } : document
}

/** Those who wait for an answer: for a seat of their own always, to be let in while the door is still shut. */
export const waitingKnocks = (document: TableDocument): readonly StoredKnock[] =>
  (document.knocks ?? []).filter(
    ({ letIn, person }) => letIn === undefined && (person === undefined ? isClosedToNewcomers(document) : isAtTable(document, person)),
  )
const isAtTable = (document: TableDocument, id: PersonId): boolean => humansAt(document).some((person) => person.id === id)
