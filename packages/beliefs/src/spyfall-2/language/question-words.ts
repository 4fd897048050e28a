// The form of a question by its question word: where a typed question begins with one (after a filler or two), nothing has to be guessed.
import type { Language } from '@safehouse/games/spyfall-2'
import { plainWords } from './features.ts'
import type { Form } from './labels.ts'

/** Dutch “waar” is missing: “waar ruikt het naar” asks what, and “is het waar” asks yes or no, so the classifier decides. */
const byLanguage: Readonly<Record<Language, Readonly<Partial<Record<Form, string>>>>> = {
  en: { who: 'who whos whom whose', what: 'what whats which', why: 'why', where: 'where wheres', when: 'when', amount: 'how hows' },
  nl: { who: 'wie', what: 'wat welke welk', why: 'waarom hoezo', where: 'waarheen', when: 'wanneer', amount: 'hoe hoeveel hoelang' },
  de: {
    who: 'wer wen wem wessen',
    what: 'was welche welcher welches welchen wonach worauf womit',
    why: 'warum wieso weshalb',
    where: 'wo wohin woher',
    when: 'wann',
    amount: 'wie wieviel wieviele',
  },
}
/** How many words may come before the question word. */
const MAX_FILLERS = 1

const tables = Object.fromEntries(
  Object.entries(byLanguage).map(([language, forms]) => [
    language,
    new Map(Object.entries(forms).flatMap(([form, words]) => words.split(' ').map((word) => [word, form as Form] as const))),
  ]),
) as unknown as Readonly<Record<Language, ReadonlyMap<string, Form>>>

export function formByWord(text: string, language: Language): Form | undefined {
  for (const word of plainWords(text).slice(0, MAX_FILLERS + 1)) {
    const form = tables[language].get(word)
    if (form) return form
  }
  return undefined
}
