// Invitations to programs: for one program, for a day, and never more than a table has room for.
import { expect, test } from 'vitest'
import { tableOf } from '../../testing/documents.ts'
import { inviteProgram, seatInvitedProgram } from './programs.ts'

const DAY_MS = 24 * 60 * 60_000
const kite = { name: 'Kite', by: 'Rivka Stern' }

test('an unused invitation expires after a day; a used one stays valid', () => {
  const document = tableOf(['Anna'])
  const invited = inviteProgram(document, { by: document.host, key: 'a key', now: 0 }).document
  expect(() => seatInvitedProgram(invited, { ...kite, key: 'a key' }, DAY_MS + 1)).toThrow('inviteUnknown')
  const seatedTable = seatInvitedProgram(invited, { ...kite, key: 'a key' }, DAY_MS)
  expect(seatedTable.person).toMatchObject({ kind: 'bot', program: { by: 'Rivka Stern' } })
  expect(seatInvitedProgram(seatedTable.document, { name: 'Other', by: 'other', key: 'a key' }, 2 * DAY_MS).person.id).toBe(seatedTable.person.id)
  expect(inviteProgram(seatedTable.document, { by: document.host, key: 'another', now: 2 * DAY_MS }).document.invites).toHaveLength(2)
  expect(inviteProgram(invited, { by: document.host, key: 'another', now: 2 * DAY_MS }).document.invites).toHaveLength(1)
})
test('a table refuses more than 24 invitations', () => {
  const document = tableOf(['Anna'])
  let next = document
  for (let i = 0; i < 24; i++) next = inviteProgram(next, { by: document.host, key: `key ${i}`, now: 0 }).document
  expect(() => inviteProgram(next, { by: document.host, key: 'one more', now: 0 })).toThrow('tooManyRequests')
})
