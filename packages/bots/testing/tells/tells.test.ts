// The way in which bots act does not tell their secrets: the short form of `npm run tells`.
import type { Entry, GameTypes } from '@safehouse/engine'
import { expect, test } from 'vitest'
import { areaUnder, aucOf } from './classifier.ts'
import { featuresOf, onlyManner, type Sample, samplesOf } from './samples.ts'

/** Few matches: a tell as strong as this would be seen in them. The goal of 0.55 is measured by the command. */
const STRONG_TELL = 0.65

test.each(['spyfall-2', 'cia-vs-kgb', 'top-secret'])(
  'in %s a classifier cannot tell a spy from the length of what bots say and the time they take',
  async (game) => {
    const { auc } = aucOf(onlyManner(await samplesOf(game, game === 'cia-vs-kgb' ? 20 : 10, 'short', 'quick')))
    expect(auc).toBeLessThan(STRONG_TELL)
  },
)

test('the classifier finds a planted tell, in matches that it was not trained on', () => {
  const samples = Array.from({ length: 200 }, (_, i): Sample => {
    const isSecretTrue = i % 4 === 0
    return { match: Math.floor(i / 4), isSecretTrue, features: new Map([['answer took', 3 + (i % 7) - (isSecretTrue ? 3 : 0)]]) }
  })
  expect(aucOf(samples).low).toBeGreaterThan(0.6)
})
test('the area is the share of pairs in which the spy has the higher score, ties counted half', () => {
  const scored = (score: number, isSecretTrue: boolean) => ({ score, isSecretTrue })
  expect(areaUnder([scored(3, true), scored(1, false), scored(2, false)])).toBe(1)
  expect(areaUnder([scored(1, true), scored(1, false)])).toBe(0.5)
  expect(areaUnder([scored(1, true), scored(2, false), scored(0, false)])).toBe(0.5)
})
test('features are kind, length, moment and time of what a seat did in public, and no word of what it meant', () => {
  const entry = (at: number, seat: number, fact: object) =>
    ({ at, input: { seat, action: { do: 'x', question: 'q' } }, told: [{ channel: 'open', fact }] }) as unknown as Entry<GameTypes>
  const entries = [
    entry(0, 0, { kind: 'roundBegan' }),
    entry(1000, 1, { kind: 'questionAsked', by: 1, text: 'Warm?' }),
    entry(3000, 2, { kind: 'questionAnswered', by: 2, text: 'Very.' }),
    entry(4000, 0, { kind: 'roundEnded' }),
  ]
  const features = featuresOf(entries, { from: 0, until: 3 }, 2)
  expect(Object.fromEntries(features)).toEqual({
    'questionAnswered share': 1,
    'questionAnswered length': 5,
    'questionAnswered moment': 0.75,
    'questionAnswered took': Math.log1p(2000),
  })
})
