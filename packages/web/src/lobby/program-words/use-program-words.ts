// Loads the texts of the sheet that seats a program, in the language of this device.
import { lazyCatalogue } from '../../i18n/lazy-catalogue.ts'
import type { ProgramWords } from './en.ts'

export const useProgramWords = lazyCatalogue<ProgramWords>({
  en: async () => (await import('./en.ts')).en,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
})
