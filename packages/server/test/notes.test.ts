// Private notes: one value for each person and match, kept through reloads and restarts, readable by nobody else.
import { expect, test } from 'vitest'
import { tempFolder, testServer } from '../testing/server.ts'
import { openTable, startMatch } from '../testing/table.ts'

const bearer = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

test('notes can be read by the person who wrote them, on any device, and by nobody else', async () => {
  const { api, ...server } = await testServer()
  const { code, seats } = await startMatch({ api, ...server }, 2)
  const [anna, bram] = seats.map(({ token }) => token)
  expect(await api.notes(code, 1, anna!)).toBeNull()
  await api.keepNotes(code, 1, anna!, { bets: { doyle: 1 } })
  await api.keepNotes(code, 1, anna!, { bets: { doyle: null } })
  expect(await api.notes(code, 1, anna!)).toEqual({ bets: { doyle: null } })
  expect(await api.notes(code, 1, bram!)).toBeNull()
})
test('notes that somebody shares can be read by those who may read the record, once the match is over and not before', async () => {
  const server = await testServer()
  const { api } = server
  const { code, seats } = await startMatch(server, 2)
  const [anna, bram] = seats.map(({ token }) => token)
  await api.keepNotes(code, 1, anna!, { line: 'Bram hesitates', shared: true })
  await api.keepNotes(code, 1, bram!, { line: 'mine' })
  await expect(api.notes(code, 1, bram!, 0)).rejects.toMatchObject({ body: { code: 'recordNotYet' } })
  await api.command(code, anna!, { do: 'endGame', n: 1 })
  const notesReadWith = async (token: string) => [await api.notes(code, 1, token, 0), await api.notes(code, 1, token, 1)]
  const shared = { line: 'Bram hesitates', shared: true }
  expect((await notesReadWith(bram!)).filter((notes) => notes !== null)).toEqual([shared])
  await expect(api.notes(code, 1, undefined, 0)).rejects.toMatchObject({ body: { code: 'recordPrivate' } })
  await api.keepNotes(code, 1, anna!, { line: 'Bram hesitates' })
  expect(await notesReadWith(bram!)).toEqual([null, null])
})
test('notes outlive a restart of the server', async () => {
  const folder = tempFolder()
  const before = await testServer({ folder })
  const { code, seats } = await startMatch(before, 2)
  await before.api.keepNotes(code, 1, seats[0]!.token, { line: 'Bram hesitates' })
  await before.shutDown()
  const { api } = await testServer({ folder })
  expect(await api.notes(code, 1, seats[0]!.token)).toEqual({ line: 'Bram hesitates' })
})
test('notes are refused to people without a seat in the match', async () => {
  const { server, code, seats, start } = await openTable(testServer(), 2)
  const token = seats[0]!.token
  await expect(server.api.notes(code, 1, token)).rejects.toMatchObject({ body: { code: 'noGameRunning' } })
  await start()
  await expect(server.api.notes(code, 2, token)).rejects.toMatchObject({ body: { code: 'noGameRunning' } })
  const elsewhere = await server.api.create({ name: 'Elsa', place: 'room' })
  await expect(server.api.notes(code, 1, elsewhere.token)).rejects.toMatchObject({ body: { code: 'notYourTable' } })
  expect((await fetch(`${server.origin}/api/tables/${code}/games/1/notes`)).status).toBe(401)
})
test('notes of more than 16 kB are too large, and change nothing', async () => {
  const { server, code, seats } = await startMatch(testServer(), 2)
  const { token } = seats[0]!
  await server.api.keepNotes(code, 1, token, { line: 'short' })
  const answer = await fetch(`${server.origin}/api/tables/${code}/games/1/notes`, {
    method: 'PUT',
    headers: bearer(token),
    body: JSON.stringify({ line: 'x'.repeat(16 * 1024) }),
  })
  expect(await answer.json()).toEqual({ code: 'tooLarge' })
  expect(await server.api.notes(code, 1, token)).toEqual({ line: 'short' })
})
