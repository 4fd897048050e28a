// Programs at a table: bots from outside that say that they are bots, and who made them. They connect as people do. Pure functions of
// the table document. A program never becomes a person or host, and has no say in what people decide.
import { type OfferedBot, type PersonId, type ProgramMaker, parseMaker } from '@safehouse/protocol'
import { RequestError } from '../request-error.ts'
import { hashSecret } from '../secret-hashes.ts'
import { moveToDevice } from './seat-move.ts'
import { isFull, type Joined, joinNextMatch } from './seating.ts'
import { findPerson, type StoredInvite, type TableDocument } from './table-document.ts'

/** A maker may be in another time zone; the code of a table is not used much longer than this. */
const INVITE_LIFETIME_MS = 24 * 60 * 60_000
/** How many invitations a table keeps, those in use included. */
const MAX_INVITES = 24

interface Invitation {
  readonly by: PersonId
  readonly key: string
  readonly bot?: OfferedBot | undefined
  readonly now: number
}
/** Stores a new key for one program. Only the host may; keys that have expired or whose program has gone are forgotten. */
export function inviteProgram(document: TableDocument, { by, key, bot, now }: Invitation): { document: TableDocument; until: number } {
  if (document.host !== by) throw new RequestError('notHost')
  if (isFull(document)) throw new RequestError('tableFull')
  const until = now + INVITE_LIFETIME_MS
  const openInvites = (document.invites ?? []).filter((invite) => isInviteValid(document, invite, now))
  if (openInvites.length >= MAX_INVITES) throw new RequestError('tooManyRequests')
  return {
    until,
    document: { ...document, invites: [...openInvites, { hash: hashSecret(key), until, ...(bot && { bot: { name: bot.name, by: bot.by } }) }] },
  }
}
export const withoutInvite = (document: TableDocument, key: string): TableDocument => ({
  ...document,
  invites: (document.invites ?? []).filter(({ hash }) => hash !== hashSecret(key)),
})
const isInviteValid = (document: TableDocument, { until, person }: StoredInvite, now: number): boolean =>
  person === undefined ? until >= now : findPerson(document, person)?.left === false

/**
 * Seats the program that has the key, also at a locked table; during a match from the next one on. With a key that was used it gets
 * the same seat again, as long as it is at the table: a program that was started anew goes on where it was. That counts as a move,
 * which everybody sees and which ends the program's older connection: the host has the key too, and must not read its hand unseen.
 */
export function seatInvitedProgram(document: TableDocument, request: OfferedBot & { readonly key: string }, now: number): Joined {
  const hash = hashSecret(request.key)
  const invite = document.invites?.find((candidate) => candidate.hash === hash)
  if (!invite || !isInviteValid(document, invite, now)) throw new RequestError('inviteUnknown')
  if (invite.person !== undefined) return moveToDevice(document, findPerson(document, invite.person)!, {})
  const { name, by } = invite.bot ?? request
  const { document: joined, person } = joinNextMatch({ ...document, locked: false }, name, readMaker(by))
  const invites = document.invites!.map((other) => (other === invite ? { ...other, person: person.id } : other))
  return { person, document: { ...joined, locked: document.locked, invites } }
}

export function readMaker(raw: string): ProgramMaker {
  const parsedMaker = parseMaker(raw)
  if ('problem' in parsedMaker) throw new RequestError(parsedMaker.problem)
  return { by: parsedMaker.name }
}
