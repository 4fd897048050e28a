// Two whole games to read. The names were chosen for what happens in them: one mission is accomplished, one is guessed at.
import { randomBot } from '@safehouse/engine'
import { playthrough } from '@safehouse/engine/testing'
import { expect, test } from 'vitest'
import { spyAlleyDice } from './index.ts'

test('a game of two, as each seat hears it', async () => {
  const text = playthrough(spyAlleyDice, { seats: 2, options: { decisionSeconds: 0 } }, 'alley 2463', randomBot)
  await expect(text).toMatchFileSnapshot('playthroughs/2-seats.txt')
})
test('a game of four against the clock, as each seat hears it', async () => {
  const text = playthrough(spyAlleyDice, { seats: 4, options: { decisionSeconds: 60 } }, 'alley 1843', randomBot)
  await expect(text).toMatchFileSnapshot('playthroughs/4-seats.txt')
})
