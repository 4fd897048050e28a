// A whole match of CIA vs. KGB to read: a change of what is told to whom shows up as changed lines.
import { randomBot, readOptions } from '@safehouse/engine'
import { tracePlaythrough } from '@safehouse/engine/testing'
import { expect, test } from 'vitest'
import { ciaVsKgb } from './index.ts'
import { options } from './options.ts'

test('a game of six, as each seat hears it', async () => {
  const text = tracePlaythrough(ciaVsKgb, { seats: 6, options: readOptions(options, {}, 6) }, 'six chairs', randomBot)
  await expect(text).toMatchFileSnapshot('playthroughs/6-seats.txt')
})
