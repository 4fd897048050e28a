import { isDeep } from '@safehouse/engine/testing'
import { languages } from '@safehouse/games/spyfall-2'
import { describe, expect, test } from 'vitest'
import { measured } from '../../../training/spyfall-2/measure.ts'
import { pairsIn } from '../../../training/spyfall-2/pairs.ts'
import {
  heldOutSets,
  measuredSets,
  readEveryday,
  readImagined,
  readIndirect,
  readMeasured,
  readQuestions,
  readWritten,
  withoutMarks,
} from '../../../training/spyfall-2/seeds.ts'
import { de } from './weights.de.ts'
import { en } from './weights.en.ts'
import { nl } from './weights.nl.ts'

describe.each(languages)('in %s', (language) => {
  test.each([
    ['held-out-1', { pairs: 300, topic: 0.91, topicByBoth: 0.92, form: 0.98, polarity: 0.91, whole: 0.88 }],
    ['held-out-2', { pairs: 190, topic: 0.91, topicByBoth: 0.93, form: 0.98, polarity: 0.95, whole: 0.92 }],
    ['held-out-3', { pairs: 299, topic: 0.94, topicByBoth: 0.96, form: 0.98, polarity: 0.92, whole: 0.9 }],
    ['held-out-4', { pairs: 300, topic: 0.86, topicByBoth: 0.89, form: 0.96, polarity: 0.93, whole: 0.88 }],
  ] as const)('what people type is understood about as well as when it was trained: %s', (set, least) => {
    const { pairs, topic, topicByBoth, form, polarity, whole } = measured(language, set)
    expect(pairs).toBeGreaterThanOrEqual(least.pairs)
    expect(topic).toBeGreaterThan(least.topic)
    expect(topicByBoth).toBeGreaterThan(least.topicByBoth)
    expect(form).toBeGreaterThan(least.form)
    expect(polarity).toBeGreaterThan(least.polarity)
    expect(whole).toBeGreaterThan(least.whole)
  })
  test('of all answers that are held out and say much or little, more than 94 in a hundred are understood as such, and 91 with their topic', () => {
    const sets = heldOutSets.map((set) => measured(language, set))
    const answers = sets.reduce((sum, one) => sum + one.plain, 0)
    const shareOf = (key: 'polarity' | 'whole') => sets.reduce((sum, one) => sum + one[key] * one.plain, 0) / answers
    expect(answers).toBeGreaterThan(850)
    expect(shareOf('polarity')).toBeGreaterThan(0.94)
    expect(shareOf('whole')).toBeGreaterThan(0.91)
  })
  test('of all answers that are held out, say much or little and have their topic read rightly, more than 95 in a hundred are understood as such', () => {
    const sets = heldOutSets.map((set) => measured(language, set).ofTopicsRead)
    const answers = sets.reduce((sum, one) => sum + one.plain, 0)
    expect(answers).toBeGreaterThan(780)
    expect(sets.reduce((sum, one) => sum + one.polarity * one.plain, 0) / answers).toBeGreaterThan(0.95)
  })
  const written = [readWritten, readEveryday, readImagined, readIndirect].flatMap((read) => read(language))
  test('at least three thousand different pairs were written, and none that is held out is among them, nor in deep tests among those made of them', () => {
    const texts = (pairs: readonly { readonly question: string; readonly answer: string }[]) =>
      new Set(pairs.map(({ question, answer }) => `${withoutMarks(question)}\n${withoutMarks(answer)}`))
    expect(texts(readWritten(language)).size).toBeGreaterThanOrEqual(3000)
    const trained = texts(isDeep ? pairsIn(language) : written)
    for (const set of measuredSets) for (const heldOut of texts(readMeasured(language, set))) expect(trained.has(heldOut), heldOut).toBe(false)
  })
  test('no question of the second set and of the first development pairs was written for training', () => {
    const questions = new Set([...written, ...readQuestions(language)].map(({ question }) => withoutMarks(question)))
    for (const set of ['held-out-2', 'development-1'] as const)
      for (const { question } of readMeasured(language, set)) expect(questions.has(withoutMarks(question)), question).toBe(false)
  })
})

test('the weights of all languages take less than a megabyte', () => {
  const bytes = [en, nl, de].flatMap(({ counts, marks, codes, centroids, layers }) =>
    [counts, marks, codes, centroids, layers].map((table) => atob(table as string).length),
  )
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(1_000_000)
})
