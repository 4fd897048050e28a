// The language of this device: the one chosen in the settings (a shared screen has its own), else the first of the browser's that exists here. Message catalogues
// are loaded one at a time; a screen never shows two languages at once.
import { signal } from '@preact/signals'
import { type Language, languages } from '@safehouse/content/languages.ts'
import { loadChunk } from '../chunks.ts'
import { titlesIn } from '../games/listing.ts'
import { setting } from '../settings.ts'
import type { Messages } from './en.ts'

export { type Language, languages }
/** Each in its own language. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', nl: 'Nederlands', de: 'Deutsch' }

const catalogues: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
}

const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text)
function preferredLanguage(): Language {
  const isScreen = location.pathname.startsWith('/screen')
  for (const chosen of [isScreen ? setting('screenLanguage') : undefined, setting('language')]) if (chosen && isLanguage(chosen)) return chosen
  for (const tag of navigator.languages) {
    const base = tag.split('-')[0]!.toLowerCase()
    if (isLanguage(base)) return base
  }
  return 'en'
}

/** The current language. Set before the first render, and only together with its catalogue. */
export const language = signal<Language>('en')
/** The catalogue of the house, and the names and taglines that the games bring themselves. */
type HouseMessages = Messages & { readonly games: ReturnType<typeof titlesIn> }
const catalogue = signal<HouseMessages | undefined>(undefined)

/** Loads a language's catalogue and switches to it. */
export async function loadLanguage(next: Language = preferredLanguage()): Promise<void> {
  const words = await loadChunk(catalogues[next])
  language.value = next
  catalogue.value = { ...words, games: titlesIn(next) }
  document.documentElement.lang = next
}
/** The shell's catalogue in the current language. A component that reads it re-renders when the language changes. */
export function messages(): HouseMessages {
  if (!catalogue.value) throw new Error('loadLanguage() must end before the first screen')
  return catalogue.value
}
