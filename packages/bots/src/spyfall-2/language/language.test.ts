import { languages } from '@safehouse/games/spyfall-2'
import { describe, expect, test } from 'vitest'
import { measured } from '../../../training/spyfall-2/measure.ts'
import { pairsIn } from '../../../training/spyfall-2/pairs.ts'
import { readHeldOut } from '../../../training/spyfall-2/seeds.ts'
import { de } from './weights.de.ts'
import { en } from './weights.en.ts'
import { nl } from './weights.nl.ts'

describe.each(languages)('in %s', (language) => {
  test('what people type is understood about as well as when it was trained', () => {
    const { pairs, topic, form, polarity } = measured(language)
    expect(pairs).toBeGreaterThanOrEqual(300)
    expect(topic).toBeGreaterThan(0.72)
    expect(form).toBeGreaterThan(0.95)
    expect(polarity).toBeGreaterThan(0.78)
  })
  test('at least three thousand different pairs are trained on, and none that is held out', () => {
    const pairs = pairsIn(language)
    const different = new Set(pairs.map(({ question, answer }) => `${question}\n${answer}`))
    expect(different.size).toBeGreaterThanOrEqual(3000)
    for (const { question, answer } of readHeldOut(language)) expect(different.has(`${question}\n${answer}`), question).toBe(false)
  })
})

test('the weights of all languages take less than a megabyte', () => {
  const bytes = [en, nl, de].flatMap(({ question, direction, answer }) => [question, direction, answer].map((table) => atob(table as string).length))
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(1_000_000)
})
