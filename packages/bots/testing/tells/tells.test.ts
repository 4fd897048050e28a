// The way in which bots act does not tell their secrets: the short form of `npm run tells`.
import type { Entry, GameTypes } from '@safehouse/engine'
import { describe, expect, test } from 'vitest'
import { areaUnderCurve, aucOf } from './classifier.ts'
import { joinTables, keepColumns, type Sample, tableOf } from './sample-table.ts'
import { featuresOf, isManner, isMannerOrChoice, type Offered, samplesOf } from './samples.ts'

/** Few matches: a tell as strong as this would be seen in them. The goal of 0.55 is measured by the command. */
const STRONG_TELL = 0.65

test.each(['spyfall-2', 'cia-vs-kgb', 'top-secret'])(
  'in %s a classifier cannot tell a spy from what bots choose to do, the length of what they say and the time they take',
  async (game) => {
    const samples = await samplesOf({ game, matches: game === 'cia-vs-kgb' ? 20 : 10, seed: 'short', level: 'quick' })
    expect(aucOf(keepColumns(samples, isManner)).auc).toBeLessThan(STRONG_TELL)
    expect(aucOf(keepColumns(samples, isMannerOrChoice)).auc).toBeLessThan(STRONG_TELL)
  },
)

test('the classifier finds a planted tell, in matches that it was not trained on', () => {
  const samples = Array.from({ length: 200 }, (_, i): Sample => {
    const isSecretTrue = i % 4 === 0
    return { match: Math.floor(i / 4), isSecretTrue, features: new Map([['answer took', 3 + (i % 7) - (isSecretTrue ? 3 : 0)]]) }
  })
  expect(aucOf(tableOf(samples)).low).toBeGreaterThan(0.6)
})
test('the area is the share of pairs in which the spy has the higher score, ties counted half', () => {
  const scored = (score: number, isSecretTrue: boolean) => ({ score, isSecretTrue })
  expect(areaUnderCurve([scored(3, true), scored(1, false), scored(2, false)])).toBe(1)
  expect(areaUnderCurve([scored(1, true), scored(1, false)])).toBe(0.5)
  expect(areaUnderCurve([scored(1, true), scored(2, false), scored(0, false)])).toBe(0.5)
})
describe('features', () => {
  const entry = (at: number, seat: number, fact: object, question = 'q') =>
    ({ at, input: { seat, action: { do: 'x', question } }, told: [{ channel: 'open', fact }] }) as unknown as Entry<GameTypes>
  test('are kind, length, moment and time of what a seat did in public, and no word of what it meant', () => {
    const entries = [
      entry(0, 0, { kind: 'roundBegan' }),
      entry(1000, 1, { kind: 'questionAsked', by: 1, text: 'Warm?' }),
      entry(3000, 2, { kind: 'questionAnswered', by: 2, text: 'Very.' }),
      entry(4000, 0, { kind: 'roundEnded' }),
    ]
    const features = featuresOf(entries, { from: 0, until: 3 }, 2, new Map())
    expect(Object.fromEntries(features)).toEqual({
      'questionAnswered share': 1,
      'questionAnswered length': 5,
      'questionAnswered moment': 0.75,
      'questionAnswered took': Math.log1p(2000),
    })
  })
  test('of a seat’s own choice leave out how often and when the table made it vote', () => {
    const entries = [
      entry(0, 0, { kind: 'roundBegan' }),
      entry(1000, 1, { kind: 'accused', by: 1 }, 'accuse.1'),
      entry(2000, 1, { kind: 'voted', by: 1 }, 'vote.1'),
      entry(4000, 0, { kind: 'roundEnded' }),
    ]
    const offered: Offered = new Map([
      ['1 accuse.1', 'standing'],
      ['1 vote.1', 'due'],
    ])
    const features = [...featuresOf(entries, { from: 0, until: 3 }, 1, offered)].filter(([name]) => isMannerOrChoice(name))
    expect(Object.fromEntries(features)).toEqual({
      'accused chosen count': 1,
      'accused chosen moment': 0.25,
      'accused length': 0,
      'accused took': Math.log1p(1000),
      'voted length': 0,
      'voted took': Math.log1p(1000),
    })
  })
})

test('tables of samples that were made apart are joined by the names of their features', () => {
  const sample = (match: number, features: readonly [string, number][]): Sample => ({ match, isSecretTrue: match === 1, features: new Map(features) })
  const joined = joinTables([tableOf([sample(0, [['voted took', 2]])]), tableOf([sample(1, [['accused chosen count', 3]])])])
  expect(joined.names).toEqual(['accused chosen count', 'voted took'])
  // What was never chosen was chosen no times; any other feature is missing.
  expect([...joined.values]).toEqual([0, 2, 3, Number.NaN])
  expect([[...joined.matches], [...joined.secrets]]).toEqual([
    [0, 1],
    [0, 1],
  ])
})
test('a series that is played in parts has the same samples', async () => {
  const series = { game: 'cia-vs-kgb', matches: 4, seed: 'short', level: 'quick' }
  const joined = joinTables([await samplesOf(series, 0, 2), await samplesOf(series, 1, 2)])
  const whole = await samplesOf(series)
  const rowsOf = ({ names, matches, values }: typeof whole) =>
    [...matches].map((match, i) => [match, ...values.subarray(i * names.length, (i + 1) * names.length)].join()).sort()
  expect(rowsOf(joined)).toEqual(rowsOf(whole))
})
