import { randomBot } from '@safehouse/engine'
import { playthrough } from '@safehouse/engine/testing'
import { expect, test } from 'vitest'
import { topSecret } from './game.ts'
import type { TopSecretOptions } from './options.ts'

const options: TopSecretOptions = { packs: ['kitchen-table'], ownPacks: [], reveal: 'asPlaced', readingSeconds: 5, decisionSeconds: 0 }

test('a game of three reads as written down', async () => {
  await expect(playthrough(topSecret, { seats: 3, options }, 'three in a kitchen', randomBot)).toMatchFileSnapshot('playthroughs/three.txt')
})
test('a game of five, all tokens shown at once and time running, reads as written down', async () => {
  const hurried: TopSecretOptions = { ...options, reveal: 'allAtOnce', decisionSeconds: 60 }
  await expect(playthrough(topSecret, { seats: 5, options: hurried }, 'five on a train', randomBot)).toMatchFileSnapshot('playthroughs/five.txt')
})
