// Two whole matches to read. Their seeds were chosen for what happens in them: one mission is accomplished, one is challenged.
import { randomBot } from '@safehouse/engine'
import { tracePlaythrough } from '@safehouse/engine/testing'
import { expect, test } from 'vitest'
import { spyAlleyDice } from './index.ts'

test('the playthrough of a match of two equals its golden file', async () => {
  const text = tracePlaythrough(spyAlleyDice, { seats: 2, options: { decisionSeconds: 0 } }, 'alley 2463', randomBot)
  await expect(text).toMatchFileSnapshot('playthroughs/2-seats.txt')
})
test('the playthrough of a match of four with a time limit equals its golden file', async () => {
  const text = tracePlaythrough(spyAlleyDice, { seats: 4, options: { decisionSeconds: 60 } }, 'alley 1843', randomBot)
  await expect(text).toMatchFileSnapshot('playthroughs/4-seats.txt')
})
