import { randomBot } from '@safehouse/engine'
import { playthrough } from '@safehouse/engine/testing'
import { expect, test } from 'vitest'
import { spyAlleyDice } from './index.ts'

test('a game of two, as each seat hears it', async () => {
  const text = playthrough(spyAlleyDice, { seats: 2, options: { decisionSeconds: 0 } }, 'two in the alley', randomBot)
  await expect(text).toMatchFileSnapshot('playthroughs/2-seats.txt')
})
test('a game of four against the clock, as each seat hears it', async () => {
  const text = playthrough(spyAlleyDice, { seats: 4, options: { decisionSeconds: 60 } }, 'four in the alley', randomBot)
  await expect(text).toMatchFileSnapshot('playthroughs/4-seats.txt')
})
