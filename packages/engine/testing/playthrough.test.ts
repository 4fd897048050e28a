// A playthrough as text, of the toy game.
import { expect, test } from 'vitest'
import { randomBot } from '../src/index.ts'
import { tracePlaythrough } from './playthrough.ts'
import { winks } from './toy/index.ts'

test('a playthrough shows every decision, who heard what of it, and the end', async () => {
  const text = tracePlaythrough(winks, { seats: 3, options: { rounds: 12, seconds: 30 } }, 'winks across the table', randomBot)
  for (const words of ['the deal', 'the clock: fade:', 'nobody', 'all', 'over: {"winners":']) expect(text).toContain(words)
  await expect(text).toMatchFileSnapshot('toy/playthroughs/winks-across-the-table.txt')
})
