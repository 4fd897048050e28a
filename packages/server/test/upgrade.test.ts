// Databases that earlier releases wrote are opened by this one: every table, seat token, note and group is there, feeds are identical,
// and unfinished matches go on. scripts/release.js adds the files of a release.
import { join } from 'node:path'
import Libsql from 'libsql'
import { describe, expect, test } from 'vitest'
import { openSqlite } from '../src/store/sqlite/index.ts'
import { SCHEMA_VERSION } from '../src/store/sqlite/schema.ts'
import { tempFolder, testServer } from '../testing/server.ts'
import { playOn, readTable, releases, unpackRelease } from '../testing/upgrade/stored-tables.ts'

/** The newest version of stored data that 1.0.0 knows. */
const SCHEMA_OF_1_0_0 = 4

test('there is a database of a release, and that release refuses what this one writes', () => {
  expect(releases).toContain('1.0.0')
  expect(SCHEMA_VERSION).toBeGreaterThan(SCHEMA_OF_1_0_0)
})
describe.each(releases)('a database that %s wrote', (release) => {
  test('holds the same tables for every device, and their matches go on', async () => {
    const data = tempFolder()
    const written = unpackRelease(release, data)
    const { origin, api } = await testServer({ folder: data })
    for (const { code, tokens, seen } of written.tables)
      expect(await Promise.all(tokens.map((token) => readTable(origin, code, token)))).toEqual(seen)
    expect(await api.notes(written.notes.code, 2, written.notes.token)).toEqual(written.notes.text)
    expect((await api.group(written.group.key)).games).toHaveLength(written.group.matches)
    await Promise.all(written.tables.map(({ code, tokens }) => playOn(origin, code, tokens, (moves) => moves >= 2)))
  }, 120_000)
  test('is refused with a sentence by a program that is older than it', async () => {
    const data = tempFolder()
    unpackRelease(release, data)
    const database = new Libsql(join(data, 'safehouse.db'))
    database.exec("UPDATE meta SET value = 1000 WHERE name = 'schema'") // as a later release would write
    database.close()
    await expect(openSqlite(data)).rejects.toThrow(
      /^The database has version 1000, this program knows \d+\. Update the program, or set SAFEHOUSE_DATA/,
    )
  })
})
