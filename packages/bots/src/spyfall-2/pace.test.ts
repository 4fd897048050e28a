// How long bots seem to think: longer the more there is to read or to weigh that everybody has heard, and never by a card.
import { quickChance } from '@safehouse/engine'
import type { SpyfallAction, SpyfallCommon } from '@safehouse/games/spyfall-2'
import { expect, test } from 'vitest'
import { accusationDelayOf, delayOf } from './pace.ts'

const exchange = { by: 0, to: 1, question: 'Is it loud?', answer: 'Very.' }
const commonWith = (record: readonly object[], stage: object = { is: 'running' }) =>
  ({ terms: { seats: 12 }, round: 1, record, trials: [], stage }) as unknown as SpyfallCommon
const averageOf = (action: SpyfallAction['do'], common: SpyfallCommon) => {
  const delays = Array.from({ length: 200 }, (_, i) => delayOf(action, common, quickChance(`delay ${i}`), 0))
  return delays.reduce((sum, delay) => sum + delay, 0) / delays.length
}

test('an accusation takes as long for everybody but for a tenth of a second, and no two bots of a level accuse at the same moment', () => {
  const delays = Array.from({ length: 12 }, (_, seat) => accusationDelayOf(commonWith([exchange]), seat, 1000))
  expect(new Set(delays).size).toBe(12)
  expect(Math.max(...delays) - Math.min(...delays)).toBeLessThan(150)
})
test.each(['Very.', ''])('who accuses first of several depends on who asked whom, and on no seat (answers: “%s”)', (answer) => {
  const firsts = Array.from({ length: 200 }, (_, i) => {
    const common = commonWith([
      { ...exchange, answer },
      { ...exchange, by: i % 12, to: Math.floor(i / 12), answer },
    ])
    return accusationDelayOf(common, 2, 0) < accusationDelayOf(common, 9, 0) ? 2 : 9
  })
  const lower = firsts.filter((seat) => seat === 2).length
  expect(lower).toBeGreaterThan(70)
  expect(lower).toBeLessThan(130)
})
test('to answer a spoken question takes as long as an average one', () => {
  const [spoken, average] = ['', 'x'.repeat(32)].map((question) => averageOf('answer', commonWith([{ ...exchange, question, answer: null }])))
  expect(spoken).toBe(average)
})
test('an answer takes longer the longer the question is, up to a ceiling', () => {
  const averages = [10, 40, 80, 200].map((length) => averageOf('answer', commonWith([{ ...exchange, question: 'x'.repeat(length), answer: null }])))
  expect(averages[1]! - averages[0]!).toBeCloseTo(1500, 5)
  expect(averages[2]! - averages[1]!).toBeCloseTo(2000, 5)
  expect(averages[3]).toBe(averages[2])
})
test.each(['ask', 'accuse', 'stopRound', 'namePlace'] as const)('to %s takes longer the more was answered, up to a ceiling', (action) => {
  const averages = [1, 5, 40, 80].map((count) => averageOf(action, commonWith(new Array(count).fill(exchange))))
  expect(averages[1]).toBeGreaterThan(averages[0]!)
  expect(averages[2]).toBeGreaterThan(averages[1]!)
  expect(averages[3]).toBe(averages[2])
})
test('a vote takes longer the more the suspect has answered', () => {
  const record = new Array(3).fill(exchange)
  const [suspected, other] = [1, 2].map((suspect) => averageOf('vote', commonWith(record, { is: 'voting', suspect })))
  expect(suspected! - other!).toBeCloseTo(600, 5)
})
