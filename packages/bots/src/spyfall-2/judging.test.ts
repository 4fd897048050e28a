// Accusing and voting: an honest person whose words are misread now and then is not convicted for it, and spies accuse as others do.
import { type Disclosure, knownPlaces, listenTo } from '@safehouse/beliefs/spyfall-2'
import { quickChance, readOptions } from '@safehouse/engine'
import { type SpyfallCommon, spyfall2 } from '@safehouse/games/spyfall-2'
import { describe, expect, test } from 'vitest'
import { type Judging, type Standing, suspectNow, votesYes } from './judging.ts'
import { accusationDelayOf } from './pace.ts'

const standing: Standing = { seats: 6, spies: 1, answers: [3, 3, 3, 3, 3, 3], failed: [], leftMs: 60_000 }
const thresholds = { accuseAt: 5, voteAt: 3, fear: 1 }
/** A knower at seat 0 who suspects seat 2 far more than the others. */
const suspecting = (against: number, ownWords: readonly number[]): Judging => ({
  seat: 0,
  isSpy: false,
  pal: null,
  suspected: [0, 0.05, 0.8, 0.05, 0.05, 0.05],
  against: [1, 0.1, against, 0.1, 0.1, 0.1],
  ownWords: new Set(ownWords),
  unheard: new Set(),
  relied: [],
})

describe('somebody in own words, who is suspected most because all others are cleared,', () => {
  const beliefs = suspecting(1.5, [2])
  test('is not accused', () => {
    expect(suspectNow(standing, beliefs, thresholds, 'secret')).toBeUndefined()
  })
  test.each([false, true])('is not voted guilty (time up: %s)', (isTimeUp) => {
    expect(votesYes(standing, beliefs, { suspect: 2, isTimeUp }, thresholds, 'secret')).toBe(false)
  })
})
describe('somebody who only talks, of whom nothing was heard,', () => {
  const onlyTalking = (share: number): Judging => ({
    ...suspecting(1, [2]),
    unheard: new Set([2]),
    suspected: [0, ...new Array<number>(5).fill((1 - share) / 4)].map((other, seat) => (seat === 2 ? share : other)),
  })
  test('is accused and voted guilty once the others are cleared', () => {
    expect(suspectNow(standing, onlyTalking(0.8), thresholds, 'secret')).toBe(2)
    for (const isTimeUp of [false, true]) expect(votesYes(standing, onlyTalking(0.8), { suspect: 2, isTimeUp }, thresholds, 'secret')).toBe(true)
  })
  test('is not convicted for talking alone, not even when time is up', () => {
    expect(suspectNow(standing, onlyTalking(0.22), thresholds, 'secret')).toBeUndefined()
    for (const isTimeUp of [false, true]) expect(votesYes(standing, onlyTalking(0.22), { suspect: 2, isTimeUp }, thresholds, 'secret')).toBe(false)
  })
})
test.each([
  ['whose own answers speak for a spy', suspecting(5, [2])],
  ['whose words are understood exactly', suspecting(1.5, [])],
])('somebody %s is accused and voted guilty', (_, beliefs) => {
  expect(suspectNow(standing, beliefs, thresholds, 'secret')).toBe(2)
  for (const isTimeUp of [false, true]) expect(votesYes(standing, beliefs, { suspect: 2, isTimeUp }, thresholds, 'secret')).toBe(true)
})

test('a spy accuses as soon as somebody innocent with the same beliefs would, however much it is suspected itself', () => {
  const innocent = suspecting(5, [])
  const spy: Judging = { ...innocent, isSpy: true, suspected: [0.6, ...innocent.suspected.slice(1).map((share) => 0.4 * share)] }
  expect(suspectNow(standing, innocent, thresholds, 'secret')).toBe(2)
  expect(suspectNow(standing, spy, thresholds, 'secret')).toBe(2)
})
test('how long an accusation takes is the same for everybody, apart from a blink', () => {
  const common = { round: 1, record: [{ by: 0, to: 1, question: 'Is it loud?', answer: 'Very.' }], trials: [] } as unknown as SpyfallCommon
  const delays = Array.from({ length: 20 }, (_, bot) => accusationDelayOf(common, quickChance(`bot ${bot}`), 1000))
  expect(new Set(delays).size).toBeGreaterThan(1)
  expect(Math.max(...delays) - Math.min(...delays)).toBeLessThan(100)
})

describe('in the lighthouse', () => {
  const places = knownPlaces({ seats: 6, options: readOptions(spyfall2.options, {}, 6) })
  const odds = (...said: readonly Omit<Disclosure, 'by' | 'hints'>[]): number => {
    const disclosures = said.map((disclosure) => ({ by: 1, hints: [], ...disclosure }))
    return listenTo(disclosures, places, [], 6).oddsAt(places[0]!)[1]!
  }
  const wrong = { feature: 'height', shade: 'low' } as const
  test('a wrong answer that may be misread weighs far less than one that is certain', () => {
    expect(odds({ ...wrong, sure: 1 })).toBeGreaterThan(8)
    expect(odds({ ...wrong, sure: 0.65 })).toBeLessThan(4)
    expect(odds({ ...wrong, sure: 0 })).toBeCloseTo(1)
  })
  test('one answer that is understood makes up for one that is misread', () => {
    expect(odds({ ...wrong, sure: 0.65 }, { feature: 'night', shade: 'high', sure: 0.65 })).toBeLessThan(2.5)
  })
})
