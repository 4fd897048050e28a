// A whole match of Spyfall 2 to read: a change of what is told to whom shows up as changed lines.
import { randomBot, readOptions } from '@safehouse/engine'
import { tracePlaythrough } from '@safehouse/engine/testing'
import { expect, test } from 'vitest'
import { spyfall2 } from './game.ts'

test('the playthrough of a random match equals its golden file', async () => {
  const options = readOptions(spyfall2.options, { rounds: 3, spies: 2, oldPals: true, decisionSeconds: 30, minutes: 2 }, 5)
  await expect(tracePlaythrough(spyfall2, { seats: 5, options }, 'five strangers', randomBot)).toMatchFileSnapshot('playthroughs/random.txt')
})
