// Accusing and voting: an honest person whose words are misread now and then is not convicted for it, spies accuse as others do, and two
// spies help each other.
import { type Disclosure, features, knownPlaces, listenTo, manners, tuningFor } from '@safehouse/beliefs/spyfall-2'
import { quickChance, readOptions } from '@safehouse/engine'
import { spyfall2 } from '@safehouse/games/spyfall-2'
import { describe, expect, test } from 'vitest'
import { daresToName, type Judging, placeToName, type Standing, suspectNow, votesYes } from './judging.ts'
import { questionFor, type Talking } from './talking.ts'

const places = knownPlaces({ seats: 6, options: readOptions(spyfall2.options, {}, 6) })
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
describe('of two spies', () => {
  const two: Standing = { ...standing, spies: 2 }
  /** A spy at seat 0 who suspects seat 2 most by far, and next seat 3. */
  const spyWith = (pal: number | null): Judging => ({ ...suspecting(5, []), isSpy: true, pal, suspected: [0.3, 0.1, 0.9, 0.5, 0.1, 0.1] })
  const votes = (pal: number | null, suspect: number, isTimeUp: boolean) => votesYes(two, spyWith(pal), { suspect, isTimeUp }, thresholds, 'secret')
  const knower: Judging = { ...spyWith(null), isSpy: false }

  test('one accuses anybody but its pal', () => {
    expect(suspectNow(two, knower, thresholds, 'secret')).toBe(2)
    expect(suspectNow(two, spyWith(2), thresholds, 'secret')).toBeUndefined()
    expect(suspectNow(two, spyWith(3), thresholds, 'secret')).toBe(2)
  })
  test('one who does not know the other accuses whom an innocent would accuse, even if that may be the other', () => {
    expect(suspectNow(two, spyWith(null), thresholds, 'secret')).toBe(2)
  })
  test.each([false, true])('one votes against anybody but its pal (time up: %s)', (isTimeUp) => {
    expect([1, 2, 3, 4].map((suspect) => votes(2, suspect, isTimeUp))).toEqual([true, false, true, true])
    expect([1, 2, 3, 4].map((suspect) => votes(1, suspect, isTimeUp))).toEqual([false, true, true, true])
  })
  test.each([false, true])('one who does not know the other spares whoever may be that one (time up: %s)', (isTimeUp) => {
    expect([1, 2, 3, 4].map((suspect) => votes(null, suspect, isTimeUp))).toEqual([true, false, false, true])
  })

  const certainOf = (...relied: number[]): Judging => ({ ...spyWith(null), relied })
  test('one stops the round once two places together are as certain as one has to be for a single spy', () => {
    const later = { ...two, answers: [3, 3, 3, 3, 3, 3], leftMs: 20_000 }
    expect(daresToName(later, certainOf(0.3, 0.25, 0.25, 0.2), thresholds)).toBe(true)
    expect(daresToName({ ...later, spies: 1 }, certainOf(0.3, 0.25, 0.25, 0.2), thresholds)).toBe(false)
    expect(daresToName(later, certainOf(0.25, 0.2, 0.2, 0.2, 0.15), thresholds)).toBe(false)
  })
  test('the second names the place that is likeliest but for the one that was named', () => {
    expect(placeToName([0.2, 0.45, 0.35], undefined, 'secret')).toBe(1)
    expect(placeToName([0.2, 0.45, 0.35], 1, 'secret')).toBe(2)
    expect(placeToName([0.2, 0.45, 0.35], 0, 'secret')).toBe(1)
  })
  test('the second names the same place if that is far likelier than any other', () => {
    expect(placeToName([0.1, 0.7, 0.2], 1, 'secret')).toBe(1)
  })
  test('one asks its pal nothing, unless there is nobody else to ask', () => {
    const talking: Talking = {
      isSpy: true,
      suspected: [],
      places,
      relied: places.map(() => 1 / places.length),
      here: places[0]!,
      unasked: features,
      manner: manners[0]!,
      pal: 2,
    }
    const asked = (whom: readonly number[], pal: number | null) =>
      new Set(Array.from({ length: 40 }, (_, i) => questionFor({ ...talking, pal }, whom, { looks: 1 }, quickChance(`ask ${i}`)).to))
    expect(asked([1, 2, 3], 2)).toEqual(new Set([1, 3]))
    expect(asked([1, 2, 3], null)).toEqual(new Set([1, 2, 3]))
    expect(asked([2], 2)).toEqual(new Set([2]))
  })
})

test('with two spies it takes more to accuse and to vote, at every number of players', () => {
  for (const seats of [8, 9, 10, 12]) {
    const [one, two] = ([1, 2] as const).map((spies) => tuningFor({ seats, spies }))
    expect(two!.accuseAt).toBeGreaterThan(2 * one!.accuseAt)
    expect(two!.voteAt).toBeGreaterThan(2 * one!.voteAt)
  }
})

describe('in the lighthouse', () => {
  const odds = (...said: readonly Omit<Disclosure, 'by' | 'hints'>[]): number => {
    const disclosures = said.map((disclosure) => ({ by: 1, hints: [], ...disclosure }))
    return listenTo(disclosures, places, [], { seats: 6, spies: 1 }).oddsAt(places[0]!)[1]!
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
