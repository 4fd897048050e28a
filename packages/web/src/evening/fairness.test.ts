// Luck is counted by person, over matches at different tables, without bots.
import { usualRange } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { fairnessOf, hasUsualRange, type PlayedWithLuck } from './fairness.ts'

const sittersCalled = (...names: string[]) => names.map((name) => ({ name, kind: name === 'Magpie' ? ('bot' as const) : ('person' as const) }))
const games: PlayedWithLuck[] = [
  { sitters: sittersCalled('Anna', 'Bram', 'Magpie'), luck: [{ what: 'spy', times: [3, 1, 1], deals: 5, odds: 1 / 3 }] },
  { sitters: sittersCalled('bram', 'Anna'), luck: [{ what: 'first', times: [1, 0], deals: 1, odds: 1 / 2 }] },
  { sitters: sittersCalled('Bram', 'Anna', 'Cleo', 'Dirk'), luck: [{ what: 'spy', times: [2, 0, 1, 0], deals: 3, odds: 1 / 4 }] },
  { sitters: sittersCalled('Anna', 'Bram') },
]

test('times and deals are added up over all tables, and the usual range is that of exactly these deals', () => {
  const spy = fairnessOf(games).find(({ what }) => what === 'spy')!
  expect(spy.shares.map(({ name, times, deals }) => [name, times, deals])).toEqual([
    ['Anna', 3, 8],
    ['Bram', 3, 8],
    ['Cleo', 1, 3],
    ['Dirk', 0, 3],
  ])
  const dealt = [
    { deals: 5, odds: 1 / 3 },
    { deals: 3, odds: 1 / 4 },
  ]
  expect(spy.shares[0]).toMatchObject(usualRange(dealt))
})
test('names that a group treats as one person are counted together', () => {
  const folded = fairnessOf(games, (name) => name.toLowerCase())
  expect(folded.find(({ what }) => what === 'first')!.shares.map(({ name }) => name)).toEqual(['bram', 'anna'])
})
test('after a few deals the usual range excludes nothing', () => {
  const after = (deals: number) => ({ name: 'Anna', times: 0, deals, ...usualRange([{ deals, odds: 1 / 3 }]) })
  expect([1, 3, 4, 12].map((deals) => hasUsualRange(after(deals)))).toEqual([false, false, true, true])
})
