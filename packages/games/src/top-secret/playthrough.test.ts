// Whole matches of Top Secret to read: a change of what is told to whom shows up as changed lines.
import { randomBot } from '@safehouse/engine'
import { tracePlaythrough } from '@safehouse/engine/testing'
import { expect, test } from 'vitest'
import { topSecret } from './game.ts'
import type { TopSecretOptions } from './options.ts'

const options: TopSecretOptions = { packs: ['kitchen-table'], ownPacks: [], reveal: 'asPlaced', readingSeconds: 5, decisionSeconds: 0 }

test('the playthrough of a match of three equals its golden file', async () => {
  await expect(tracePlaythrough(topSecret, { seats: 3, options }, 'three in a kitchen', randomBot)).toMatchFileSnapshot('playthroughs/three.txt')
})
test('the playthrough of a match of five, with tokens shown at once and a time limit, equals its golden file', async () => {
  const hurried: TopSecretOptions = { ...options, reveal: 'allAtOnce', decisionSeconds: 60 }
  await expect(tracePlaythrough(topSecret, { seats: 5, options: hurried }, 'five on a train', randomBot)).toMatchFileSnapshot('playthroughs/five.txt')
})
