// Types of the texts that exist once for each language (places.*.ts, talk.*.ts), and loading the names of one language.
import type { Feature } from './features.ts'
import type { PackId, PlaceId } from './packs.ts'
import type { Voice } from './voices.ts'

export interface PlaceTexts {
  readonly packs: Readonly<Record<PackId, { readonly name: string; readonly about: string }>>
  readonly places: Readonly<Record<PlaceId, { readonly name: string; readonly roles: readonly string[] }>>
}

/** What can be said about one feature: questions, and plain answers for little, some and much of it. */
export interface Topic {
  readonly ask: readonly string[]
  readonly low: readonly string[]
  readonly mid: readonly string[]
  readonly high: readonly string[]
  /** Words, separated by blanks, that show that a typed text is about this feature, and that it means little or much of it. */
  readonly words: { readonly about: string; readonly low: string; readonly high: string }
}
export interface Talk {
  readonly topics: Readonly<Record<Feature, Topic>>
  /** Vague answers, by the form of the question: rather little, rather much of what was asked for. */
  readonly hazy: Readonly<Record<'yesNo' | 'amount' | 'open', { readonly low: readonly string[]; readonly high: readonly string[] }>>
  /** Answers that say nothing, by the form of the question; `any` to a yes or no. */
  readonly foggy: Readonly<Record<'any' | 'amount' | 'who' | 'what' | 'why' | 'where' | 'when', readonly string[]>>
  /** A yes or a no before an answer to a question that asks for one. */
  readonly leads: { readonly yes: readonly string[]; readonly no: readonly string[] }
  /** Sentences that a voice may put before or after an answer. */
  readonly voices: Readonly<Record<Voice, { readonly before: readonly string[]; readonly after: readonly string[] }>>
  /** Words, separated by blanks, for yes, for no, and those that negate the words after them. */
  readonly words: { readonly yes: string; readonly no: string; readonly not: string }
}

/** Loads the names of places and roles in one language. */
export const placeTexts: Readonly<Record<'en' | 'nl' | 'de', () => Promise<PlaceTexts>>> = {
  en: async () => (await import('./places.en.ts')).en,
  nl: async () => (await import('./places.nl.ts')).nl,
  de: async () => (await import('./places.de.ts')).de,
}
