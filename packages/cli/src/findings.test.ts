import { expect, test } from 'vitest'
import { shareOf } from './duel.ts'
import { formatGoals, type GoalResult, isMissed } from './findings.ts'

const line = (wins: number, n: number, goal: GoalResult['goal']): GoalResult => ({ game: 'top-secret', what: 'wins', result: shareOf(wins, n), goal })
const row = (...given: Parameters<typeof line>) => formatGoals([line(...given)]).split('\n')[2]

test('a goal with one bound is reached on its right side, missed where the whole interval is beyond it, and else not shown', () => {
  expect(row(700, 1000, { atLeast: 0.6 })).toBe('| top-secret | wins | 70.0 % | 67.1 % to 72.8 % | 1000 | ≥ 60.0 % | reached |')
  expect(row(590, 1000, { atLeast: 0.6 })).toMatch(/ ≥ 60.0 % \| not shown \|$/)
  expect(row(500, 1000, { atLeast: 0.6 })).toMatch(/ ≥ 60.0 % \| missed \|$/)
  expect(row(300, 1000, { atMost: 0.32 })).toMatch(/ ≤ 32.0 % \| reached \|$/)
  expect(row(330, 1000, { atMost: 0.32 })).toMatch(/ ≤ 32.0 % \| not shown \|$/)
  expect(row(400, 1000, { atMost: 0.32 })).toMatch(/ ≤ 32.0 % \| missed \|$/)
})
test('a goal with two bounds is reached between them and missed beyond either', () => {
  const even = { atLeast: 0.45, atMost: 0.55 }
  expect(row(500, 1000, even)).toMatch(/ ≥ 45.0 %, ≤ 55.0 % \| reached \|$/)
  expect([440, 560].map((wins) => row(wins, 1000, even)!.split(' | ').at(-1))).toEqual(['not shown |', 'not shown |'])
  expect([400, 600].map((wins) => row(wins, 1000, even)!.split(' | ').at(-1))).toEqual(['missed |', 'missed |'])
})
test('what is not shown is not missed, so it does not end the command with 1', () => {
  expect([400, 440, 500, 560, 600].map((wins) => isMissed(line(wins, 1000, { atLeast: 0.45, atMost: 0.55 })))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ])
})
