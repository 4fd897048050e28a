// A store that cannot write, or whose contents are damaged: the operator, the load balancer and the players are told.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { expect, test } from 'vitest'
import { databasePath } from '../src/store/sqlite/data-folder.ts'
import { openSqlite } from '../src/store/sqlite/index.ts'
import { StoreDamaged } from '../src/store/store.ts'
import { FaultyStore } from '../testing/faulty-store.ts'
import { Player } from '../testing/player.ts'
import { tempFolder, testServer } from '../testing/server.ts'
import { openTable } from '../testing/table.ts'

test('/readyz tries to write: it answers 503 while the store can be read but not written', async () => {
  const real = await openSqlite(tempFolder())
  const faulty = new FaultyStore(real)
  const { origin } = await testServer({ store: faulty.store })
  expect((await fetch(`${origin}/readyz`)).status).toBe(200)
  faulty.failingCalls.add('checkWritable')
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503)
  faulty.failingCalls.clear()
  await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)
})
test('players are told that their match cannot be read, and the host can end it and start another', async () => {
  const folder = tempFolder()
  const { server, code, seats, players } = await openTable(testServer({ folder }), 2)
  await server.api.command(code, seats[0]!.token, { do: 'start', n: 1 })
  await players[0]!.until(() => players[0]!.feed.length > 0)
  for (const { client } of players) client.close()
  const database = new Libsql(databasePath(folder))
  database.prepare('UPDATE entries SET entry = substr(entry, 1, 20) WHERE game = ?').run(`${code}/1`)
  database.close()
  server.tables.unloadAll()

  const returning = new Player(server.origin, code, seats[0]!.token)
  await returning.until(() => returning.house?.on?.unreadable, 'to be told that the match cannot be read')
  expect(await returning.client.act(1, { do: 'roll', question: 'turn.1' })).toEqual({ ok: false, error: 'unreadable' })
  await server.api.command(code, seats[0]!.token, { do: 'endGame', n: 1 })
  await server.api.command(code, seats[0]!.token, { do: 'start', n: 2 })
  await returning.until(() => returning.matchNumber === 2 && returning.feed.length > 0, 'the next match')
  expect(returning.house?.on?.unreadable).toBeUndefined()
})
test('a table document that cannot be read is answered `unreadable`', async () => {
  const folder = tempFolder()
  const server = await testServer({ folder })
  const { code } = await server.api.create({ name: 'Anna', place: 'room' })
  server.tables.unloadAll()
  const database = new Libsql(databasePath(folder))
  database.prepare('UPDATE tables SET document = substr(document, 1, 20)').run()
  database.close()
  await expect(server.api.table(code)).rejects.toMatchObject({ status: 500, body: { code: 'unreadable' } })
})
test('the error for damage that is found while running names the file and says what to do', async () => {
  const folder = tempFolder()
  const filled = await openSqlite(folder)
  await Promise.all(Array.from({ length: 300 }, (_, i) => filled.addTable(`T${i}`, 'x'.repeat(500))))
  await filled.close()
  const bytes = readFileSync(databasePath(folder))
  bytes.fill(0xa5, bytes.length - 80_000)
  writeFileSync(databasePath(folder), bytes)
  const store = await openSqlite(folder)
  const answers = await Promise.allSettled(Array.from({ length: 300 }, (_, i) => store.table(`T${i}`)))
  const damaged = answers.find((answer) => answer.status === 'rejected')
  expect(damaged?.reason).toBeInstanceOf(StoreDamaged)
  expect(damaged?.reason.message).toContain(`${join(folder, 'safehouse.db')} is damaged (`)
  expect(damaged?.reason.message).toContain('restore the last backup: safehouse restore FILE')
  await store.close()
})
