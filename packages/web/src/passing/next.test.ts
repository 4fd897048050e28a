import { expect, test } from 'vitest'
import type { Called } from './called.ts'
import { type Looked, nextHolder } from './next.ts'

const people = ['anna', 'bert', 'cara'].map((id, seat) => ({ id, seat }))
const called = ({
  surely = [],
  maybe = [],
  told = [0, 0, 0],
  asked = 'q1',
}: Partial<Record<'surely' | 'maybe' | 'told', number[]>> & { asked?: string }): Called => ({
  surely: new Set(surely),
  maybe: new Set(maybe),
  isWaiting: surely.length + maybe.length > 0,
  told,
  asked,
})
const at = (count: number, asked = ''): Looked => ({ count, asked })
const allLooked = { anna: at(1), bert: at(1), cara: at(1) }

test('after the deal everyone reads, and whoever the game waits for comes last', () => {
  const calls = called({ surely: [0] })
  expect(nextHolder({ called: calls, people, looked: {} })).toBe('bert')
  expect(nextHolder({ called: calls, people, looked: { bert: at(1) }, last: 'bert' })).toBe('cara')
  expect(nextHolder({ called: calls, people, looked: { bert: at(1), cara: at(1) }, last: 'cara' })).toBe('anna')
})
test('it goes to whoever the game openly waits for, and lies in the middle when that is nobody here', () => {
  expect(nextHolder({ called: called({ surely: [2] }), people, looked: allLooked, last: 'anna' })).toBe('cara')
  expect(nextHolder({ called: called({}), people, looked: allLooked, last: 'anna' })).toBeUndefined()
})
test('several who are asked at once get it one after another, from the last holder on', () => {
  const calls = called({ surely: [0, 1, 2] })
  expect(nextHolder({ called: calls, people, looked: allLooked, last: 'bert' })).toBe('cara')
  expect(nextHolder({ called: calls, people, looked: { ...allLooked, bert: at(4, 'q1') }, last: 'anna' })).toBe('cara')
})
test('whoever gave it on without deciding gets it again after the others', () => {
  const looked = { anna: at(4, 'q1'), bert: at(4, 'q1'), cara: at(4, 'q1') }
  expect(nextHolder({ called: called({ surely: [0] }), people, looked, last: 'cara' })).toBe('anna')
})
test('where it is a secret who is asked, all get it once, whether they are asked or not', () => {
  const calls = called({ maybe: [1] })
  const first = { ...allLooked, anna: at(4, 'q1') }
  expect(nextHolder({ called: calls, people, looked: first, last: 'anna' })).toBe('bert')
  const second = { ...first, bert: at(5, 'q1') }
  expect(nextHolder({ called: calls, people, looked: second, last: 'bert' })).toBe('cara')
  expect(nextHolder({ called: calls, people, looked: { ...second, cara: at(5, 'q1') }, last: 'cara' })).toBeUndefined()
})
test('whoever had it taken from them before they could decide gets it again', () => {
  const looked = { anna: at(4, 'q1'), bert: at(4), cara: at(4, 'q1') }
  expect(nextHolder({ called: called({ maybe: [0, 1, 2] }), people, looked, last: 'bert' })).toBe('bert')
})
test('when nothing has moved for a while and only those of this device can be awaited, it goes round again, to all alike', () => {
  const looked = { anna: at(4, 'q1'), bert: at(4, 'q1'), cara: at(4, 'q1') }
  const secret = { called: called({ maybe: [0, 3] }), people, looked, last: 'cara' }
  expect(nextHolder(secret)).toBeUndefined()
  expect(nextHolder({ ...secret, isStill: true })).toBe('anna')
  expect(nextHolder({ ...secret, isStill: true, last: 'anna' })).toBe('bert')
  expect(nextHolder({ ...secret, isStill: true, elsewhere: [3] })).toBeUndefined()
  expect(nextHolder({ ...secret, isStill: true, called: { ...secret.called, isWaiting: false } })).toBeUndefined()
})
test('what was whispered since somebody last had it brings it back to them', () => {
  const looked = { ...allLooked, bert: at(3), anna: at(6) }
  expect(nextHolder({ called: called({ told: [5, 5, 0] }), people, looked, last: 'anna' })).toBe('bert')
})
test('a name stays on the curtain while its person is called, whoever else is called meanwhile', () => {
  const both = called({ surely: [0, 1] })
  expect(nextHolder({ called: both, people, looked: allLooked, last: 'cara' })).toBe('anna')
  expect(nextHolder({ called: both, people, looked: allLooked, last: 'cara', named: 'bert' })).toBe('bert')
  expect(nextHolder({ called: called({ surely: [0] }), people, looked: allLooked, last: 'cara', named: 'bert' })).toBe('anna')
})
