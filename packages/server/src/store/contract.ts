// The contract of a store: one test suite that each store's own test runs. `open` gives a store on a fresh database; `again` opens
// another connection to the same database, like a second node or a restart.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Append, Store } from './store.ts'

export interface OpenedStore {
  readonly store: Store
  again(): Promise<Store>
}

export function storeContract(name: string, open: () => Promise<OpenedStore>): void {
  describe(`${name} keeps the store's contract`, () => {
    let store: Store
    let openAgain: () => Promise<Store>
    beforeEach(async () => {
      ;({ store, again: openAgain } = await open())
    })
    const openTableWithMatch = async (code: string, dueAt: number | null = null) => {
      await store.addTable(code, '{}')
      await store.saveTable({ code, version: 1, document: '{}', opens: { id: `${code}/1`, header: 'header', entries: ['deal'], dueAt } })
      return `${code}/1`
    }
    const append = (id: string, expectedLength: number, ...entries: string[]): Append => ({ id, expectedLength, entries, dueAt: null })

    test('a table code can be used only once', async () => {
      expect(await store.addTable('ABCD', 'first')).toBe(true)
      expect(await store.addTable('ABCD', 'second')).toBe(false)
      expect(await store.table('ABCD')).toEqual({ version: 1, document: 'first' })
      expect(await store.table('EFGH')).toBeUndefined()
    })
    test('a table is saved only over the version that was read', async () => {
      await store.addTable('ABCD', 'one')
      expect(await store.saveTable({ code: 'ABCD', version: 1, document: 'two' })).toBe(true)
      expect(await store.saveTable({ code: 'ABCD', version: 1, document: 'late' })).toBe(false)
      expect(await store.saveTable({ code: 'EFGH', version: 1, document: 'nowhere' })).toBe(false)
      expect(await store.table('ABCD')).toEqual({ version: 2, document: 'two' })
    })
    test('of many saves over the same version exactly one is taken', async () => {
      await store.addTable('ABCD', 'one')
      const otherNode = await openAgain()
      const saves = Array.from({ length: 10 }, (_, i) => (i % 2 ? store : otherNode).saveTable({ code: 'ABCD', version: 1, document: `save ${i}` }))
      expect((await Promise.all(saves)).filter(Boolean)).toHaveLength(1)
    })
    test('a match is opened in the same transaction as its table is saved', async () => {
      await store.addTable('ABCD', 'one')
      const opens = { id: 'ABCD/1', header: 'header', entries: ['deal'], dueAt: null }
      expect(await store.saveTable({ code: 'ABCD', version: 9, document: 'late', opens })).toBe(false)
      expect(await store.match('ABCD/1')).toBeUndefined()
      expect(await store.saveTable({ code: 'ABCD', version: 1, document: 'two', opens })).toBe(true)
      expect(await store.match('ABCD/1')).toEqual({ header: 'header', entries: ['deal'] })
      await expect(store.saveTable({ code: 'ABCD', version: 2, document: 'three', opens })).rejects.toThrow()
      expect(await store.table('ABCD')).toEqual({ version: 2, document: 'two' })
    })
    test('entries are appended only at the expected length', async () => {
      const id = await openTableWithMatch('ABCD')
      expect(await store.append([append(id, 1, 'a', 'b')])).toEqual([true])
      expect(await store.append([append(id, 1, 'late')])).toEqual([false])
      expect(await store.append([append(id, 4, 'early')])).toEqual([false])
      expect(await store.append([append('ABCD/2', 0, 'nowhere')])).toEqual([false])
      expect(await store.entries(id, 0)).toEqual(['deal', 'a', 'b'])
      expect(await store.entries(id, 2)).toEqual(['b'])
      expect(await store.entries(id, 3)).toEqual([])
    })
    test('a batch says for each append whether it was taken', async () => {
      const [first, second, third] = [await openTableWithMatch('ABCD'), await openTableWithMatch('EFGH'), await openTableWithMatch('JKMN')]
      expect(await store.append([append(first, 1, 'a'), append(second, 7, 'never'), append(third, 1, 'c')])).toEqual([true, false, true])
      expect(await store.entries(second, 0)).toEqual(['deal'])
      expect(await store.entries(third, 1)).toEqual(['c'])
    })
    test('two nodes with overlapping batches in opposite order lose nothing, write nothing twice and do not deadlock', async () => {
      const ids = await Promise.all(['ABCD', 'EFGH', 'JKMN', 'PQRS'].map((code) => openTableWithMatch(code)))
      const lengths = new Map(ids.map((id) => [id, 1]))
      const nodes = [store, await openAgain()]
      for (let round = 0; round < 25; round++) {
        const batches = [ids, [...ids].reverse()].map((order, node) => order.map((id) => append(id, lengths.get(id)!, `round ${round} by ${node}`)))
        const taken = await Promise.all(nodes.map((node, i) => node.append(batches[i]!)))
        for (const id of ids) {
          const winners = batches.filter((batch, node) => taken[node]![batch.findIndex((append) => append.id === id)])
          expect(winners).toHaveLength(1)
          lengths.set(id, lengths.get(id)! + 1)
        }
      }
      for (const id of ids) expect(await store.entries(id, 0)).toHaveLength(26)
    })
    test('a closed match takes no entries and has no due time', async () => {
      const id = await openTableWithMatch('ABCD', 500)
      expect(await store.saveTable({ code: 'ABCD', version: 2, document: 'ended', closes: id })).toBe(true)
      expect(await store.append([append(id, 1, 'late')])).toEqual([false])
      await store.setDueTime({ id, dueAt: 600 })
      expect(await store.dueMatches(1000, 10)).toEqual([])
    })
    test('unfinished matches are the newest of their tables that are not closed, with or without a due time', async () => {
      const [still, timed, over] = [await openTableWithMatch('ABCD'), await openTableWithMatch('EFGH', 500), await openTableWithMatch('JKMN', 500)]
      await store.addTable('PQRS', 'no game yet')
      const now = Date.now()
      expect([...(await store.unfinishedMatches(now))].sort()).toEqual([still, timed, over])
      await store.saveTable({ code: 'JKMN', version: 2, document: 'over', closes: over })
      const opens = { id: 'ABCD/2', header: 'header', entries: ['deal'], dueAt: null }
      await store.saveTable({ code: 'ABCD', version: 2, document: 'again', closes: still, opens })
      expect([...(await store.unfinishedMatches(now))].sort()).toEqual(['ABCD/2', timed])
    })
    test('of tables that were abandoned earlier, only matches with a due time are unfinished', async () => {
      const timedMatch = await openTableWithMatch('EFGH', 500)
      await openTableWithMatch('ABCD')
      const inAWeek = Date.now() + 7 * 86_400_000
      expect(await store.unfinishedMatches(inAWeek)).toEqual([timedMatch])
    })
    test('due matches come in the order of their due times', async () => {
      const [late, early] = [await openTableWithMatch('ABCD', 200), await openTableWithMatch('EFGH', 100)]
      const never = await openTableWithMatch('JKMN')
      expect(await store.dueMatches(99, 10)).toEqual([])
      expect(await store.dueMatches(200, 10)).toEqual([early, late])
      expect(await store.dueMatches(200, 1)).toEqual([early])
      await store.append([{ id: early, expectedLength: 1, entries: ['a'], dueAt: 300 }])
      await store.setDueTime({ id: never, dueAt: 50 })
      expect(await store.dueMatches(250, 10)).toEqual([never, late])
      await store.saveTable({ code: 'ABCD', version: 2, document: 'paused', reschedules: { id: late, dueAt: null } })
      expect(await store.dueMatches(1000, 10)).toEqual([never, early])
    })
    test('notes are kept for each person and match, and replaced', async () => {
      const [first, second] = [await openTableWithMatch('ABCD'), await openTableWithMatch('EFGH')]
      expect(await store.notes(first, 'anna')).toBeUndefined()
      await store.keepNotes(first, 'anna', 'one')
      await store.keepNotes(first, 'anna', 'two')
      await store.keepNotes(first, 'bram', 'three')
      expect(await (await openAgain()).notes(first, 'anna')).toBe('two')
      expect(await store.notes(first, 'bram')).toBe('three')
      expect(await store.notes(second, 'anna')).toBeUndefined()
      await expect(store.keepNotes('NONE/1', 'anna', 'nowhere')).rejects.toThrow()
    })
    test('a group key can be used only once, and a group is saved only over the version that was read', async () => {
      expect(await store.addGroup('key', 'one')).toBe(true)
      expect(await store.addGroup('key', 'other')).toBe(false)
      expect(await store.saveGroup({ key: 'key', version: 1, document: 'two' })).toBe(true)
      expect(await store.saveGroup({ key: 'key', version: 1, document: 'late' })).toBe(false)
      expect(await store.saveGroup({ key: 'none', version: 1, document: 'nowhere' })).toBe(false)
      expect(await (await openAgain()).group('key')).toEqual({ version: 2, document: 'two' })
      expect(await store.group('none')).toBeUndefined()
    })
    test('a deleted group is gone and cannot be saved', async () => {
      await store.addGroup('key', 'one')
      await store.addGroup('other', 'one')
      expect(await store.deleteGroup('key')).toBe(true)
      expect(await store.deleteGroup('key')).toBe(false)
      expect(await store.saveGroup({ key: 'key', version: 1, document: 'two' })).toBe(false)
      expect(await (await openAgain()).group('key')).toBeUndefined()
      expect(await store.group('other')).toEqual({ version: 1, document: 'one' })
    })
    test('old tables are deleted with their matches and notes, and old groups too; newer ones are kept', async () => {
      const [old, used] = [await openTableWithMatch('ABCD', 500), await openTableWithMatch('EFGH')]
      await store.append([append(old, 1, 'a', 'b')])
      await store.keepNotes(old, 'anna', 'one')
      await store.addTable('JKMN', 'no game yet')
      await store.addGroup('friends', '{}')
      const today = Math.floor(Date.now() / 86_400_000)
      expect(await store.deleteUntouched({ before: today - 1, inUse: [] })).toBe(0)
      expect(await store.table('ABCD')).toBeDefined()
      expect(await store.deleteUntouched({ before: today + 2, inUse: [] })).toBe(4)
      for (const code of ['ABCD', 'EFGH', 'JKMN']) expect(await store.table(code)).toBeUndefined()
      for (const id of [old, used]) expect(await store.match(id)).toBeUndefined()
      expect(await store.entries(old, 0)).toEqual([])
      expect(await store.notes(old, 'anna')).toBeUndefined()
      expect(await store.group('friends')).toBeUndefined()
      expect(await store.dueMatches(1000, 10)).toEqual([])
      expect(await store.addTable('ABCD', 'again')).toBe(true)
    })
    test('a released code is free, its table and matches are kept under its id, and are deleted with it', async () => {
      const id = await openTableWithMatch('ABCD')
      await openTableWithMatch('EFGH')
      await store.addTable('JKMNP', 'longer')
      const byLength = async () => [...(await store.countCodes())].sort((a, b) => a.length - b.length)
      expect(await byLength()).toEqual([
        { length: 4, count: 2 },
        { length: 5, count: 1 },
      ])
      expect(await store.releaseCode({ code: 'ABCD', version: 1, id: 'ABCD-1' })).toBe(false)
      expect(await store.releaseCode({ code: 'ABCD', version: 2, id: 'ABCD-1' })).toBe(true)
      expect(await store.releaseCode({ code: 'ABCD', version: 2, id: 'ABCD-1' })).toBe(false)
      expect(await store.table('ABCD')).toBeUndefined()
      expect(await store.table('ABCD-1')).toEqual({ version: 2, document: '{}' })
      expect(await (await openAgain()).releasedIds('ABCD')).toEqual(['ABCD-1'])
      expect([await store.releasedIds('EFGH'), await store.releasedIds('ABC')]).toEqual([[], []])
      expect((await byLength())[0]).toEqual({ length: 4, count: 1 })
      expect(await store.addTable('ABCD', 'again')).toBe(true)
      const opens = { id: 'ABCD-QQQQQQ/1', header: 'other', entries: ['deal'], dueAt: null }
      await store.saveTable({ code: 'ABCD', version: 1, document: 'again', opens })
      expect(await store.match(id)).toEqual({ header: 'header', entries: ['deal'] })
      const today = Math.floor(Date.now() / 86_400_000)
      expect(await store.deleteUntouched({ before: today + 2, inUse: [] })).toBe(4)
      for (const match of [id, 'ABCD-QQQQQQ/1']) expect(await store.match(match)).toBeUndefined()
    })
    test('codes of tables that were not changed come in order and in parts; those in use do not', async () => {
      for (const code of ['EFGH', 'ABCD', 'JKMN', 'PQRS']) await store.addTable(code, '{}')
      await store.releaseCode({ code: 'JKMN', version: 1, id: 'JKMN-1' })
      const before = Math.floor(Date.now() / 86_400_000) + 2
      expect(await store.untouchedCodes({ before, inUse: [], after: '', limit: 2 })).toEqual(['ABCD', 'EFGH'])
      expect(await store.untouchedCodes({ before, inUse: [], after: 'EFGH', limit: 2 })).toEqual(['PQRS'])
      expect(await store.untouchedCodes({ before: before - 2, inUse: ['ABCD'], after: '', limit: 9 })).toEqual([])
    })
    test('heads contain the versions of tables and the log lengths of their newest matches', async () => {
      const id = await openTableWithMatch('ABCD')
      await store.addTable('EFGH', '{}')
      await store.append([append(id, 1, 'a', 'b')])
      const heads = [...(await store.heads(['ABCD', 'EFGH', 'NONE']))].sort((a, b) => a.code.localeCompare(b.code))
      expect(heads).toEqual([
        { code: 'ABCD', version: 2, length: 3 },
        { code: 'EFGH', version: 1, length: 0 },
      ])
      expect(await store.heads([])).toEqual([])
    })
    test('checking that the store can write changes nothing, works every time, and fails when the store is closed', async () => {
      const id = await openTableWithMatch('ABCD', 500)
      const readAll = async () => [await store.table('ABCD'), await store.match(id), await store.heads(['ABCD']), await store.dueMatches(1000, 10)]
      const before = await readAll()
      for (let i = 0; i < 3; i++) await store.checkWritable()
      await (await openAgain()).checkWritable()
      expect(await readAll()).toEqual(before)
      expect(await store.recordHeartbeat(1_700_000_000_000)).toBeUndefined()
      await store.close()
      await expect(store.checkWritable()).rejects.toThrow()
    })
    test('recording a heartbeat answers the time of the previous one, from any node', async () => {
      expect(await store.recordHeartbeat(1_700_000_000_000)).toBeUndefined()
      expect(await (await openAgain()).recordHeartbeat(1_700_000_002_000)).toBe(1_700_000_000_000)
    })
    test('a signing key is stored once and is the same for all nodes', async () => {
      const otherNode = await openAgain()
      const keys = await Promise.all([store.signingKey({ id: 'seats', secret: 'one' }), otherNode.signingKey({ id: 'seats', secret: 'two' })])
      expect(keys[0]).toEqual(keys[1])
      expect(await store.signingKey({ id: 'other', secret: 'three' })).toEqual({ id: 'other', secret: 'three' })
    })
    test('any text is read back unchanged', async () => {
      const text = JSON.stringify({ name: 'Žoë 夜 👩‍🚀', quote: '"\'\\', zero: 'a\u0001b', long: 'x'.repeat(200_000) })
      await store.addTable('ABCD', text)
      expect((await store.table('ABCD'))?.document).toBe(text)
    })
    test('what was written is there after the store was closed', async () => {
      const id = await openTableWithMatch('ABCD', 100)
      await store.append([append(id, 1, 'a')])
      const later = await openAgain()
      await store.close()
      expect(await later.match(id)).toEqual({ header: 'header', entries: ['deal', 'a'] })
      await expect(store.table('ABCD')).rejects.toThrow()
    })
  })
}
