// Appends that arrive together share a batch; never more than one batch is in flight.
import { expect, test } from 'vitest'
import { Committer } from './committer.ts'
import type { Append } from './store.ts'

const append = (id: string): Append => ({ id, expectedLength: 1, entries: ['entry'], dueAt: null })

/** A store whose appends finish when the test says so. */
class HeldStore {
  readonly batches: string[][] = []
  private finish: ((taken: boolean[] | Error) => void) | undefined
  append(batch: readonly Append[]): Promise<boolean[]> {
    if (this.finish) throw new Error('two batches in flight')
    this.batches.push(batch.map(({ id }) => id))
    return new Promise((done, failed) => {
      this.finish = (taken) => (taken instanceof Error ? failed(taken) : done(taken))
    })
  }
  async release(taken: boolean[] | Error): Promise<void> {
    const finish = this.finish
    this.finish = undefined
    finish!(taken)
    await new Promise((done) => setImmediate(done))
  }
}

test('appends that arrive while a batch is in flight share the next one', async () => {
  const store = new HeldStore()
  const committer = new Committer(store)
  const first = [committer.append(append('A/1')), committer.append(append('B/1'))]
  await new Promise((done) => setImmediate(done))
  const second = [committer.append(append('C/1')), committer.append(append('D/1')), committer.append(append('E/1'))]
  await store.release([true, false])
  expect(await Promise.all(first)).toEqual([true, false])
  await store.release([true, true, true])
  expect(await Promise.all(second)).toEqual([true, true, true])
  expect(store.batches).toEqual([
    ['A/1', 'B/1'],
    ['C/1', 'D/1', 'E/1'],
  ])
})
test('appends of one turn of the event loop share a batch, although each comes from a message of its own', async () => {
  const store = new HeldStore()
  const committer = new Committer(store)
  for (const id of ['A/1', 'B/1', 'C/1']) setImmediate(async () => committer.append(append(id)))
  await expect.poll(() => store.batches).toEqual([['A/1', 'B/1', 'C/1']])
})
test('an append resolves only after the store has written it', async () => {
  const store = new HeldStore()
  const committer = new Committer(store)
  let isTold = false
  const waiting = committer.append(append('A/1')).then(() => {
    isTold = true
  })
  await new Promise((done) => setTimeout(done, 30))
  expect(isTold).toBe(false)
  await store.release([true])
  await waiting
})
test('a failing batch rejects all its appends, and the next batch is written', async () => {
  const store = new HeldStore()
  const committer = new Committer(store)
  const lost = Promise.allSettled([committer.append(append('A/1')), committer.append(append('B/1'))])
  await new Promise((done) => setImmediate(done))
  const next = committer.append(append('C/1'))
  await store.release(new Error('disk full'))
  expect((await lost).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await store.release([true])
  expect(await next).toBe(true)
})
