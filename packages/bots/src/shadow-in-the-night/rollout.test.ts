// What the next player's turn leaves of the chances on a board.
import { plainOdds, type TrialBoard } from '@safehouse/beliefs/shadow-in-the-night'
import { quickChance } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { fittedJudge } from './judge.ts'
import { bestPlace, chanceAfterReply } from './rollout.ts'

const AGENTS = 5
const EVERY_REPLY = 1000
const only = (agent: number) => Array.from({ length: AGENTS }, (_, i) => i === agent)
const judge = fittedJudge({ odds: plainOdds, favour: new Array(AGENTS).fill(1) })
/** Agent 0 is mine, and agent 1 theirs: in building 9, so that a scoring brings its stone home. */
const board = (safe: number): TrialBoard => ({ at: [0, 9, 0, 0, 0], stones: [30, 35, 0, 0, 0], safe, causes: 0 })
const chanceWith = (safe: number, replies: number) =>
  chanceAfterReply(board(safe), only(0), only(1), judge, 1, 2, false, replies, quickChance('replies'))

test('a player who can reach the safe with every face of the die, and wins by it, does so', () => {
  expect(chanceWith(10, EVERY_REPLY)).toBe(0)
})
test('a player who cannot reach the safe leaves a chance, and a smaller one the more replies are looked at', () => {
  expect(chanceWith(8, EVERY_REPLY)).toBeGreaterThan(0.1)
  expect(chanceWith(8, EVERY_REPLY)).toBeLessThan(chanceWith(8, 2))
})
test('the safe goes to the building that is best for whoever puts it there, and not where it was', () => {
  const nearAgent = (place: number) => (place === 7 ? 1 : place === 3 ? 0.5 : 0)
  expect(bestPlace(board(3), only(0), ({ safe }) => nearAgent(safe), 1)).toBe(7)
  expect(bestPlace(board(7), only(0), ({ safe }) => nearAgent(safe), 1)).toBe(3)
})
