import { lexiconIn } from '@safehouse/beliefs/spyfall-2'
import { botsFor } from '@safehouse/bots'
import { quickChance } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { readSeries } from './series.ts'
import { countRounds, kgbTurns, spyfallOptions, spyfallTells, tellsOf } from './tells.ts'

const tableOf = (players: string, options: Parameters<typeof spyfallOptions>[0] = {}) =>
  readSeries(['spyfall-2'], { players, games: '2', seed: 'tells', options: spyfallOptions(options) })

test.each([
  ['4', {}, 'normal, 4 players'],
  ['8', { spies: 2 }, 'normal, 8 players, two spies'],
  ['10', { spies: 2, oldPals: true }, 'normal, 10 players, old pals'],
] as const)('every round of Spyfall 2 counts once in each line of its table (%s players, %o)', (players, options, table) => {
  const lines = spyfallTells(tableOf(players, options), botsFor('spyfall-2').normal!, 'normal')
  expect(lines.map(({ what, result }) => [what.replace(/[\d.]+\)/, '0)'), result.n])).toEqual([
    [`${table}: the plainest is a spy`, 10],
    [`${table}: spies win`, 10],
    [`${table}: rounds last until time is up`, 10],
    [`${table}: rounds under 3 minutes (median 0)`, 10],
    [`${table}: rounds over 6 minutes (median 0)`, 10],
  ])
})

test('minutes, time-ups, wins and plain spies of Spyfall 2 are counted as the log has them', () => {
  const { talk } = lexiconIn('en')
  const question = talk.topics.noise.ask[0]!
  let at = 0
  const told = (minutes: number, fact: object) => {
    at += minutes * 60_000
    return { at, told: [{ fact }] } as never
  }
  /** A round of three: seat 0 answers plainly, seats 1 and 2 do not. */
  const round = (spy: number, minutes: number, how: 'timeUp' | 'accused', spiesWin: boolean) => [
    told(1, { kind: 'clockStarted' }),
    ...[0, 1, 2].flatMap((to) => [
      told(0, { kind: 'questionAsked', by: (to + 1) % 3, to, text: question }),
      told(0, { kind: 'questionAnswered', by: to, text: to === 0 ? talk.topics.noise.high[0] : talk.foggy.any[0] }),
    ]),
    told(minutes, {
      kind: 'roundEnded',
      cards: [0, 1, 2].map((seat) => (seat === spy ? null : seat)),
      ending: { how, convicted: null },
      awards: [{ seat: spy, reason: spiesWin ? 'spiesWon' : 'stayedHidden', points: 2 }],
    }),
  ]
  const log = [...round(0, 2, 'accused', true), ...round(1, 4, 'timeUp', true), ...round(2, 7, 'timeUp', false), ...round(2, 8, 'timeUp', true)]
  const rounds = countRounds(log, quickChance('plainest'))
  expect(rounds).toEqual([
    { seats: 3, spies: 1, spiesWon: true, isPlainestSpy: true, isTimeUp: false, minutes: 2 },
    { seats: 3, spies: 1, spiesWon: true, isPlainestSpy: false, isTimeUp: true, minutes: 4 },
    { seats: 3, spies: 1, spiesWon: false, isPlainestSpy: false, isTimeUp: true, minutes: 7 },
    { seats: 3, spies: 1, spiesWon: true, isPlainestSpy: false, isTimeUp: true, minutes: 8 },
  ])
  const lines = tellsOf(rounds, 'three')
  expect(lines.map(({ what, result }) => [what, result.share])).toEqual([
    ['three: the plainest is a spy', 0.25],
    ['three: spies win', 0.75],
    ['three: rounds last until time is up', 0.75],
    ['three: rounds under 3 minutes (median 7.0)', 0.25],
    ['three: rounds over 6 minutes (median 7.0)', 0.5],
  ])
  expect(lines[0]!.goal).toEqual({ atMost: 1 / 3 + 0.07 })
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
  const shareFound = (bot: typeof normal) => spyfallTells(tableOf('4'), bot, 'normal')[0]!.result.share
  expect(shareFound(speaking('Yes, very much so.', 'hm'))).toBeGreaterThan(shareFound(speaking('hm', 'Yes, very much so.')) + 0.5)
})

test('matches of CIA vs. KGB and their seats are counted', () => {
  const series = readSeries(['cia-vs-kgb'], { players: '6', games: '5', seed: 'tells', options: '{}' })
  const [short, leftOut] = kgbTurns(series, botsFor('cia-vs-kgb').hard!, 'hard')
  expect(short!.what).toMatch(/^hard: matches with fewer than 15 questions \(median \d+\)$/)
  expect([short!.result.n, leftOut!.result.n]).toEqual([5, 30])
})
