// Settings of the operator: who may create tables, and how long they are kept.
import { join } from 'node:path'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { HandTurnedClock } from '../testing/clock.ts'
import { Player } from '../testing/player.ts'
import { tempFolder, testServer } from '../testing/server.ts'
import { openTable } from '../testing/table.ts'

test('with a create key, only those who know it can create tables, and everybody can join', async () => {
  const { api } = await testServer({ createKey: 'open-sesame' })
  expect((await api.info()).needsKey).toBe(true)
  const opening = { name: 'Anna', place: 'room' } as const
  const denied = { status: 403, body: { code: 'wrongKey' } }
  await expect(api.create(opening)).rejects.toMatchObject(denied)
  await expect(api.create({ ...opening, key: 'open-sesam' })).rejects.toMatchObject(denied)
  await expect(api.create({ ...opening, practice: 3 })).rejects.toMatchObject(denied)
  const { code } = await api.create({ ...opening, key: 'open-sesame' })
  expect((await api.join(code, 'Bram')).code).toBe(code)
  expect((await (await testServer()).api.info()).needsKey).toBe(false)
})
test('guessing the key is stopped like guessing a code', async () => {
  const { api } = await testServer({ createKey: 'open-sesame' })
  const statuses: number[] = []
  for (let i = 0; i < 25; i++) await api.create({ name: 'Anna', place: 'room', key: `guess-${i}` }).catch(({ status }) => statuses.push(status))
  expect(statuses.slice(0, 20).every((status) => status === 403)).toBe(true)
  expect(statuses.at(-1)).toBe(429)
  await expect(api.create({ name: 'Anna', place: 'room', key: 'open-sesame' })).rejects.toMatchObject({ status: 429 })
})
test('tables and groups that nobody has used for long enough are deleted; a table that somebody is connected to is not', async () => {
  const folder = tempFolder()
  const clock = new HandTurnedClock(Date.now(), () => new Promise((turn) => setImmediate(turn)))
  const server = await testServer({ folder, clock, retentionDays: 30 })
  const [unusedTable, usedTable] = [await openTable(server, 2), await openTable(server, 2)]
  for (const player of unusedTable.players) player.client.close()
  const isEverybodyAway = async () =>
    JSON.parse((await server.store.table(unusedTable.code))!.document).people.every((person: object) => 'awaySince' in person)
  await expect.poll(() => clock.forward(1000).then(isEverybodyAway)).toBe(true)
  const makeOlder = (days: number) => {
    const database = new Libsql(join(folder, 'safehouse.db'))
    database.prepare('UPDATE tables SET touched = touched - ?').run(days)
    database.close()
  }
  /** Its code is released after a day; the table itself is kept under its id. */
  const isDeleted = async () => !(await server.store.table(unusedTable.code)) && !(await server.store.table(`${unusedTable.code}-1`))
  makeOlder(29)
  await clock.forward(3_600_000)
  expect(await isDeleted()).toBe(false)
  makeOlder(2)
  await clock.forward(3_600_000)
  await expect.poll(isDeleted).toBe(true)
  await expect(server.api.table(unusedTable.code)).rejects.toMatchObject({ status: 404 })
  const returning = new Player(server.origin, usedTable.code, usedTable.seats[0]!.token)
  await returning.until(() => returning.house)
})
