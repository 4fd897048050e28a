import { expect, test } from 'vitest'
import { de } from './i18n/de.ts'
import { en } from './i18n/en.ts'
import { nl } from './i18n/nl.ts'
import { type SentenceContext, statementText, textAbout } from './statement-text.ts'

const contextIn = (words: SentenceContext['words']): SentenceContext =>
  ({ words, seats: [{ seat: 0, name: 'Mara', you: true }], options: {}, game: {} }) as unknown as SentenceContext
const about = (kind: string) => ({ kind, seat: 0 })

test('a denied statement is said as its opposite, in every language', () => {
  const denied = (kind: string) => [en, nl, de].map((words) => statementText(about(kind), contextIn(words), true))
  expect(denied('isSpy')).toEqual(['You are no spy', 'Jij bent geen spion', 'Du bist kein Spion'])
  expect(denied('isKgb')).toEqual(['You are CIA', 'Jij bent van de CIA', 'Du bist bei der CIA'])
  expect(statementText(about('isSpy'), contextIn(en))).toBe('You are a spy')
})

test('of everybody’s answers a turning point tells those of the player whom its statement is about', () => {
  const answers = [
    { text: 'Mara said no.', seats: [0] },
    { text: 'Noor said yes.', seats: [1] },
  ]
  expect(textAbout(about('isYellow'), answers)).toBe('Mara said no.')
  expect(textAbout({ kind: 'isYellow', seat: 2 } as never, answers)).toBe('Mara said no. Noor said yes.')
  expect(textAbout({ kind: 'isPlace' }, [{ text: 'Time is up.', seats: [] }, ...answers])).toBe('Time is up. Mara said no. Noor said yes.')
})
