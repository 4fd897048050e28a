import { advanceTime, feedOf } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { attempt, dare, minute, offered, pointsOf, running, spy, stageOf, vote } from './staged.ts'

const [right, wrong] = ['lamplight/lighthouse', 'lamplight/bakery']

describe('[SF-20]', () => {
  test('[SF-20] a spy shows the card, the clock stops, and a right place wins for the spies', () => {
    const match = running([0, spy, 1, 2])
    dare(match, 1, { do: 'stopRound' }, minute)
    expect(stageOf(match)).toEqual({ is: 'naming', shown: [1], named: [], left: 5 * minute, until: null })
    advanceTime(match, 60 * minute)
    dare(match, 1, { do: 'namePlace', place: right }, 60 * minute)
    expect(match.truth.common.results[0]!.ending).toEqual({ how: 'named', right: [1] })
    expect(pointsOf(match)).toEqual([0, 4, 0, 0])
  })
  test('[SF-20] every place of the list may be named', () => {
    const match = running([0, spy, 1, 2])
    dare(match, 1, { do: 'stopRound' }, minute)
    const places = match.truth.common.terms.places.map(({ key }) => key)
    expect(places).toHaveLength(20)
    expect(offered(match, 1, 'namePlace')).toEqual({ place: { one: places } })
  })
  test('[SF-20] a wrong one wins for the others', () => {
    const match = running([0, spy, 1, 2])
    dare(match, 1, { do: 'stopRound' }, minute)
    dare(match, 1, { do: 'namePlace', place: wrong }, minute)
    expect(pointsOf(match)).toEqual([1, 0, 1, 1])
  })
  test('[SF-20] who is no spy is refused, and nobody else hears of it', () => {
    const match = running([0, spy, 1, 2])
    const before = JSON.stringify(match.entries)
    expect(attempt(match, 2, { do: 'stopRound' }, 100)).toEqual({ rule: 'SF-20', code: 'notASpy' })
    expect(JSON.stringify(match.entries)).toBe(before)
  })
})

describe('[SF-21]', () => {
  test('[SF-21] the second spy is uncovered before the first word is judged, and hears it', () => {
    const match = running([0, spy, 1, spy, 2], { spies: 2 })
    dare(match, 3, { do: 'stopRound' }, 100)
    expect(attempt(match, 1, { do: 'namePlace', place: right }, 150)).toEqual({ rule: 'SF-20', code: 'notYoursToName' })
    dare(match, 3, { do: 'namePlace', place: wrong }, 200)
    expect(match.truth.common.results).toEqual([])
    expect(stageOf(match)).toMatchObject({ shown: [3, 1], named: [{ by: 3, place: wrong }] })
    expect(feedOf(match.entries, 1).at(-1)!.facts[0]).toEqual({ kind: 'placeNamed', by: 3, place: wrong, byClock: false })
    dare(match, 1, { do: 'namePlace', place: right }, 300)
    expect(match.truth.common.results[0]!.ending).toEqual({ how: 'named', right: [1] })
  })
  test.each([
    [right, right, [0, 4, 0, 4, 0]],
    [right, wrong, [0, 2, 0, 4, 0]],
    [wrong, right, [0, 4, 0, 2, 0]],
    [wrong, wrong, [1, 0, 1, 0, 1]],
  ])('[SF-21] named %s, then %s: one right is enough', (first, second, points) => {
    const match = running([0, spy, 1, spy, 2], { spies: 2 })
    dare(match, 3, { do: 'stopRound' }, 100)
    dare(match, 3, { do: 'namePlace', place: first }, 200)
    dare(match, 1, { do: 'namePlace', place: second }, 300)
    expect(pointsOf(match)).toEqual(points)
  })
})

describe('[SF-22]', () => {
  test('[SF-22] while an accusation has stopped the clock no spy may stop the round', () => {
    const match = running([0, spy, 1, 2])
    dare(match, 0, { do: 'accuse', suspect: 2 }, 100)
    expect(attempt(match, 1, { do: 'stopRound' }, 100)).toEqual({ rule: 'SF-22', code: 'clockStopped' })
    vote(match, [], 200)
    expect(attempt(match, 1, { do: 'stopRound' }, 300)).toEqual({ rule: 'SF-22', code: 'clockStopped' })
    dare(match, 1, { do: 'stopRound' }, 200 + 3000)
  })
  test('[SF-22] an accusation that comes later than the spy is refused and spends no right', () => {
    const match = running([0, spy, 1, 2])
    dare(match, 1, { do: 'stopRound' }, 100)
    expect(attempt(match, 0, { do: 'accuse', suspect: 1 }, 100)).toEqual({ rule: 'SF-17', code: 'clockStopped' })
    expect(match.truth.common.trials).toEqual([])
  })
  test('[SF-22] the later of two accusations is refused and spends no right', () => {
    const match = running([0, spy, 1, 2])
    dare(match, 0, { do: 'accuse', suspect: 1 }, 100)
    expect(attempt(match, 2, { do: 'accuse', suspect: 3 }, 100)).toEqual({ rule: 'SF-17', code: 'clockStopped' })
    vote(match, [], 100)
    dare(match, 2, { do: 'accuse', suspect: 3 }, 100 + 3000)
  })
  test('[SF-22] at the same instant clock zero goes first, for spies and accusers', () => {
    const match = running([0, spy, 1, 2])
    expect(attempt(match, 1, { do: 'stopRound' }, 6 * minute)).toEqual({ rule: 'SF-22', code: 'timeIsUp' })
    expect(attempt(match, 0, { do: 'accuse', suspect: 1 }, 6 * minute)).toEqual({ rule: 'SF-17', code: 'timeIsUp' })
    dare(match, 0, { do: 'openVoting' }, 6 * minute)
    expect(attempt(match, 1, { do: 'stopRound' }, 6 * minute)).toEqual({ rule: 'SF-22', code: 'timeIsUp' })
    const inTime = running([0, spy, 1, 2])
    dare(inTime, 1, { do: 'stopRound' }, 6 * minute - 1)
  })
})
