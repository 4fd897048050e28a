import { botsFor } from '@safehouse/bots'
import { expect, test } from 'vitest'
import { duel } from './duel.ts'
import { minimax } from './minimax.ts'
import { playMatch, readSeries } from './series.ts'

const seriesFor = (players: string) => readSeries(['shadow-in-the-night'], { players, games: '6', seed: 'minimax', options: '{}' })
const { random, greedy } = botsFor('shadow-in-the-night')

test.each([1, 2])('minimax that looks at decisions to a depth of %i wins most matches against random play and against the greedy bot', (depth) => {
  expect(duel(seriesFor('2'), minimax(depth, 2), random!).share).toBeGreaterThan(0.7)
  expect(duel(seriesFor('2'), minimax(depth, 2), greedy!).share).toBeGreaterThan(0.7)
})
test('minimax plays the same match from the same secret, with any number of players', () => {
  for (const players of ['2', '4']) {
    const series = seriesFor(players)
    const play = () => playMatch(series, 0, new Array(Number(players)).fill(minimax(1, 2))).entries
    expect(play()).toEqual(play())
  }
})
