import { botsFor } from '@safehouse/bots'
import { expect, test } from 'vitest'
import { readSeries } from './series.ts'
import { readDossiers } from './shadow-dossiers.ts'

const { greedy, quick } = botsFor('shadow-in-the-night')
const series = readSeries(['shadow-in-the-night'], { players: '4', games: '8', seed: 'dossiers', options: '{"dossier":true}' })

test('whoever always moves its own agent up is named by a reader of the first rank, who then wins', () => {
  const [names, wins] = readDossiers(series, greedy!, 'greedy')
  expect(names!.what).toMatch(/^dossier: agents named by whoever reads greedy by one rank of suspects: best of ranks 1 to 6 \(\d+, /)
  const byRank = names!.what
    .match(/\((.*) %\)/)![1]!
    .split(', ')
    .map(Number)
  expect(byRank).toHaveLength(6)
  expect(byRank[0]).toBe(Math.max(...byRank))
  expect(names!.result.share).toBeGreaterThan(0.5)
  expect([names!.result.n, wins!.result.n]).toEqual([24, 8])
  expect([names!.goal, wins!.goal]).toEqual([{ atMost: 0.4 }, { atMost: 0.32 }])
})

// A dossier that names its author twice is refused, which ends the series with an error.
test('a reader that recruited an agent names itself at its first one alone', () => {
  const withCards = readSeries(['shadow-in-the-night'], { players: '3', games: '1', seed: 'tidy', options: '{"dossier":true,"cards":true}' })
  expect(readDossiers(withCards, quick!, 'quick').map(({ result }) => result.n)).toEqual([2, 1])
})
