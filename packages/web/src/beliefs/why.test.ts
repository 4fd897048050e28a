// What a bot answers to "why did you accuse me?" is made of the figures of its reason, in every language.
import type { Reason } from '@safehouse/beliefs'
import { expect, test } from 'vitest'
import { de } from './i18n/de.ts'
import { en } from './i18n/en.ts'
import { nl } from './i18n/nl.ts'
import type { SentenceContext } from './statement-text.ts'
import { answerOf } from './why.tsx'

const contextIn = (words: SentenceContext['words']): SentenceContext =>
  ({ words, seats: [{ seat: 0, name: 'Otter', you: true }], options: {}, game: {} }) as unknown as SentenceContext
const statement = { kind: 'isSpy', seat: 0 } as Reason['statement']
const reason: Reason = {
  by: 1,
  statement,
  entryIndex: 9,
  isBotsOwnBelief: true,
  believed: 0.58,
  nextBest: 0.18,
  cause: { entryIndex: 4, before: 0.17, after: 0.61 },
}
const texts = ['', '', '', '', 'Otter answers: “Bread, I think.”']
/** The numbers in a text. */
const figuresIn = (sentences: readonly string[]) => sentences.join(' ').match(/\d+/g)

test.each([en, nl, de])('it names the cause, before and after, what it believed and the next suspect', (words) => {
  const answer = answerOf(reason, texts, contextIn(words))
  expect(answer.join(' ')).toContain(texts[4])
  expect(figuresIn(answer)).toEqual(['17', '61', '58', '18'])
})
test.each([en, nl, de])('an accusation that the bot did not believe is called one', (words) => {
  expect(figuresIn(answerOf({ ...reason, believed: 0, nextBest: 0 }, texts, contextIn(words)))).toEqual(['0'])
  const lie: Reason = { ...reason, statement: { kind: 'isKgb', seat: 0 } as Reason['statement'], denies: true, believed: 0.12, nextBest: 0.9 }
  expect(figuresIn(answerOf(lie, texts, contextIn(words)))).toEqual(['12'])
})
test.each([en, nl, de])('a guess is called one', (words) => {
  const answer = answerOf({ ...reason, believed: 0.3, nextBest: 0.29 }, texts, contextIn(words))
  expect(figuresIn(answer)).toEqual(['30'])
})
