// The questions of the built-in decks, loaded by deck and language.
import type { Language } from '../languages.ts'
import type { PackId, QuestionPair, Sides } from './packs.ts'

type Load = () => Promise<{ readonly default: Sides<QuestionPair> }>
const files: Readonly<Record<PackId, Readonly<Record<Language, Load>>>> = {
  'kitchen-table': {
    en: () => import('./kitchen-table.en.json', { with: { type: 'json' } }),
    nl: () => import('./kitchen-table.nl.json', { with: { type: 'json' } }),
    de: () => import('./kitchen-table.de.json', { with: { type: 'json' } }),
  },
}

export const loadQuestions = async (deck: PackId, language: Language): Promise<Sides<QuestionPair>> => (await files[deck][language]()).default
