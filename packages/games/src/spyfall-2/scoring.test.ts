// The points of a round of Spyfall 2, for every way in which it may end.
import { describe, expect, test } from 'vitest'
import { awardsFor, type Ending } from './scoring.ts'
import { spy, startRound, vote } from './testing/position.ts'

/** Six players; seat 0 is a spy, with two spies seat 1 as well. Points by seat. */
const seats = 6
function pointsBySeat(ending: Ending, spies: readonly number[], oldPals = false): number[] {
  const sums = new Array<number>(seats).fill(0)
  for (const award of awardsFor(ending, spies, seats, oldPals)) sums[award.seat]! += award.points
  return sums
}
const nobodyConvicted: Ending = { how: 'timeUp', convicted: null }
const convictedWhenTimeIsUp = (convicted: number): Ending => ({ how: 'timeUp', convicted })
const convictedByAccusation = (convicted: number, firstAccuser: number): Ending => ({ how: 'accused', convicted, firstAccuser })
const placeNamedBy = (...right: number[]): Ending => ({ how: 'named', right })

describe('one spy, seat 0', () => {
  test.each([
    ['[SF-23] time up, nobody convicted', nobodyConvicted, [2, 0, 0, 0, 0, 0]],
    ['[SF-23, SF-25] time up, a non-spy convicted: no more than the plain two', convictedWhenTimeIsUp(3), [2, 0, 0, 0, 0, 0]],
    ['[SF-26, SF-27] time up, the spy convicted: nobody has initiated it', convictedWhenTimeIsUp(0), [0, 1, 1, 1, 1, 1]],
    ['[SF-25] mid-round, a non-spy convicted', convictedByAccusation(3, 4), [4, 0, 0, 0, 0, 0]],
    ['[SF-25] mid-round, a non-spy convicted, first accused by the spy', convictedByAccusation(3, 0), [4, 0, 0, 0, 0, 0]],
    ['[SF-27] mid-round, the spy convicted', convictedByAccusation(0, 4), [0, 1, 1, 1, 2, 1]],
    ['[SF-24] the place named right', placeNamedBy(0), [4, 0, 0, 0, 0, 0]],
    ['[SF-26, SF-27] the place named wrong: one each and no more', placeNamedBy(), [0, 1, 1, 1, 1, 1]],
  ])('%s', (_, ending, expected) => {
    expect(pointsBySeat(ending, [0])).toEqual(expected)
  })
})

describe('two spies, seats 0 and 1', () => {
  test.each([
    ['[SF-23] time up, nobody convicted', nobodyConvicted, [2, 2, 0, 0, 0, 0]],
    ['[SF-23, SF-25] time up, a non-spy convicted', convictedWhenTimeIsUp(3), [2, 2, 0, 0, 0, 0]],
    ['[SF-28] time up, one spy convicted: the other scores as the others do', convictedWhenTimeIsUp(0), [0, 1, 1, 1, 1, 1]],
    ['[SF-28] time up, the other spy convicted', convictedWhenTimeIsUp(1), [1, 0, 1, 1, 1, 1]],
    ['[SF-25] mid-round, a non-spy convicted', convictedByAccusation(3, 4), [4, 4, 0, 0, 0, 0]],
    ['[SF-27, SF-28] mid-round, a spy convicted, first accused by a non-spy', convictedByAccusation(0, 4), [0, 1, 1, 1, 2, 1]],
    ['[SF-27, SF-28] mid-round, a spy convicted, first accused by the other spy', convictedByAccusation(0, 1), [0, 2, 1, 1, 1, 1]],
    ['[SF-24] the place named, both right', placeNamedBy(0, 1), [4, 4, 0, 0, 0, 0]],
    ['[SF-24] the place named, the first right', placeNamedBy(0), [4, 2, 0, 0, 0, 0]],
    ['[SF-24] the place named, the second right', placeNamedBy(1), [2, 4, 0, 0, 0, 0]],
    ['[SF-26, SF-28] the place named, none right: no spy stays hidden', placeNamedBy(), [0, 0, 1, 1, 1, 1]],
  ])('%s', (_, ending, expected) => {
    expect(pointsBySeat(ending, [0, 1])).toEqual(expected)
  })
})

describe('old pals, seats 0 and 1', () => {
  test.each([
    ['[SF-30] time up, nobody convicted: as usual', nobodyConvicted, [2, 2, 0, 0, 0, 0]],
    ['[SF-30] time up, a non-spy convicted: as usual', convictedWhenTimeIsUp(3), [2, 2, 0, 0, 0, 0]],
    ['[SF-30] time up, a spy convicted: as usual', convictedWhenTimeIsUp(0), [0, 1, 1, 1, 1, 1]],
    ['[SF-30] mid-round, a non-spy convicted: as usual', convictedByAccusation(3, 4), [4, 4, 0, 0, 0, 0]],
    ['[SF-30] mid-round, a spy convicted, first accused by a non-spy: neither spy scores', convictedByAccusation(0, 4), [0, 0, 1, 1, 2, 1]],
    ['[SF-30] mid-round, a spy convicted, first accused by the pal: nobody gets that point', convictedByAccusation(0, 1), [0, 0, 1, 1, 1, 1]],
    ['[SF-30] the place named, both right: as usual', placeNamedBy(0, 1), [4, 4, 0, 0, 0, 0]],
    ['[SF-30] the place named, one right: as usual', placeNamedBy(1), [2, 4, 0, 0, 0, 0]],
    ['[SF-30] the place named, none right: as usual', placeNamedBy(), [0, 0, 1, 1, 1, 1]],
  ])('%s', (_, ending, expected) => {
    expect(pointsBySeat(ending, [0, 1], true)).toEqual(expected)
  })
})

test('[SF-27] the point goes to the first who accused that spy, even if that accusation and others after it failed', () => {
  const match = startRound([0, spy, 1, 2, 3])
  match.does(2, { do: 'accuse', suspect: 3 }, 100)
  vote(match, [], 100)
  match.does(3, { do: 'accuse', suspect: 1 }, 4_000)
  vote(match, [], 4_000)
  match.does(4, { do: 'accuse', suspect: 1 }, 8_000)
  vote(match, [], 8_000)
  match.does(0, { do: 'accuse', suspect: 1 }, 12_000)
  vote(match, [2, 3, 4], 12_000)
  expect(match.truth.common.points).toEqual([1, 0, 1, 2, 1])
})

test('[SF-29] after a round all cards of it are shown, and the points with the reason for each', () => {
  const match = startRound([0, spy, 1, 2])
  match.does(1, { do: 'stopRound' }, 100)
  match.does(1, { do: 'namePlace', place: 'lamplight/lighthouse' }, 200)
  expect(match.lastFacts().at(-1)).toEqual({
    kind: 'roundEnded',
    place: 'lamplight/lighthouse',
    cards: [0, null, 1, 2],
    ending: { how: 'named', right: [1] },
    awards: [
      { seat: 1, reason: 'spiesWon', points: 2 },
      { seat: 1, reason: 'namedRight', points: 2 },
    ],
  })
})

test('[SF-30] old pals know each other from the deal, and nobody else does', () => {
  const pals = startRound([0, spy, 1, spy, 2], { spies: 2, oldPals: true })
  expect(pals.truth.hands.map((hand) => hand.card.pal)).toEqual([null, 3, null, 1, null])
  const withoutPals = startRound([0, spy, 1, spy, 2], { spies: 2 })
  expect(withoutPals.truth.hands.map((hand) => hand.card.pal)).toEqual([null, null, null, null, null])
})
