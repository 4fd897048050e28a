import { feedOf, passTime } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { attempt, dare, minute, offered, pointsOf, running, spy, stageOf, vote } from './staged.ts'

const [right, wrong] = ['lamplight/lighthouse', 'lamplight/bakery']

describe('[SF-20]', () => {
  test('[SF-20] a spy shows the card, the clock stops, and a right place wins for the spies', () => {
    const play = running([0, spy, 1, 2])
    dare(play, 1, { do: 'stopRound' }, minute)
    expect(stageOf(play)).toEqual({ is: 'naming', shown: [1], named: [], left: 5 * minute, until: null })
    passTime(play, 60 * minute)
    dare(play, 1, { do: 'namePlace', place: right }, 60 * minute)
    expect(play.truth.table.results[0]!.ending).toEqual({ how: 'named', right: [1] })
    expect(pointsOf(play)).toEqual([0, 4, 0, 0])
  })
  test('[SF-20] every place of the list may be named', () => {
    const play = running([0, spy, 1, 2])
    dare(play, 1, { do: 'stopRound' }, minute)
    const places = play.truth.table.terms.places.map(({ key }) => key)
    expect(places).toHaveLength(20)
    expect(offered(play, 1, 'namePlace')).toEqual({ place: { one: places } })
  })
  test('[SF-20] a wrong one wins for the others', () => {
    const play = running([0, spy, 1, 2])
    dare(play, 1, { do: 'stopRound' }, minute)
    dare(play, 1, { do: 'namePlace', place: wrong }, minute)
    expect(pointsOf(play)).toEqual([1, 0, 1, 1])
  })
  test('[SF-20] who is no spy is refused, and nobody else hears of it', () => {
    const play = running([0, spy, 1, 2])
    const before = JSON.stringify(play.entries)
    expect(attempt(play, 2, { do: 'stopRound' }, 100)).toEqual({ rule: 'SF-20', code: 'notASpy' })
    expect(JSON.stringify(play.entries)).toBe(before)
  })
})

describe('[SF-21]', () => {
  test('[SF-21] the second spy is uncovered before the first word is judged, and hears it', () => {
    const play = running([0, spy, 1, spy, 2], { spies: 2 })
    dare(play, 3, { do: 'stopRound' }, 100)
    expect(attempt(play, 1, { do: 'namePlace', place: right }, 150)).toEqual({ rule: 'SF-20', code: 'notYoursToName' })
    dare(play, 3, { do: 'namePlace', place: wrong }, 200)
    expect(play.truth.table.results).toEqual([])
    expect(stageOf(play)).toMatchObject({ shown: [3, 1], named: [{ by: 3, place: wrong }] })
    expect(feedOf(play.entries, 1).at(-1)!.facts[0]).toEqual({ kind: 'placeNamed', by: 3, place: wrong, byClock: false })
    dare(play, 1, { do: 'namePlace', place: right }, 300)
    expect(play.truth.table.results[0]!.ending).toEqual({ how: 'named', right: [1] })
  })
  test.each([
    [right, right, [0, 4, 0, 4, 0]],
    [right, wrong, [0, 2, 0, 4, 0]],
    [wrong, right, [0, 4, 0, 2, 0]],
    [wrong, wrong, [1, 0, 1, 0, 1]],
  ])('[SF-21] named %s, then %s: one right is enough', (first, second, points) => {
    const play = running([0, spy, 1, spy, 2], { spies: 2 })
    dare(play, 3, { do: 'stopRound' }, 100)
    dare(play, 3, { do: 'namePlace', place: first }, 200)
    dare(play, 1, { do: 'namePlace', place: second }, 300)
    expect(pointsOf(play)).toEqual(points)
  })
})

describe('[SF-22]', () => {
  test('[SF-22] while an accusation has stopped the clock no spy may stop the round', () => {
    const play = running([0, spy, 1, 2])
    dare(play, 0, { do: 'accuse', suspect: 2 }, 100)
    expect(attempt(play, 1, { do: 'stopRound' }, 100)).toEqual({ rule: 'SF-22', code: 'clockStopped' })
    vote(play, [], 200)
    expect(attempt(play, 1, { do: 'stopRound' }, 300)).toEqual({ rule: 'SF-22', code: 'clockStopped' })
    dare(play, 1, { do: 'stopRound' }, 200 + 3000)
  })
  test('[SF-22] an accusation that comes later than the spy is refused and spends no right', () => {
    const play = running([0, spy, 1, 2])
    dare(play, 1, { do: 'stopRound' }, 100)
    expect(attempt(play, 0, { do: 'accuse', suspect: 1 }, 100)).toEqual({ rule: 'SF-17', code: 'clockStopped' })
    expect(play.truth.table.trials).toEqual([])
  })
  test('[SF-22] the later of two accusations is refused and spends no right', () => {
    const play = running([0, spy, 1, 2])
    dare(play, 0, { do: 'accuse', suspect: 1 }, 100)
    expect(attempt(play, 2, { do: 'accuse', suspect: 3 }, 100)).toEqual({ rule: 'SF-17', code: 'clockStopped' })
    vote(play, [], 100)
    dare(play, 2, { do: 'accuse', suspect: 3 }, 100 + 3000)
  })
  test('[SF-22] at the same instant clock zero goes first, for spies and accusers', () => {
    const play = running([0, spy, 1, 2])
    expect(attempt(play, 1, { do: 'stopRound' }, 6 * minute)).toEqual({ rule: 'SF-22', code: 'timeIsUp' })
    expect(attempt(play, 0, { do: 'accuse', suspect: 1 }, 6 * minute)).toEqual({ rule: 'SF-17', code: 'timeIsUp' })
    dare(play, 0, { do: 'openVoting' }, 6 * minute)
    expect(attempt(play, 1, { do: 'stopRound' }, 6 * minute)).toEqual({ rule: 'SF-22', code: 'timeIsUp' })
    const inTime = running([0, spy, 1, 2])
    dare(inTime, 1, { do: 'stopRound' }, 6 * minute - 1)
  })
})
