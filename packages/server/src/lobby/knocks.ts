// Knocks: somebody finds the table locked or full and asks the host to be let in. The device that knocked is recognized by the id
// that it joins with, of which only a hash is stored; the answer lets that one device in and nobody else.
import { createHash } from 'node:crypto'
import type { KnockState } from '@safehouse/protocol'
import { newPersonId } from '../random.ts'
import { RequestError } from '../request-error.ts'
import { betweenMatches, isFull, type Joined, readFreeName } from './seating.ts'
import { isRunning, type StoredKnock, type TableDocument } from './table-document.ts'

/** How many people may wait at the door of one table. */
const MAX_KNOCKS = 6
/** A knock is forgotten after this time, answered or not. */
const KNOCK_LIFETIME_MS = 10 * 60_000

const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex')
/** Whether somebody new cannot just join. */
const isShut = (document: TableDocument): boolean => document.locked || isFull(document)

export const findKnock = (document: TableDocument, joinId: string): StoredKnock | undefined => {
  const came = hashOf(joinId)
  return document.knocks?.find((knock) => knock.came === came)
}
/** Adds a knock. Idempotent: the same device that knocks again gets the state of its knock, and nothing changes. */
export function knock(
  document: TableDocument,
  { name: rawName, id }: { readonly name: string; readonly id: string },
  now: number,
): { readonly document: TableDocument; readonly state: KnockState } {
  const before = findKnock(document, id)
  if (before?.letIn === true) return { document, state: 'letIn' }
  if (!isShut(document)) return { document, state: 'open' }
  if (before) return { document, state: before.letIn === undefined ? 'waiting' : 'refused' }
  const others = (document.knocks ?? []).filter(({ at }) => now - at < KNOCK_LIFETIME_MS)
  if (others.length >= MAX_KNOCKS) throw new RequestError('tooManyRequests')
  const knocks = [...others, { id: newPersonId(), name: readFreeName(document, rawName), came: hashOf(id), at: now }]
  return { document: { ...document, knocks }, state: 'waiting' }
}

/** The host's answer. At a full table a bot gets up for whoever is let in; where none can, the answer is refused. */
export function answerKnock(document: TableDocument, id: string, yes: boolean): TableDocument {
  const knocks = document.knocks?.map((knock) => (knock.id === id ? { ...knock, letIn: yes } : knock))
  if (!knocks?.some((knock) => knock.id === id)) throw new RequestError('unknownPerson')
  if (!yes || !isFull(document)) return { ...document, knocks }
  const bot = isRunning(document) ? undefined : betweenMatches(document).people.findLast(({ kind }) => kind === 'bot')
  if (!bot) throw new RequestError('tableFull')
  return { ...document, knocks, people: document.people.filter((person) => person !== bot) }
}

/** Joins after the host has let this device in, through a locked door too. The knock is used up. */
export function joinThroughKnock(document: TableDocument, joinId: string | undefined, join: (unlocked: TableDocument) => Joined): Joined {
  const invited = joinId === undefined ? undefined : findKnock(document, joinId)
  if (!invited?.letIn) return join(document)
  const { document: joined, person } = join({ ...document, locked: false })
  return { person, document: { ...joined, locked: document.locked, knocks: joined.knocks?.filter((knock) => knock.id !== invited.id) ?? [] } }
}

/** Those who wait for an answer, while the door is still shut. */
export const waitingKnocks = (document: TableDocument): readonly StoredKnock[] =>
  isShut(document) ? (document.knocks ?? []).filter(({ letIn }) => letIn === undefined) : []
