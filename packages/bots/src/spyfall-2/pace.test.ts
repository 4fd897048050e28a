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

test('an accusation takes as long for everybody, apart from a blink that is each bot’s own', () => {
  const delays = Array.from({ length: 20 }, (_, bot) => accusationDelayOf(commonWith([exchange]), quickChance(`bot ${bot}`), 1000))
  expect(new Set(delays).size).toBeGreaterThan(10)
  expect(Math.max(...delays) - Math.min(...delays)).toBeLessThan(100)
})
test.each(['Very.', ''])('how long an accusation takes depends on who asked whom (answers: “%s”)', (answer) => {
  const delays = Array.from({ length: 20 }, (_, i) =>
    accusationDelayOf(
      commonWith([
        { ...exchange, answer },
        { ...exchange, by: i % 12, to: (i + 1) % 12, answer },
      ]),
      quickChance('bot'),
      0,
    ),
  )
  expect(new Set(delays).size).toBeGreaterThan(10)
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
