// The judge of matches of two: at the end it says what the rules say, and what is good for one is bad for the other.
import type { TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import { expect, test } from 'vitest'
import { judgeOfTwo } from './judge.ts'
import { twoPlayersNetwork } from './network.ts'

/** The first seat runs agent 0, the second agent 1; the others are bystanders. */
const runs = [0, 1].map((own) => Array.from({ length: 5 }, (_, agent) => agent === own))
const [first, second] = runs as [boolean[], boolean[]]
const judge = judgeOfTwo(twoPlayersNetwork, { weight: 1, runs, hands: [[], []] })
const board = (stones: number[]): TrialBoard => ({ at: [9, 4, 0, 6, 2], stones, safe: 7, causes: 0 })

test.each([
  ['the furthest agent is mine', [43, 42, 42, 0, 0], 1],
  ['it is the other player’s', [42, 43, 0, 0, 0], 0],
  ['both are level', [42, 42, 30, 0, 0], 0.5],
  ['a bystander is level with mine, and takes nothing from it', [43, 40, 43, 0, 0], 1],
  ['a bystander is level with the other player’s', [40, 43, 43, 43, 0], 0],
  ['a bystander is ahead of both: nobody wins', [40, 30, 43, 0, 0], 0.5],
])('at the end, %s', (_, stones, chance) => {
  expect(judge(board(stones), first, 0, false)).toBe(chance)
  expect(judge(board(stones), second, 0, false)).toBe(1 - chance)
})

test('a recruit that the world does not show yet counts for who has it', () => {
  const withRecruit = first.with(2, true)
  expect(judge(board([30, 40, 43, 0, 0]), withRecruit, 0, false)).toBe(1)
})

test('before the end, the chances of both make one', () => {
  for (const placesSafe of [false, true])
    expect(judge(board([20, 15, 22, 9, 3]), first, 1, placesSafe) + judge(board([20, 15, 22, 9, 3]), second, 1, placesSafe)).toBeCloseTo(1)
})
