// Whole games as texts that a person can read. A change of what is told to whom shows up here as changed lines.
import { randomBot, readOptions } from '@safehouse/engine'
import { tracePlaythrough } from '@safehouse/engine/testing'
import { expect, test } from 'vitest'
import { shadowInTheNight } from './index.ts'

const playAtRandom = (seats: number, chosenOptions: object, name: string): string =>
  tracePlaythrough(shadowInTheNight, { seats, options: readOptions(shadowInTheNight.options, chosenOptions, seats) }, name, randomBot)

test('the basic game with three players', async () => {
  await expect(playAtRandom(3, {}, 'three in the night')).toMatchFileSnapshot('playthroughs/basic-3.txt')
})
test('cards and dossier with four players', async () => {
  await expect(playAtRandom(4, { cards: true, dossier: true, tallies: true }, 'four with folders')).toMatchFileSnapshot(
    'playthroughs/cards-dossier-4.txt',
  )
})
