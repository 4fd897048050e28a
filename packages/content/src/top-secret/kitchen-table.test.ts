// The built-in deck of Top Secret is complete in each language, fits a phone, and repeats nothing.
import { describe, expect, test } from 'vitest'
import { languages } from '../languages.ts'
import { longestQuestion, packs } from './packs.ts'
import { loadQuestions } from './questions.ts'
import { yesRates } from './rates.ts'

const deck = packs.find(({ id }) => id === 'kitchen-table')!
const rates = yesRates['kitchen-table'].flat()
const textsIn = Object.fromEntries(await Promise.all(languages.map(async (language) => [language, await loadQuestions(deck.id, language)] as const)))
const questionsIn = (language: string): string[] => textsIn[language]!.flat().flatMap(({ yellow, blue }) => [yellow, blue])

test('[TS-01] a hundred cards with two sides make two hundred pairs', () => {
  expect(yesRates['kitchen-table']).toHaveLength(deck.cards)
  for (const card of yesRates['kitchen-table']) expect(card).toHaveLength(deck.sides)
  expect(rates).toHaveLength(200)
})

describe.each(languages)('the questions in language %s', (language) => {
  const questions = questionsIn(language)
  test('are complete, card by card and side by side', () => {
    expect(textsIn[language]!.map((card) => card.length)).toEqual(yesRates['kitchen-table'].map((card) => card.length))
    for (const question of questions) expect(question).toMatch(/^[A-ZÄÖÜ].{10,}\?$/)
  })
  test('fit the card on a phone', () => {
    expect(questions.filter((question) => question.length > longestQuestion)).toEqual([])
  })
  test('are all different, and no two of them are the same in other words', () => {
    expect(new Set(questions.map((question) => question.toLowerCase())).size).toBe(400)
    expect(findNearlyAlike(questions)).toEqual([])
  })
  test('are spelt with real apostrophes and quotation marks', () => {
    expect(questions.filter((question) => /['"]| {2}/.test(question))).toEqual([])
  })
})

describe('the guessed yes-rates', () => {
  test('let an answer hint and not tell: each is between 25 and 75', () => {
    for (const { yellow, blue } of rates) for (const rate of [yellow, blue]) expect(rate >= 25 && rate <= 75).toBe(true)
  })
  test('differ within a pair, so that there is a hint at all', () => {
    for (const { yellow, blue } of rates) expect(Math.abs(yellow - blue)).toBeGreaterThanOrEqual(10)
  })
  test('make no colour the one that says yes', () => {
    const mean = (team: 'yellow' | 'blue') => rates.reduce((sum, pair) => sum + pair[team], 0) / rates.length
    expect(Math.abs(mean('yellow') - mean('blue'))).toBeLessThan(1)
  })
})

/** Pairs of questions that share more than half of their telling words: those of four letters or more that are not in every other question. */
function findNearlyAlike(questions: readonly string[]): string[] {
  const wordsOf = (question: string) => new Set(question.toLowerCase().match(/\p{L}{4,}/gu))
  const uses = new Map<string, number>()
  for (const question of questions) for (const word of wordsOf(question)) uses.set(word, (uses.get(word) ?? 0) + 1)
  const telling = questions.map((question) => [...wordsOf(question)].filter((word) => uses.get(word)! <= questions.length * 0.03))
  const found: string[] = []
  for (let i = 0; i < questions.length; i++)
    for (let j = 0; j < i; j++) {
      const shared = telling[i]!.filter((word) => telling[j]!.includes(word)).length
      if (shared / (telling[i]!.length + telling[j]!.length - shared) > 0.5) found.push(`${questions[j]} / ${questions[i]}`)
    }
  return found
}
