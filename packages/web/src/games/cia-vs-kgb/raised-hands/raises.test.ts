import type { KgbCommon } from '@safehouse/games/cia-vs-kgb'
import { expect, test } from 'vitest'
import { testTable } from '../test-table.ts'
import { advanceProgress, noneShown, type Raise, type RaiseProgress, raisesOf } from './raises.ts'

const cards = ['cia', 'kgb', 'cia', 'kgb', 'cia', 'kgb'] as const
const { common } = testTable().open()
const alone = (seat: number, at: number) => ({ seat, turn: 1, at })
const ended = (at: number): Partial<KgbCommon> => ({ raised: [0, 1], end: { winner: null, ground: 'equalHands', cards, at } })
const raisesAt = (has: Partial<KgbCommon>) => raisesOf({ ...common, ...has })
const timesOf = (raises: readonly Raise[]) => raises.map(({ seats, from, until }) => [...seats, from, until])

test('all screens show raised hands at the same game time, a lone hand for a shorter time', () => {
  expect(raisesAt({})).toEqual([])
  expect(raisesAt(ended(9000))).toEqual([{ seats: [0, 1], alone: false, from: 9400, until: 11_400 }])
  expect(raisesAt({ loneHands: [alone(3, 9000)] })).toEqual([{ seats: [3], alone: true, from: 9400, until: 10_900 }])
})
test('[CK-19] lone hands that follow closely, even in the same millisecond, are each shown for the full time', () => {
  expect(timesOf(raisesAt({ loneHands: [alone(3, 9000), alone(5, 9000), alone(2, 9700), alone(4, 30_000)] }))).toEqual([
    [3, 9400, 10_900],
    [5, 10_900, 12_400],
    [2, 12_400, 13_900],
    [4, 30_400, 31_900],
  ])
})
test('[CK-19] a lone hand just before the end is shown before the hands that end the match, or before the debrief', () => {
  expect(timesOf(raisesAt({ loneHands: [alone(3, 9000)], ...ended(9000) }))).toEqual([
    [3, 9400, 10_900],
    [0, 1, 10_900, 12_900],
  ])
  expect(timesOf(raisesAt({ loneHands: [alone(3, 9000)], ...ended(9000), raised: [] }))).toEqual([[3, 9400, 10_900]])
})

/** What a screen shows at these times: the first seat of the raise that is up, or undefined. */
function shownAt(times: readonly number[], raises: readonly Raise[], news: boolean) {
  let progress: RaiseProgress = noneShown
  return times.map((now) => {
    progress = advanceProgress(progress, raises, () => news, now)
    return progress.upSince === undefined ? undefined : raises[progress.index]!.seats[0]
  })
}
const two = raisesAt({ loneHands: [alone(3, 9000), alone(5, 9000)] })

test('[CK-19] a screen that is on time shows one hand after another', () => {
  expect(shownAt([9000, 9399, 9400, 10_899, 10_900, 12_399, 12_400], two, true)).toEqual([undefined, undefined, 3, 3, 5, 5, undefined])
})
test('[CK-19] a screen that is late shows each hand for the full time, and a page opened later shows only what is still up', () => {
  expect(shownAt([12_000, 13_499, 13_500, 14_999, 15_000], two, true)).toEqual([3, 3, 5, 5, undefined])
  expect(shownAt([12_000, 12_400], two, false)).toEqual([5, undefined])
})
