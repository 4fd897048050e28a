// The shapes of what is written once a language, and the way to load one language alone.
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
  /** Words, parted by blanks, by which a typed text is taken to be about this, and about little or much of it. */
  readonly words: { readonly about: string; readonly low: string; readonly high: string }
}
export interface Talk {
  readonly topics: Readonly<Record<Feature, Topic>>
  /** Vague answers to any question: rather little, rather much. */
  readonly hazy: { readonly low: readonly string[]; readonly high: readonly string[] }
  /** Answers that say nothing. */
  readonly foggy: readonly string[]
  /** Sentences that colour an answer by who speaks. */
  readonly voices: Readonly<Record<Voice, { readonly before: readonly string[]; readonly after: readonly string[] }>>
  /** By which a typed answer says yes or no, and by which it turns the next words into their opposite. */
  readonly words: { readonly yes: string; readonly no: string; readonly not: string }
}

/** One language's names, fetched when asked for: a browser carries no other. */
export const placeTexts: Readonly<Record<'en' | 'nl' | 'de', () => Promise<PlaceTexts>>> = {
  en: async () => (await import('./places.en.ts')).en,
  nl: async () => (await import('./places.nl.ts')).nl,
  de: async () => (await import('./places.de.ts')).de,
}
