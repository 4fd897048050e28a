import { expect, test } from 'vitest'
import { de } from './i18n/de.ts'
import { en } from './i18n/en.ts'
import { nl } from './i18n/nl.ts'
import { type SentenceContext, statementText, textAbout } from './statement-text.ts'

const contextIn = (words: SentenceContext['words']): SentenceContext =>
  ({ words, seats: [{ seat: 0, name: 'Mara', you: true }], options: {}, game: {} }) as unknown as SentenceContext
const about = (kind: string, seat = 0) => ({ kind, seat })

test('a denied statement is said as its opposite, in every language', () => {
  const denied = (kind: string) => [en, nl, de].map((words) => statementText(about(kind), contextIn(words), true))
  expect(denied('isSpy')).toEqual(['You are no spy', 'Jij bent geen spion', 'Du bist kein Spion'])
  expect(denied('isKgb')).toEqual(['You are CIA', 'Jij bent van de CIA', 'Du bist bei der CIA'])
  expect(statementText(about('isSpy'), contextIn(en))).toBe('You are a spy')
})

const answers = [
  { text: 'Mara said no.', seats: [0] },
  { text: 'Noor said yes.', seats: [1] },
]
const timeIsUp = { text: 'Time is up.', seats: [] }
test('a turning point quotes only the texts about its statement’s seat, and those about nobody', () => {
  expect(textAbout(about('isYellow', 0), answers)).toBe('Mara said no.')
  expect(textAbout(about('isYellow', 1), [timeIsUp, ...answers])).toBe('Time is up. Noor said yes.')
})
test('a turning point quotes all texts if none is about its statement’s seat, or the statement is about no seat', () => {
  expect(textAbout(about('isYellow', 2), answers)).toBe('Mara said no. Noor said yes.')
  expect(textAbout({ kind: 'isPlace' }, [timeIsUp, ...answers])).toBe('Time is up. Mara said no. Noor said yes.')
})
