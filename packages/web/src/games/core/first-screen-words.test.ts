// Every game has a first screen in every language, and says its goal in one short sentence.
import { expect, test } from 'vitest'
import { languages } from '../../i18n/language.ts'
import { commonFirstWords, type FirstWordsByLanguage } from './first-screen-words.ts'

const wordsByGame = import.meta.glob<FirstWordsByLanguage>('../*/first-words.ts', { import: 'first', eager: true })
const MAX_GOAL_WORDS = 12

test('all five games have a first screen', () => {
  expect(Object.keys(wordsByGame)).toHaveLength(5)
})
test.each(Object.entries(wordsByGame))('%s says the goal in at most twelve words, in every language', (_, words) => {
  for (const language of languages) {
    const { goal, also, secret, now } = words[language]
    expect(goal.split(' ').length, goal).toBeLessThanOrEqual(MAX_GOAL_WORDS)
    for (const sentence of [goal, also, secret, now]) expect(sentence).toMatch(/[.?“”]$/)
    expect(Object.values(commonFirstWords[language]).every(Boolean)).toBe(true)
  }
})
