import { botsFor } from '@safehouse/bots'
import { expect, test } from 'vitest'
import { readSeries } from './series.ts'
import { kgbTurns, SPYFALL_OPTIONS, spyfallTells } from './tells.ts'

const tableOf = (players: string) => readSeries(['spyfall-2'], { players, games: '2', seed: 'tells', options: SPYFALL_OPTIONS })

test('every round of Spyfall 2 counts once for its table, and once for all tables', () => {
  const lines = spyfallTells([tableOf('4'), tableOf('6')], botsFor('spyfall-2').normal!, 'normal')
  expect(lines.map(({ what, result }) => [what.replace(/[\d.]+\)/, '0)'), result.n])).toEqual([
    ['normal: the plainest of 4 is the spy', 10],
    ['normal: spies among 4 win', 10],
    ['normal: the plainest of 6 is the spy', 10],
    ['normal: spies among 6 win', 10],
    ['normal: rounds last until time is up', 20],
    ['normal: rounds under 3 minutes (median 0)', 20],
    ['normal: rounds over 6 minutes (median 0)', 20],
  ])
  expect(lines[5]!.result.share + lines[6]!.result.share).toBeLessThanOrEqual(1)
})

test('a spy of Spyfall 2 who alone speaks plainly is found by it, and one who never does is not', () => {
  const normal = botsFor('spyfall-2').normal!
  const speaking =
    (spyText: string, otherText: string): typeof normal =>
    (seen, chance) => {
      const move = normal(seen, chance)
      const isSpy = (seen.view.hand as { card: { place: string | null } }).card.place === null
      return move?.action.do === 'answer' ? { ...move, action: { ...move.action, text: isSpy ? spyText : otherText } as never } : move
    }
  const shareFound = (bot: typeof normal) => spyfallTells([tableOf('4')], bot, 'normal')[0]!.result.share
  expect(shareFound(speaking('Yes, very much so.', 'hm'))).toBeGreaterThan(shareFound(speaking('hm', 'Yes, very much so.')) + 0.5)
})

test('matches of CIA vs. KGB and their seats are counted', () => {
  const series = readSeries(['cia-vs-kgb'], { players: '6', games: '5', seed: 'tells', options: '{}' })
  const [short, leftOut] = kgbTurns(series, botsFor('cia-vs-kgb').hard!, 'hard')
  expect(short!.what).toMatch(/^hard: matches with fewer than 15 questions \(median \d+\)$/)
  expect([short!.result.n, leftOut!.result.n]).toEqual([5, 30])
})
