import { isDeep } from '@safehouse/engine/testing'
import { languages } from '@safehouse/games/spyfall-2'
import { describe, expect, test } from 'vitest'
import { measured } from '../../../training/spyfall-2/measure.ts'
import { pairsIn } from '../../../training/spyfall-2/pairs.ts'
import { measuredSets, readImagined, readIndirect, readMeasured, readQuestions, readWritten } from '../../../training/spyfall-2/seeds.ts'
import { de } from './weights.de.ts'
import { en } from './weights.en.ts'
import { nl } from './weights.nl.ts'

describe.each(languages)('in %s', (language) => {
  test.each([
    ['held-out', 300, 0.91, 0.93],
    ['held-out-later', 190, 0.91, 0.93],
    ['held-out-last', 300, 0.94, 0.9],
  ] as const)('what people type is understood about as well as when it was trained: %s', (set, leastPairs, leastTopic, leastPolarity) => {
    const { pairs, topic, form, polarity } = measured(language, set)
    expect(pairs).toBeGreaterThanOrEqual(leastPairs)
    expect(topic).toBeGreaterThan(leastTopic)
    expect(form).toBeGreaterThan(0.98)
    expect(polarity).toBeGreaterThan(leastPolarity)
  })
  const written = [...readWritten(language), ...readImagined(language), ...readIndirect(language)]
  test('at least three thousand different pairs were written, and none that is held out is among them, nor in deep tests among those made of them', () => {
    const texts = (pairs: readonly { readonly question: string; readonly answer: string }[]) =>
      new Set(pairs.map(({ question, answer }) => `${question}\n${answer}`))
    expect(texts(readWritten(language)).size).toBeGreaterThanOrEqual(3000)
    const trained = texts(isDeep ? pairsIn(language) : written)
    for (const set of measuredSets) for (const heldOut of texts(readMeasured(language, set))) expect(trained.has(heldOut), heldOut).toBe(false)
  })
  test('no question of the later sets was written for training', () => {
    const questions = new Set([...written, ...readQuestions(language)].map(({ question }) => question))
    for (const set of ['held-out-later', 'development'] as const)
      for (const { question } of readMeasured(language, set)) expect(questions.has(question), question).toBe(false)
  })
})

test('the weights of all languages take less than a megabyte', () => {
  const bytes = [en, nl, de].flatMap(({ counts, marks, codes, centroids, layers }) =>
    [counts, marks, codes, centroids, layers].map((table) => atob(table as string).length),
  )
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(1_000_000)
})
