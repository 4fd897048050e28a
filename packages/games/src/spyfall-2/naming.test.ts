// Spies of Spyfall 2 who stop the round and name the place.
import { advanceTime, feedOf } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { fieldsOffered, MINUTE_MS, spy, startRound, vote } from './testing/position.ts'

const [right, wrong] = ['lamplight/lighthouse', 'lamplight/bakery']

test('[SF-20] a spy shows the card, the clock stops, and a right place wins for the spies', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(1, { do: 'stopRound' }, MINUTE_MS)
  expect(match.common().stage).toEqual({ is: 'naming', shown: [1], named: [], left: 5 * MINUTE_MS, until: null })
  advanceTime(match, 60 * MINUTE_MS)
  match.does(1, { do: 'namePlace', place: right }, 60 * MINUTE_MS)
  expect(match.truth.common.results[0]!.ending).toEqual({ how: 'named', right: [1] })
  expect(match.common().points).toEqual([0, 4, 0, 0])
})
test('[SF-20] every place of the list may be named', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(1, { do: 'stopRound' }, MINUTE_MS)
  const places = match.truth.common.terms.places.map(({ key }) => key)
  expect(places).toHaveLength(20)
  expect(fieldsOffered(match, 1, 'namePlace')).toEqual({ place: { one: places } })
})
test('[SF-20] a wrong place wins for the others', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(1, { do: 'stopRound' }, MINUTE_MS)
  match.does(1, { do: 'namePlace', place: wrong }, MINUTE_MS)
  expect(match.common().points).toEqual([1, 0, 1, 1])
})
test('[SF-20] a player who is no spy is refused, and nobody else hears of the attempt', () => {
  const match = startRound([0, spy, 1, 2])
  const before = JSON.stringify(match.entries)
  expect(match.attempt(2, { do: 'stopRound' }, 100)).toEqual({ rule: 'SF-20', code: 'notASpy' })
  expect(JSON.stringify(match.entries)).toBe(before)
})

test('[SF-21] the second spy is shown before the first spy’s place is judged, and hears that place', () => {
  const match = startRound([0, spy, 1, spy, 2], { spies: 2 })
  match.does(3, { do: 'stopRound' }, 100)
  expect(match.attempt(1, { do: 'namePlace', place: right }, 150)).toEqual({ rule: 'SF-20', code: 'notYoursToName' })
  match.does(3, { do: 'namePlace', place: wrong }, 200)
  expect(match.truth.common.results).toEqual([])
  expect(match.common().stage).toMatchObject({ shown: [3, 1], named: [{ by: 3, place: wrong }] })
  expect(feedOf(match.entries, 1).at(-1)!.facts[0]).toEqual({ kind: 'placeNamed', by: 3, place: wrong, byClock: false })
  match.does(1, { do: 'namePlace', place: right }, 300)
  expect(match.truth.common.results[0]!.ending).toEqual({ how: 'named', right: [1] })
})
test.each([
  [right, right, [0, 4, 0, 4, 0]],
  [right, wrong, [0, 2, 0, 4, 0]],
  [wrong, right, [0, 4, 0, 2, 0]],
  [wrong, wrong, [1, 0, 1, 0, 1]],
])('[SF-21] named %s, then %s: one right is enough', (first, second, points) => {
  const match = startRound([0, spy, 1, spy, 2], { spies: 2 })
  match.does(3, { do: 'stopRound' }, 100)
  match.does(3, { do: 'namePlace', place: first }, 200)
  match.does(1, { do: 'namePlace', place: second }, 300)
  expect(match.common().points).toEqual(points)
})

test('[SF-22] while an accusation has stopped the clock no spy may stop the round', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(0, { do: 'accuse', suspect: 2 }, 100)
  expect(match.attempt(1, { do: 'stopRound' }, 100)).toEqual({ rule: 'SF-22', code: 'clockStopped' })
  vote(match, [], 200)
  expect(match.attempt(1, { do: 'stopRound' }, 300)).toEqual({ rule: 'SF-22', code: 'clockStopped' })
  match.does(1, { do: 'stopRound' }, 200 + 3000)
})
test('[SF-22] an accusation after a spy has stopped the round is refused and not counted', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(1, { do: 'stopRound' }, 100)
  expect(match.attempt(0, { do: 'accuse', suspect: 1 }, 100)).toEqual({ rule: 'SF-17', code: 'clockStopped' })
  expect(match.truth.common.trials).toEqual([])
})
test('[SF-22] the later of two accusations is refused and not counted, so that player may accuse later', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(0, { do: 'accuse', suspect: 1 }, 100)
  expect(match.attempt(2, { do: 'accuse', suspect: 3 }, 100)).toEqual({ rule: 'SF-17', code: 'clockStopped' })
  vote(match, [], 100)
  match.does(2, { do: 'accuse', suspect: 3 }, 100 + 3000)
})
test('[SF-22] at the very moment at which the time is up it is too late to stop the round or to accuse', () => {
  const match = startRound([0, spy, 1, 2])
  expect(match.attempt(1, { do: 'stopRound' }, 6 * MINUTE_MS)).toEqual({ rule: 'SF-22', code: 'timeIsUp' })
  expect(match.attempt(0, { do: 'accuse', suspect: 1 }, 6 * MINUTE_MS)).toEqual({ rule: 'SF-17', code: 'timeIsUp' })
  match.does(0, { do: 'openVoting' }, 6 * MINUTE_MS)
  expect(match.attempt(1, { do: 'stopRound' }, 6 * MINUTE_MS)).toEqual({ rule: 'SF-22', code: 'timeIsUp' })
  const inTime = startRound([0, spy, 1, 2])
  inTime.does(1, { do: 'stopRound' }, 6 * MINUTE_MS - 1)
})
